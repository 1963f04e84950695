// What Node, browsers and workers all offer beyond the language itself. tsconfig.pure.json knows this and no more.
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean })
  decode(input?: ArrayBuffer | ArrayBufferView): string
}
declare function structuredClone<T>(value: T): T
declare const performance: { now(): number }
