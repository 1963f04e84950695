/** The part of the library that is used here; it comes without types. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number
    sampleRate: number
    audioContext: AudioContext
    buildSamples(...numbers: (number | undefined)[]): number[]
    playSamples(channels: readonly (readonly number[])[], volume?: number, rate?: number): AudioBufferSourceNode
  }
}
