/**
 * What Farsight and the model say of one question, in words: how far apart they lie, and why the one counts less. Free
 * of schemas, so that the browser needs none.
 */
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayEstimate, sayNumber } from '#kit/numbers.ts'
import type { Pool } from './pooled.ts'
import type { PooledAmounts, PooledChance } from '../forecast.ts'
import type { Amounts } from '../question-type.ts'

/** Two chances this near say the same: five points are within what anybody who forecasts means. */
const sameWithin = 0.05
/** From here on a reader has to know why. */
const farFrom = 0.2

export function areFarApart({ house, model }: Pick<PooledChance, 'house' | 'model'>): boolean {
  return Math.abs(house - model) >= farFrom
}

/** 'Farsight says 89%, the model 5%: 84 points apart.' */
export function sayGap(chances: Pick<PooledChance, 'house' | 'model'>): string {
  return `Farsight says ${sayChance(chances.house)}, the model ${sayChance(chances.model)}: ${sayApart(chances)}.`
}

/** '84 points apart', 'they agree'. */
export function sayApart({ house, model }: Pick<PooledChance, 'house' | 'model'>): string {
  const gap = Math.abs(house - model)
  return gap < sameWithin ? 'they agree' : `${Math.round(gap * 100)} points apart`
}

/** 'Farsight has its middle at 4.6, the model at 4.4.' */
export function sayMiddles({ house, model }: Pick<PooledAmounts, 'house' | 'model'>): string {
  return `Farsight has its middle at ${sayNumber(house.p50)}, the model at ${sayAbout(model)}.`
}

/** 'Farsight 4.6, model 4.4'. */
export function sayBothMiddles({ house, model }: Pick<PooledAmounts, 'house' | 'model'>): string {
  return `Farsight ${sayNumber(house.p50)}, model ${sayAbout(model)}`
}

const sayAbout = ({ p5, p50, p95 }: Amounts) => sayEstimate(p50, p95 - p5)

/** 'Farsight 89%, model 5%'. */
export function sayBoth({ house, model }: Pick<PooledChance, 'house' | 'model'>): string {
  return `Farsight ${sayChance(house)}, model ${sayChance(model)}`
}

/** Parts that take less away than this are not worth a word. */
const inFull = 0.95

/**
 * 'The model counts 0.35 where Farsight counts 1: its series ends in 2021, its errors were larger than usual.' Where
 * both count alike, that nobody knows yet which of them is right more often.
 */
export function sayWeight({ weight, news, skill, bands, lastAt }: Omit<Pool, keyof PooledChance>): string {
  const reasons = [
    ...(news < inFull ? [`its series ends in ${sayDay(lastAt)}, and Farsight has seen what came since`] : []),
    ...(skill < inFull ? ['its errors on this series were larger than those of most projections'] : []),
    ...(bands < inFull ? ['its bands held fewer past values than they promise'] : []),
  ]
  if (reasons.length === 0) return 'Both count alike, as long as their records do not tell them apart.'
  return `The model counts ${weight.toFixed(2)} where Farsight counts 1: ${reasons.join('; ')}.`
}

const longestExcerpt = 180

/** The first sentences of a reason, as many as are short together; at least the beginning of the first. */
export function excerptOf(reason: string): string {
  const flat = reason.replace(/\s+/g, ' ').trim()
  const sentences = flat.match(/.+?[.!?](?= [A-Z“(]|$)/g) ?? [flat]
  const [first = flat, ...rest] = sentences.map((one) => one.trim())
  if (first.length > longestExcerpt) return `${first.slice(0, longestExcerpt).replace(/\s\S*$/, '')} …`
  let said = first
  for (const one of rest) {
    if (`${said} ${one}`.length > longestExcerpt) break
    said = `${said} ${one}`
  }
  return said
}
