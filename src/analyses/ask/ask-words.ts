/** What was read of a question, in words: for whoever asked, before anything is paid. Free of schemas. */
import { sayNumber } from '#kit/numbers.ts'
import { type Held, isHeld, isThroughout, turned } from './throughout.ts'
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

/** 'A chance, at least 50%, by 2034'; what is denied is said as it was put: 'not below 3%', 'that it stays below 3%'. */
export function sayAsk(ask: Ask): string {
  const { wants, of, negated, relation, when } = ask
  const what = of.measure === 'peak' && wants === 'time' ? 'the time of its peak' : wanted[wants]
  if (negated && isHeld(relation))
    return [what, ofSeveral(of), ...sayHeld(ask, relation)].filter(Boolean).join(', ').replace(', that it', ' that it')
  const parts = [ofSeveral(of), relation && sayRelation(relation), when && sayWhen(when)].filter(Boolean)
  const head = `${what}${negated ? ' that it does not come to it' : ''}`
  return [head, ...parts].join(', ')
}

/** What must be so all the time was read as what must not come at any: it is shown as it was asked. */
function sayHeld({ of, when }: Ask, relation: Held): string[] {
  const stays = when !== null && isThroughout(of.words, when)
  const years = when ? sayWhen(when) : ''
  if (stays) return [`that it stays ${sayRelation(turned(relation))}`, years.replace(/^by /, 'until the end of ')]
  return [`not ${sayRelation(relation)}`, years]
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
