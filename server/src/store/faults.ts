/** A database that is there and may not be used now; a sentence for whoever started the program. */
export class CannotOpen extends Error {}

/**
 * The file under the database's name is not the one that was opened: what is written now would be gone with the
 * process.
 */
export class FileLost extends Error {
  constructor(file: string) {
    super(
      `${file} was deleted or replaced while it was in use. Nothing more is stored or acknowledged. ` +
        'Put that very file back, or stop this process and restore a backup.',
    )
  }
}

/** The fault of statements whose guard changed nothing. */
export const TAKEN = 'taken'

/** The database answers, but the last commit did not work: a full disk, a lost connection. */
export class CommitFailed extends Error {}
