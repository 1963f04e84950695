import { InputError } from '@anachron/kernel'
import { CommanderError } from 'commander'
import { program } from './program.ts'

/** Mistakes of whoever typed end with one sentence and 2; faults of ours with a stack and 1. */
try {
  await program().parseAsync(process.argv)
} catch (error) {
  if (error instanceof InputError) {
    console.error(error.message)
    process.exitCode = 2
  } else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else {
    console.error(error)
    process.exitCode = 1
  }
}
