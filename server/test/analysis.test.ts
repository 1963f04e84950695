import { looksBack } from './analysis-conformance.ts'

looksBack(
  () => undefined,
  // A file has one process: the second takes the place of the first.
  async (first) => {
    await first.stop()
    return first.file
  },
)
