/** The chance of a yes, in the log-odds in which it is pooled. */
import { pooledLogOdds } from '#engine/crowd/pool.ts'
import { chanceOf } from '#engine/units.ts'
import { type ShiftType, wentInPercent } from './shift-type.ts'

export const binaryShift: ShiftType<'binary'> = () => ({
  option: null,
  voiceOf: ({ probability }) => [probability],
  measure(voices, { skills, calibration: { shift, scale } }) {
    const chances = voices.map((voice) => voice[0] ?? 0)
    return shift + scale * pooledLogOdds(chances, skills)
  },
  unitOf: chanceOf,
  went: (from, to) => wentInPercent(from.probability, to.probability),
})
