/** The chance of a yes, in the log-odds in which it is pooled. */
import { pooledLogOdds } from '#engine/crowd/pool.ts'
import { chanceOf } from '#engine/units.ts'
import { type ShiftType, wentInPercent } from './shift-type.ts'

export const binaryShift: ShiftType<'binary'> = () => ({
  option: null,
  voiceOf: ({ probability }) => [probability],
  measure: (voices) =>
    pooledLogOdds(
      voices.map((voice) => voice[0] ?? 0),
      null,
    ),
  unitOf: chanceOf,
  went: (from, to) => wentInPercent(from.probability, to.probability),
})
