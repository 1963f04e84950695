import { rich, t } from '@anachron/kit'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

/** Between two people at one screen: nothing of the table is in the page until the right one says so. */
export function Curtain({ name, ready }: { name: string; ready(): void }) {
  return (
    <ModalOverlay className="curtain" isOpen isKeyboardDismissDisabled>
      <Modal>
        <Dialog className="curtain-dialog" role="alertdialog">
          <svg viewBox="0 0 200 90" aria-hidden="true">
            <path d="M10 6H190" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
            {[20, 45, 70, 95, 120, 145, 170].map((x) => (
              <path
                key={x}
                d={`M${x} 8c-8 26 10 46 0 76h18c8-26-8-50 0-76Z`}
                fill="var(--sheet-high)"
                stroke="var(--line)"
              />
            ))}
          </svg>
          <Heading slot="title">{t('The curtain is drawn')}</Heading>
          <p>{rich`The next decision is ${<strong>{name}</strong>}’s. Hand over the screen; the other one looks away.`}</p>
          {/* biome-ignore lint/a11y/noAutofocus: there is nothing else on this screen */}
          <button type="button" className="button first" autoFocus onClick={ready}>
            {t`I am ${name}: open the curtain`}
          </button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
