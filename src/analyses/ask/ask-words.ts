/** What was read of a question, in words: for whoever asked, before anything is paid. Free of schemas. */
import { sayNumber } from '#kit/numbers.ts'
import type { Ask, Clause, Comparison, Relation, When } from './ask.ts'

const wanted: Readonly<Record<Clause['wants'], string>> = {
  chance: 'a chance',
  amount: 'an amount',
  time: 'a time',
  which: 'which of several',
  compare: 'which is likelier',
  effect: 'an effect',
  explain: 'what lies behind it',
}
const compared: Readonly<Record<Comparison, string>> = {
  'at-least': 'at least',
  'at-most': 'at most',
  above: 'above',
  below: 'below',
}
const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** 'A chance that it does not come: at least 50%, by 2034'. */
export function sayAsk({ wants, of, negated, relation, when }: Ask): string {
  const what = of.measure === 'peak' && wants === 'time' ? 'the time of its peak' : wanted[wants]
  const parts = [ofSeveral(of), relation && sayRelation(relation), when && sayWhen(when)].filter(Boolean)
  const head = `${what}${negated ? ' that it does not come to it' : ''}`
  return [head, ...parts].join(', ')
}

/** What is asked of more than one thing. */
function ofSeveral({ sum, among, measure }: Clause['of']): string {
  if (among) return `the ${among.isLeast ? 'smallest' : 'largest'} of ${among.things.join(', ')}`
  if (sum) return `${sum.slice(0, -1).join(', ')} and ${sum.at(-1)} together`
  return measure === 'gap' ? 'the one less the other' : ''
}

/** '“China attacks Taiwan”, by 2035'. */
export function sayGiven({ of, when }: Clause): string {
  return [`“${of.words}”`, when && sayWhen(when)].filter(Boolean).join(', ')
}

function sayRelation(relation: Relation): string {
  if (!('factor' in relation)) {
    const { comparison, value, upTo, unit } = relation
    if (comparison === 'between') return `between ${sayNumber(value)} and ${sayAmount(upTo ?? value, unit)}`
    return `${compared[comparison]} ${sayAmount(value, unit)}`
  }
  const { comparison, factor, of } = relation
  if ('other' in of)
    return `${compared[comparison]} ${factor === 1 ? '' : `${sayNumber(factor, 2)} times `}“${of.other.trim()}”`
  return `${compared[comparison]} ${factor === 1 ? 'the level' : `${sayNumber(factor * 100, 0)}% of that`} of ${of.self}`
}

function sayAmount(value: number, unit: string): string {
  if (unit === '') return sayNumber(value)
  return unit === '%' ? `${sayNumber(value)}%` : `${sayNumber(value)} ${unit}`
}

/** '12-2' is 'December to February'. */
export function sayMonths(month: string): string {
  return month
    .split('-')
    .map((one) => monthNames[Number(one) - 1])
    .join(' to ')
}

function sayWhen({ kind, from, to, month }: When): string {
  const months = month === undefined ? '' : `${sayMonths(month)} `
  if (kind === 'ever') return ''
  if (kind === 'by') return `by ${months}${to}`
  if (to === null) return `from ${from} on`
  if (from === to || from === null) return `in ${months}${to}`
  return months ? `in ${months}${from}/${String(to).slice(2)}` : `from ${from} to ${to}`
}
