/** Observations as somebody wants them: gathered to longer periods, and in the unit of the series. */
import { timesTenTo } from '#kit/numbers.ts'
import { lastDayOf } from '#kit/periods.ts'
import { canGather, gathered } from '../dates/gather.ts'
import type { Given, Grain, Observation } from '../given.ts'
import type { Note } from '../understood.ts'

export type AsAsked = { observations: Observation[]; frequency: Grain; notes: Note[] }

export function asAsked(read: Observation[], frequency: Grain, given: Given): AsAsked {
  const { gather, scale = 1 } = given
  const scaled = scale === 1 ? read : read.map(([at, value]): Observation => [at, times(value, scale)])
  const notes: Note[] = scale === 1 ? [] : [{ note: 'scaled', factor: scale }]
  if (!gather || !canGather(frequency, gather.to))
    return { observations: scaled, frequency, notes: [...notes, ...notYetOver(scaled, given)] }
  const { observations, incomplete } = gathered(scaled, frequency, gather)
  if (incomplete.length > 0) notes.push({ note: 'incomplete', at: incomplete })
  return { observations, frequency: gather.to, notes: [...notes, ...notYetOver(observations, given)] }
}

/** By a power of ten no digit is lost. */
function times(value: number, factor: number): number {
  const power = Math.log10(factor)
  return Number.isInteger(power) ? timesTenTo(power, value) : value * factor
}

/** The last value may be of a year that is still under way. */
function notYetOver(observations: readonly Observation[], { retrieved }: Given): Note[] {
  const last = observations.at(-1)?.[0]
  return retrieved && last && lastDayOf(last) > retrieved ? [{ note: 'not-yet-over', at: last }] : []
}
