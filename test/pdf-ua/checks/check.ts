/** One thing that a PDF for everybody must keep, and where a file does not. */
import type { PdfFile } from '../file.ts'

export type Check = {
  /** Of ISO 14289-1, and the number of the test in it that veraPDF counts: '7.1-3'. */
  clause: string
  /** Of the Matterhorn Protocol 1.1: '01-005'. */
  matterhorn: string
  says: string
  /** Where it is not so, in a few words each. */
  faults(file: PdfFile): string[]
}
