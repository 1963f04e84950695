import { browserLine, type Thread } from '@anachron/bots'

/** A worker of the browser for a pool. */
export const browserThread = <Out, In>(worker: Worker): Thread<Out, In> => ({
  ...browserLine<Out, In>(worker as never),
  end: () => worker.terminate(),
  onEnd(listener) {
    worker.addEventListener('error', (e) => {
      e.preventDefault()
      listener(`The worker has stopped: ${e.message}`, false)
    })
  },
})
