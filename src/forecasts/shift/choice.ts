/** Of several options the one that leads in the end: the log-odds of its share. */
import { poolOfOptions } from '#engine/crowd/multiple-choice-pool.ts'
import { chanceOf, logOdds, probability } from '#engine/units.ts'
import { type ShiftType, wentInPercent } from './shift-type.ts'

export const choiceShift: ShiftType<'choice'> = ({ options }, last) => {
  const chances = options.map((name) => last.probabilities[name] ?? 0)
  const leading = chances.indexOf(Math.max(...chances))
  const option = options[leading] ?? ''
  return {
    option,
    voiceOf: ({ probabilities }) => options.map((name) => probabilities[name] ?? 0),
    measure(voices, { skills }) {
      const shares = poolOfOptions(
        voices.map((voice) => Array.from(voice)),
        skills,
      )
      return logOdds(probability(shares[leading] ?? 0))
    },
    unitOf: chanceOf,
    went: (from, to) => wentInPercent(from.probabilities[option] ?? 0, to.probabilities[option] ?? 0),
  }
}
