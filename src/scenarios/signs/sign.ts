/**
 * Which early signs of a world are on, since when and by what, and what they turned to before. Pure: what is known of
 * the items that they watch is handed in.
 */
import { z } from 'zod'
import type { Signpost } from '../scenario.ts'
import { type Read, readOf, type Watched } from './read-sign.ts'
import { observed } from './observed.ts'

export const sign = z.object({
  title: z.string(),
  isOn: z.boolean(),
  /** Of a series, what it was read off: the value that switched it on, else the newest; null where there is none. */
  read: observed.extend({ unit: z.string() }).nullable(),
  /** Of a question, how it came out, and since which day that is known; null while it is open. */
  came: z.object({ value: z.string().nullable(), since: z.string() }).nullable().default(null),
  /** Whether what it watches may be seen. */
  isSeen: z.boolean().default(true),
  /** What it asks of what: one that asks something else has no past. Empty of signs from before this was kept. */
  asks: z.string().default(''),
})
export type Sign = z.output<typeof sign>

/**
 * That a signpost turned. `at`: the time of the value that did it, null of a question. `on`: the day since which that
 * is known. `by`: what turned it; missing where nobody noted it, and of a value that came.
 */
export const turn = z.object({
  title: z.string(),
  isOn: z.boolean(),
  at: z.string().nullable(),
  on: z.string(),
  by: z.enum(['revision', 'withdrawal', 'outcome']).exactOptional(),
})
export type Turn = z.output<typeof turn>

export const signs = z.object({ signs: z.array(sign), turns: z.array(turn) })
export type Signs = z.output<typeof signs>

type Watching = {
  signposts: readonly Signpost[]
  /** By the ref of what is watched. */
  watched: Readonly<Record<string, Watched>>
  /** What had been kept of them, as it was made last. */
  before: Signs
}

/** Of each signpost; one that has turned more often has told all that it can. */
const mostTurns = 12

/** The signs as they stand, with all their turns; looking again adds none. */
export function signsOf({ signposts, watched, before }: Watching): Signs {
  const all = signposts.map((signpost) => {
    const asks = JSON.stringify(Object.entries(signpost).filter(([field]) => field !== 'title'))
    const known = watched[signpost.watch] ?? null
    const read = readOf(signpost, known)
    const turns = turnsBefore(before, signpost.title, asks)
    return {
      sign: { title: signpost.title, ...read, isSeen: known !== null, asks },
      turns: [...turns, ...turnsTo(read, turns.at(-1), known).map((one) => ({ title: signpost.title, ...one }))],
    }
  })
  return { signs: all.map((one) => one.sign), turns: all.flatMap(({ turns }) => turns.slice(-mostTurns)) }
}

function turnsBefore({ signs: kept, turns }: Signs, title: string, asks: string): Turn[] {
  const own = kept.find((one) => one.title === title)
  return own && (own.asks === '' || own.asks === asks) ? turns.filter((one) => one.title === title) : []
}

/** What it turned to since it turned last. What may not be seen has not turned. */
function turnsTo(read: Read, last: Turn | undefined, known: Watched | null): Omit<Turn, 'title'>[] {
  if (!known) return []
  const on = read.isOn ? onBy(read) : null
  const fell = last?.isOn ? offBy(read, last, known) : null
  return [...(fell ? [fell] : []), ...(on && (fell || !last?.isOn) ? [on] : [])]
}

function onBy({ read, came }: Read): Omit<Turn, 'title'> | null {
  if (came) return { isOn: true, at: null, on: came.since, by: 'outcome' }
  return read && { isOn: true, at: read.at, on: read.knownSince.slice(0, 10) }
}

/** Null while what switched it on still does. */
function offBy(now: Read, { at }: Turn, known: Watched): Omit<Turn, 'title'> | null {
  if (at === null) return now.isOn ? null : { isOn: false, at, on: known.since ?? '', by: 'outcome' }
  const turned = known.observations.find((one) => one.at === at)
  if (!turned || isOnBy(now, turned)) return null
  const by = turned.value === null ? 'withdrawal' : 'revision'
  return { isOn: false, at, on: turned.knownSince.slice(0, 10), by }
}

/** An earlier one may switch it on by now as well. */
function isOnBy({ isOn, read }: Read, { at, value }: Watched['observations'][number]): boolean {
  return isOn && value !== null && read !== null && read.at <= at
}
