import type { Line } from './messages.ts'

/** A browser's `Worker`, or `self` inside of one. */
interface BrowserPort {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

export const browserLine = <Out, In>(port: BrowserPort): Line<Out, In> => ({
  send: (message) => port.postMessage(message),
  onMessage: (listener) => port.addEventListener('message', ({ data }) => listener(data as In)),
})
