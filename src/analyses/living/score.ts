/** How right a report was, once what it foretold is known. Computed anew whenever that turns out otherwise. */
import { z } from 'zod'
import { scaledIntervalScore } from '#engine/projection/accuracy.ts'
import { brierScore } from '#engine/scores/brier-score.ts'
import { probability } from '#engine/units.ts'
import type { Awaits, Came } from './awaits.ts'

export const score = z.object({
  /** What came, in words, and on which day, where that is known. */
  came: z.string(),
  on: z.string().nullable(),
  /** Of a chance: whether what it was given to happened, and the Brier score. */
  hasHappened: z.boolean().nullable(),
  brier: z.number().nullable(),
  /** Of a range: whether it held what came, and its interval score, in its unit and in mean changes of the series. */
  isInside: z.boolean().nullable(),
  interval: z.number().nullable(),
  scaled: z.number().nullable(),
})
export type Score = z.output<typeof score>

/** Null where what came says nothing of what was foretold. */
export function scoreOf({ said }: Pick<Awaits, 'said'>, came: Came): Score | null {
  return said.is === 'chance' ? ofChance(said, came) : ofRange(said, came)
}

type Said<Is extends Awaits['said']['is']> = Extract<Awaits['said'], { is: Is }>
const unscored = { hasHappened: null, brier: null, isInside: null, interval: null, scaled: null }

/** A chance of .7 for what happened scores .09, and .49 for what did not. */
function ofChance({ chance, of, isDenied }: Said<'chance'>, { outcome, amount, says, on }: Came): Score | null {
  const has = 'outcome' in of ? outcome && outcome === of.outcome : amount !== null && isOnSide(of, amount)
  if (has === null || ('value' in of && amount === null)) return null
  const hasHappened = (has === true) !== isDenied
  return { ...unscored, came: says, on, hasHappened, brier: brierScore(probability(chance), hasHappened) }
}

function isOnSide({ side, value }: { side: 'at-least' | 'below'; value: number }, amount: number): boolean {
  return side === 'at-least' ? amount >= value : amount < value
}

/** The interval score is its width, and 2 / (1 - level) times what came lies outside (Gneiting and Raftery 2007). */
function ofRange({ low, high, level }: Said<'range'>, { amount, says, on, step }: Came): Score | null {
  if (amount === null) return null
  const over = (scale: number) => scaledIntervalScore([amount], [{ low, high }], level, scale)
  const isInside = amount >= low && amount <= high
  return {
    ...unscored,
    came: says,
    on,
    isInside,
    interval: over(1),
    scaled: step !== null && step > 0 ? over(step) : null,
  }
}
