/** How likely is a trend to stand at or above a value at a given time, or at or below it? Read off the stored projection, in words. */
import { sayDay } from '#kit/dates.ts'
import { sayEstimate, sayNumber } from '#kit/numbers.ts'
import { readPoint } from '#series/point-chance.ts'
import { sayStep } from '#series/words.ts'
import type { MadeProjection } from '#series/projection.ts'

export type ChanceAnswer = {
  chance: number
  /** 'about as likely as not'. */
  inWords: string
  /** What the projection says of that time, and what must be known about it. */
  about: string
}

type Projected = Pick<MadeProjection, 'points' | 'bounds'>

/** Which side of the value is asked about. */
export const sides = {
  least: { says: 'At least', comparison: '>=' },
  most: { says: 'At most', comparison: '<=' },
} as const
export type Side = keyof typeof sides

/** `last`: the year, quarter or month of the last observation, from which steps are counted. */
export function answerChance(
  { points, bounds }: Projected,
  { at, value, side }: { at: string; value: number; side: Side },
  last: string,
): ChanceAnswer | null {
  const point = points.find((one) => one.at === at)
  if (!point) return null
  const { median, low80, high80, chanceOf } = readPoint(point, bounds)
  const say = (one: number) => sayEstimate(one, high80 - low80)
  const checked = points.findLast(({ validated }) => validated)?.at
  const chance = chanceOf(sides[side].comparison, value)
  return {
    chance,
    inWords: wordsOf(chance),
    about: [
      `For ${sayDay(at)} the median is ${say(median)}, and 80% of outcomes are expected between ${say(low80)} and ${say(high80)}.`,
      `${sayStep(at, last)}.`,
      whyCertain(value, bounds),
      !point.validated && `This is further ahead than the method was checked${checked ? ` (${sayDay(checked)})` : ''}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

const written = /^([+−-]?[\d,\s]*\.?\d*(?:e[+-]?\d+)?)\s*%?\s*(thousand|million|billion|trillion)?$/i

/** A number as people write it: '450', '1,200', '27.4%', '1.5 million', '−3'. Null where it is none. */
export function readValue(typed: string): number | null {
  const [, number = '', word = ''] = written.exec(typed.trim()) ?? []
  const plain = number.replace('−', '-').replaceAll(/[,\s](?=\d{3}(?!\d))|\s+$/g, '')
  const value = plain === '' ? Number.NaN : Number(plain) * (multiples[word.toLowerCase()] ?? 1)
  return Number.isFinite(value) ? value : null
}

const multiples: Record<string, number | undefined> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

/** The bands in which a chance is called so. Each begins where the one before ends. */
const words: [below: number, words: string][] = [
  [0.01, 'almost ruled out'],
  [0.1, 'very unlikely'],
  [0.33, 'unlikely'],
  [0.45, 'less likely than not'],
  [0.55, 'about as likely as not'],
  [0.67, 'more likely than not'],
  [0.9, 'likely'],
  [0.99, 'very likely'],
]

function wordsOf(chance: number): string {
  if (chance === 0) return 'impossible'
  if (chance === 1) return 'certain'
  return words.find(([below]) => chance < below)?.[1] ?? 'almost certain'
}

function whyCertain(value: number, { least, most }: MadeProjection['bounds']): string | false {
  if (most !== null && value > most) return `No value can be above ${sayNumber(most)}.`
  return least !== null && value <= least && `No value can be below ${sayNumber(least)}.`
}
