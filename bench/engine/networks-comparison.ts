/** One value of a reference and ours, for the comparisons of networks and cross-impacts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** They agree when they differ by no more than `within`. */
export type Comparison = {
  readonly what: string
  readonly ours: number
  readonly theirs: number
  readonly within: number
}

export function agrees({ ours, theirs, within }: Comparison): boolean {
  return Math.abs(ours - theirs) <= within
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
