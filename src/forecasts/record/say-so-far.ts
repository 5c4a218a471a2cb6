/** Interim scores in words. */
import { sayCounted } from '#kit/numbers.ts'
import type { MeanSoFar } from '../scores/mean-so-far.ts'
import { laterDays } from '../words.ts'
import { sayBrier } from './say-scores.ts'

/** 'So far, by what the crowd said 90 days later, 2 forecasts of yours have a Brier score of 0.213, of which 0.201 could not be avoided. Interim: it counts nowhere.' */
export function saySoFar({ forecasts, brier, least }: MeanSoFar): string {
  const have = forecasts === 1 ? 'has' : 'have, on average,'
  return `So far, by what the crowd said ${laterDays} days later, ${sayCounted(forecasts, 'forecast')} of yours ${have} a Brier score of ${sayBrier(brier)}, of which ${sayBrier(least)} could not be avoided. Interim: it counts nowhere.`
}
