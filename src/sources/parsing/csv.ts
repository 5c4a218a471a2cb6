/** A text of separated values as rows of cells, parted as the files are that people bring. */
import { type Delimiter, tokenize } from '#series/reading/text/tokenize.ts'
import { Unreadable } from '#series/reading/unreadable.ts'
import { SourceFault } from '../faults.ts'

export type Separator = Exclude<Delimiter, 'whitespace'>

/** Empty lines are no rows. Throws `SourceFault` where the text breaks off, or is longer than anybody reads. */
export function readCsv(text: string, separator: Separator = ','): string[][] {
  try {
    return tokenize(text.replace(/^\uFEFF/, ''), separator).map(({ cells }) => cells.map(String))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw error.code === 'too-big'
      ? new SourceFault('too-big', 'It has more rows or columns than are read.')
      : new SourceFault('cut-off', 'A quoted cell has no end.')
  }
}

/** The place of each column by its name, without regard to case and blanks around it. */
export function columnsOf(header: readonly string[]): Map<string, number> {
  return new Map(header.map((name, place) => [name.trim().toLowerCase(), place]))
}
