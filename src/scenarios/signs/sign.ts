/**
 * Which early signs of a world are on, since when and by which value, and what they turned to before. Pure: what is
 * known of the items that they watch is handed in.
 */
import { z } from 'zod'
import { isMet } from '#kit/comparison-words.ts'
import type { Signpost } from '../scenario.ts'

const observed = z.object({
  at: z.string(),
  value: z.number(),
  /** Since when this value is known. */
  knownSince: z.string(),
  isProvisional: z.boolean(),
})

/** What is watched, where it may be seen. */
export type Watched = {
  unit: string
  /** From the last that was known when the scenario was written on, the oldest first. */
  observations: z.output<typeof observed>[]
  /** Of a prediction: how it came out, and on which day. */
  outcome: { value: string | null; at: string } | null
}

export const sign = z.object({
  title: z.string(),
  isOn: z.boolean(),
  /** What it was read off: the value that switched it on, else the newest; null where there is none. */
  read: observed.extend({ unit: z.string() }).nullable(),
})
export type Sign = z.output<typeof sign>

/** That a signpost turned. `on`: the day since which the value is known that turned it. */
export const turn = z.object({ title: z.string(), isOn: z.boolean(), at: z.string(), on: z.string() })
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

/** A signpost that has turned more often than this has told all that it can. */
const mostTurns = 60

/** The signs as they stand, with all their turns; looking again adds none. */
export function signsOf({ signposts, watched: known, before }: Watching): Signs {
  const standing = signposts.map((one) => signOf(one, known[one.watch] ?? null))
  const fresh = standing.flatMap((one) => {
    const was = before.signs.find(({ title }) => title === one.title)?.isOn ?? false
    return was === one.isOn || !one.read ? [] : [turnOf(one, one.read)]
  })
  const titles = signposts.map(({ title }) => title)
  const turns = [...before.turns, ...fresh].filter(({ title }) => titles.includes(title))
  return { signs: standing, turns: turns.slice(-mostTurns) }
}

function turnOf({ title, isOn }: Sign, { at, knownSince }: z.output<typeof observed>): Turn {
  return { title, isOn, at, on: knownSince.slice(0, 10) }
}

/**
 * On from the first value that is as asked, in the years that it was to be seen in. What comes later does not switch it
 * off: a sign that was seen was seen. Only where that value is revised was there none.
 */
function signOf(signpost: Signpost, known: Watched | null): Sign {
  const { title, by } = signpost
  if (!known) return { title, isOn: false, read: null }
  if ('outcome' in signpost) {
    const { outcome } = known
    const isOn = outcome !== null && outcome.value === signpost.outcome && Number(outcome.at.slice(0, 4)) <= by
    return { title, isOn, read: null }
  }
  const { comparison, threshold } = signpost
  const inTime = known.observations.filter(({ at }) => Number(at.slice(0, 4)) <= by)
  const first = inTime.find(({ value }) => isMet(value, comparison, threshold))
  const read = first ?? inTime.at(-1)
  return { title, isOn: first !== undefined, read: read ? { ...read, unit: known.unit } : null }
}
