/** Why a file is not taken as a whole, as the reader's own parts say it to each other: `readSeries` answers with it. */
import type { Read, RefusedCode } from './understood.ts'

export class Unreadable extends Error {
  override name = 'Unreadable'
  readonly code: RefusedCode
  readonly read: Read
  constructor(code: RefusedCode, read: Read = {}) {
    super(code)
    this.code = code
    this.read = read
  }
}
