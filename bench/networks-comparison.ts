/** One value of a reference and ours, for the comparisons of networks and cross-impacts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the vectors lie: beside the repository, as the README says. */
export const vectors = join(import.meta.dirname, '../../shared/reference/vectors')

/** They agree when they differ by no more than `within`. */
export type Comparison = { readonly what: string; readonly ours: number; readonly theirs: number; readonly within: number }

export function agrees({ ours, theirs, within }: Comparison): boolean {
  return Math.abs(ours - theirs) <= within
}

/** Counts the values that agree and that differ, and names the first that differ on the error stream. */
export function tally(all: readonly Comparison[]): { agree: number; differ: number } {
  const differing = all.filter((one) => !agrees(one))
  for (const { what, ours, theirs } of differing.slice(0, 20)) process.stderr.write(`${what}: ours ${ours}, theirs ${theirs}\n`)
  return { agree: all.length - differing.length, differ: differing.length }
}

/** The files of a folder whose names begin so; their shape is what the caller says, as written in the files' notes. */
export function vectorFiles<Shape>(folder: string, prefix: string): Shape[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Shape) // our own reference
}

/** What `work` answers, and the milliseconds of processor time it took. */
export function timed<Answer>(work: () => Answer): { answer: Answer; milliseconds: number } {
  const began = process.cpuUsage()
  const answer = work()
  const { user, system } = process.cpuUsage(began)
  return { answer, milliseconds: Math.round((user + system) / 100) / 10 }
}
