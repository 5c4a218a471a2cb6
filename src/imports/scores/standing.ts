/** What one said of a question that several files tell of, each as it was when it was made. */
import type { Asked } from '../reading/told.ts'
import { type ImportedScore, type Said, scoreOf } from './score.ts'

/** `by`: the import that tells it. */
export type Held = Said & { by: string }

/** `held`: what imports tell of it, by moment, import and place in the file. `brought`: what a newer file tells, in its order. */
export type Scorable = {
  key: string
  asked: Pick<Asked, 'question' | 'opens' | 'closes' | 'outcome'>
  held: Held[]
  brought: Said[]
}

/** `fresh`: how many of what was brought stood in no file before, and how many of these take nothing back. */
export type Found = {
  key: string
  score: ImportedScore | null
  forecasts: number
  last: Said | null
  fresh: { rows: number; forecasts: number }
}

/** `last` is null where nothing was said of it: what did was undone meanwhile. */
export function foundOf({ key, asked, held, brought }: Scorable): Found {
  const newest = brought.map((one) => ({ ...one, by: 'this' }))
  const said = standingOf([...held, ...newest].toSorted((a, b) => a.at - b.at))
  const had = new Set(held.map(signOf))
  const fresh = brought.filter((one) => !had.has(signOf(one)))
  return {
    key,
    score: scoreOf(asked, said),
    forecasts: forecastsIn(said),
    last: said.at(-1) ?? null,
    fresh: { rows: fresh.length, forecasts: forecastsIn(fresh) },
  }
}

/**
 * Of each moment what the newest import that tells of it says, in the order of its file: platforms write whole seconds, and
 * options that came later are in the newer file alone.
 */
function standingOf(held: readonly Held[]): Said[] {
  const newest = new Map(held.map(({ at, by }) => [at, by]))
  return held.filter(({ at, by }) => by === newest.get(at)).map(({ at, estimate }) => ({ at, estimate }))
}

/** The same for the same moment and value, in whatever order their fields come back from the database. */
function signOf({ at, estimate }: Said): string {
  return `${at} ${JSON.stringify(estimate, (_, value: unknown) => (isFields(value) ? Object.entries(value).toSorted() : value))}`
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What takes back what stood is none. */
function forecastsIn(said: readonly Said[]): number {
  return said.filter(({ estimate }) => estimate !== null).length
}
