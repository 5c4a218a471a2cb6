/** What a preview says in words. Free of schemas, so that the browser can use it. */
import type { BudgetName } from '#membership/catalogue.ts'
import { sayDay } from '#kit/dates.ts'
import { sayCounted, sayNumber } from '#kit/numbers.ts'
import { sayCount } from '#membership/words.ts'
import { sayDollars } from '../model/dollars.ts'
import type { Preview } from './preview.ts'

/** '8 trends, 12 predictions and 1 scenario bear on it.' */
export function sayScope({
  trends,
  predictions,
  scenarios,
}: Pick<Preview, 'trends' | 'predictions' | 'scenarios'>): string {
  const kinds = { trend: trends.length, prediction: predictions.length, scenario: scenarios.length }
  const parts = Object.entries(kinds).flatMap(([noun, count]) => (count > 0 ? [sayCounted(count, noun)] : []))
  const total = trends.length + predictions.length + scenarios.length
  return `${listed(parts)} ${total === 1 ? 'bears' : 'bear'} on it.`
}

/** Where it is too little for a report. One sentence, wherever it is said. */
export function sayEmpty({
  trends,
  predictions,
  scenarios,
  read,
}: Pick<Preview, 'trends' | 'predictions' | 'scenarios' | 'read'>): string {
  if (isForeign(read)) return 'Please ask in English'
  const isNothing = trends.length + predictions.length + scenarios.length === 0
  return `The base knows ${isNothing ? 'nothing' : 'too little'} about this`
}

/** What to do about it. */
export function sayWhatElse({ read, reader = null }: Pick<Preview, 'read'> & Partial<Pick<Preview, 'reader'>>): string {
  const free = 'Nothing can be ordered and nothing is charged.'
  if (isForeign(read) && reader?.is === 'late')
    return `A language model reads it in English meanwhile, and is not done: ask again in a moment. ${free}`
  return isForeign(read)
    ? `The base reads questions in English alone so far. ${free}`
    : `${free} The base reads English, and knows the world better than a single town: other words, or a wider question, may find more.`
}

/**
 * 'Read by the language model m in 1.8 s. See that it is what you ask.' The empty string where there is
 * nothing to say.
 */
export function sayReader({ reader, read }: Pick<Preview, 'reader' | 'read'>): string {
  if (!reader || reader.is === 'late') return ''
  const { model, is, ms, cost, differs } = reader
  const paid = cost === null ? '' : ` for ${sayDollars(cost)}`
  const took = `${ms < 1000 ? 'in under a second' : `in ${sayNumber(ms / 1000, 1)} s`}${paid}`
  const others = differs.length > 0 ? ` It reads otherwise, and is not followed: ${listed(differs)}.` : ''
  if (is === 'refused')
    return `A language model (${model}) read it too, ${took}: what it made of it could not be checked, and is not used.`
  if (is === 'agrees') return `A language model (${model}) read it too, ${took}, and adds nothing.${others}`
  const english = read.english === undefined ? '' : ` In English: “${read.english}”`
  return `Read with the help of a language model (${model}), ${took}. See that it is what you ask.${english}${others}`
}

/** In a language that nobody has read. */
export const isForeign = ({ language, english }: Preview['read']): boolean => language !== 'en' && english === undefined

/** 'We read “emisions” as “emissions”.' The empty string where nothing was misspelt. */
export function sayCorrected(corrected: Preview['corrected']): string {
  const read = Object.entries(corrected).map(([given, meant]) => `“${given}” as “${meant}”`)
  return read.length ? `We read ${listed(read)}.` : ''
}

/** 'It uses 1 of your 3 analyses.' `isFree`: what comes of it is not charged; until that is made a unit is held. */
export function sayCost(budget: BudgetName, left: number, isFree = false): string {
  if (left === 0)
    return `You have ${sayCount(budget, 0).replace('0', 'no')} left${isFree ? ': one would be held while this is made, and given back' : ''}.`
  return isFree
    ? `Nothing is charged: 1 of your ${sayCount(budget, left)} is held while it is made, and given back.`
    : `It uses 1 of your ${sayCount(budget, left)}.`
}

/** 'You have this analysis, ordered on 27 Nov 2026. Nothing that it is about has changed since.' */
export function sayOwned({ orderedAt, isSame }: Preview['owned'][number]): string {
  const since = isSame ? 'Nothing that it is about has changed since.' : 'Another is made of what is known by now.'
  return `You have this analysis, ordered on ${sayDay(orderedAt)}. ${since}`
}

/** To whoever orders before what they changed is read: what is ordered is what they have seen. */
export const sayHeld = {
  reading: 'Your change is being read first: nothing is ordered yet.',
  unfinished: 'Finish what you are changing above, or take it back: nothing is ordered before.',
  read: 'It is read as you changed it. See that it is what you ask, and press again.',
} as const

/** For somebody who has no budgets yet: 'It costs 1 trend analysis.' */
export function sayPrice(budget: BudgetName, isFree = false): string {
  if (!isFree) return `It costs ${sayCount(budget, 1)}.`
  return `Nothing is charged: ${sayCount(budget, 1)} is held while it is made, and given back.`
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
