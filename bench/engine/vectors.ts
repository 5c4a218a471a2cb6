/** The values of a reference, beside ours: where they lie, and how many of ours agree. */
import { join } from 'node:path'

/** Beside the repository, as the README says. */
export const vectors = join(import.meta.dirname, '../../../shared/reference/vectors')

type Compared = { readonly what: string; readonly ours: number | null; readonly theirs: number | null }

/** Counts the values that agree and that differ, and names the first that differ on the error stream. */
export function tally<One extends Compared>(
  all: readonly One[],
  differs: (one: One) => boolean,
): { agree: number; differ: number } {
  const differing = all.filter(differs)
  for (const { what, ours, theirs } of differing.slice(0, 20))
    process.stderr.write(`${what}: ours ${ours}, theirs ${theirs}\n`)
  return { agree: all.length - differing.length, differ: differing.length }
}
