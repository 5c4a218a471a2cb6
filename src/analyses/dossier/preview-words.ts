/** What a preview says in words. Free of schemas, so that the browser can use it. */
import type { BudgetName } from '#membership/catalogue.ts'
import { sayCount } from '#membership/words.ts'
import type { Preview } from './preview.ts'

/** '8 trends, 12 predictions and 1 scenario bear on it.' */
export function sayScope({
  trends,
  predictions,
  scenarios,
}: Pick<Preview, 'trends' | 'predictions' | 'scenarios'>): string {
  const parts = [
    counted(trends.length, 'trend'),
    counted(predictions.length, 'prediction'),
    counted(scenarios.length, 'scenario'),
  ].flatMap((part) => part ?? [])
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
export function sayWhatElse({ read }: Pick<Preview, 'read'>): string {
  const free = 'Nothing can be ordered and nothing is charged.'
  return isForeign(read)
    ? `The base reads questions in English alone so far. ${free}`
    : `${free} The base reads English, and knows the world better than a single town: other words, or a wider question, may find more.`
}

export const isForeign = ({ language }: Preview['read']): boolean => language !== 'en'

/** 'We read “emisions” as “emissions”.' The empty string where nothing was misspelt. */
export function sayCorrected(corrected: Preview['corrected']): string {
  const read = Object.entries(corrected).map(([given, meant]) => `“${given}” as “${meant}”`)
  return read.length ? `We read ${listed(read)}.` : ''
}

/** 'It uses 1 of your 3 analyses.' */
export function sayCost(budget: BudgetName, left: number): string {
  return left === 0
    ? `You have ${sayCount(budget, 0).replace('0', 'no')} left.`
    : `It uses 1 of your ${sayCount(budget, left)}.`
}

/** For somebody who has no budgets yet: 'It costs 1 trend analysis.' */
export function sayPrice(budget: BudgetName): string {
  return `It costs ${sayCount(budget, 1)}.`
}

function counted(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
