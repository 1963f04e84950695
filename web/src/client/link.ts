import { t } from '@anachron/kit'
/** A way to a host: text out, text in. The same whether the host lives in a worker of this browser or on a server. */
export interface Link {
  send(text: string): void
  close(): void
}

export interface Listener {
  opened(): void
  arrived(text: string): void
  /** Lost; whoever listens may open another link. */
  closed(reason: string): void
}

export type Connect = (listener: Listener) => Link

export const overSocket =
  (url: string): Connect =>
  (listener) => {
    const socket = new WebSocket(url)
    socket.addEventListener('open', () => listener.opened())
    socket.addEventListener('message', (e) => listener.arrived(String(e.data)))
    socket.addEventListener('close', (e) => listener.closed(e.reason || t('The connection to the server was lost.')))
    return { send: (text) => socket.send(text), close: () => socket.close() }
  }

export const overWorker =
  (start: () => Worker): Connect =>
  (listener) => {
    const worker = start()
    let dead = false
    const die = (reason: string): void => {
      if (dead) return
      dead = true
      worker.terminate()
      listener.closed(reason)
    }
    worker.addEventListener('message', (e: MessageEvent<unknown>) => {
      if (typeof e.data === 'string') listener.arrived(e.data)
      else if (e.data === null) listener.opened()
    })
    worker.addEventListener('error', (e) => {
      e.preventDefault()
      die(t`The table in this browser stopped: ${e.message || t('its worker died')}.`)
    })
    return { send: (text) => worker.postMessage(text), close: () => die('closed') }
  }
