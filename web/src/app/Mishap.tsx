import { t } from '@anachron/kit'
import { Component, type ReactNode } from 'react'

/**
 * Catches what should never happen, says so, and offers ways on. Matches are stored before they are shown, so nothing
 * is lost.
 */
export class Mishap extends Component<{ children: ReactNode }, { problem?: Error }> {
  override state: { problem?: Error } = {}

  static getDerivedStateFromError(problem: Error): { problem: Error } {
    return { problem }
  }

  override render(): ReactNode {
    const { problem } = this.state
    if (!problem) return this.props.children
    return (
      <main className="opening mishap" id="main" role="alert">
        <h1>{t('Something broke on this screen.')}</h1>
        <p>{t('Your matches are safe: every answer is stored before it is shown.')}</p>
        <p className="note">{problem.message}</p>
        <p>
          <button type="button" className="button first" onClick={() => location.reload()}>
            {t('Load it again')}
          </button>{' '}
          <a className="button" href="#/">
            {t('To the shelf')}
          </a>
        </p>
      </main>
    )
  }
}
