/** Whether the number of a headline is right: within what is accepted, and of the asked event. */
import type { GoldNumber } from './gold-answer.ts'
import type { Headline } from './headline.ts'
import type { Stated } from './numbers.ts'
import { type Asked, strangersIn } from './same-event.ts'
import { chanceOf, isWithin } from './within.ts'

export type Verdict = {
  is: 'right' | 'another-event' | 'wrong-number' | 'unanswered' | 'false-refusal' | 'wrong-refusal'
  why: string[]
}

export function numberVerdict(headline: Headline | null, asked: Asked): Verdict {
  if (!headline?.number) return { is: 'unanswered', why: ['a headline in words'] }
  const { gold, question } = asked
  const context = `${headline.figure} ${headline.says} ${headline.sentence}`
  const isRight = isAccepted(headline.number, headline, gold, context)
  const strangers = [
    ...strangersIn(headline, asked),
    ...(isRight
      ? []
      : (question.mustNotSay ?? []).filter((one) => isThat(headline.number, one)).map(({ event }) => event)),
    ...(!isRight && isOpposite(headline, asked) ? ['the opposite'] : []),
  ]
  if (strangers.length > 0) return { is: 'another-event', why: strangers }
  return isRight ? { is: 'right', why: [] } : { is: 'wrong-number', why: ['out of range'] }
}

function isAccepted(number: Stated, headline: Headline, gold: GoldNumber, context: string): boolean {
  if (gold.kind === 'which')
    return isSecond(headline, gold) ? isNearSecond(number, gold) : isWithin(number, gold, context)
  if (gold.kind !== 'compare') return isWithin(number, gold, context)
  const isOfFirst =
    isOfFirstOption(`${headline.figure} ${headline.says}`, gold) ?? isOfFirstOption(headline.sentence, gold)
  return isOfFirst !== null && isWithin(isOfFirst ? number : oppositeOf(number), gold, context)
}

type Which = Extract<GoldNumber, { kind: 'which' }>

/** Whether it is told of the second option, where the gold accepts that too. */
function isSecond({ figure, says }: Headline, { option, second, secondValue }: Which): boolean {
  if (second === undefined || secondValue === undefined) return false
  return !figure.includes(option) && `${figure} ${says}`.includes(second)
}

function isNearSecond(number: Stated, { low, high, secondValue = 0 }: Which): boolean {
  const chance = chanceOf(number)
  return chance !== null && Math.abs(chance - secondValue) <= (high - low) / 2 + 0.005
}

type Compare = Extract<GoldNumber, { kind: 'compare' }>

/** The chance is of the option that is named first; null where none is. */
function isOfFirstOption(text: string, { options }: Compare): boolean | null {
  const places = options.map(({ words }) => Math.min(...words.map((word) => placeOf(text, word))))
  const first = Math.min(...places)
  return first === Infinity ? null : places[0] === first
}

function placeOf(text: string, word: string): number {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return at < 0 ? Infinity : at
}

const oppositeOf = (one: Stated): Stated => ({ ...one, value: (one.is === 'percent' ? 100 : 1) - one.value })

/** Of what can be turned around: something denied, or one thing above another. */
function isOpposite({ number }: Headline, { part, gold }: Asked): boolean {
  const isTurned = part.negated || (part.relation !== null && 'factor' in part.relation && 'other' in part.relation.of)
  return gold.kind === 'chance' && isTurned && number !== null && isWithin(oppositeOf(number), gold, '')
}

/** The number that answers another question, as it would be printed. */
function isThat(number: Stated | null, { kind, value }: { kind: string; value: number }): boolean {
  if (!number) return false
  if (kind === 'chance') return Math.abs((chanceOf(number) ?? 9) - value) <= 0.005
  if (kind === 'time') return number.is === 'time' && Math.floor(number.value) === Math.floor(value)
  return [number.value, number.unscaled].some((one) => Math.abs(one - value) <= 0.005 * Math.abs(value))
}
