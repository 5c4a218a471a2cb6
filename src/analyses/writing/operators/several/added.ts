/** What is added up, and what is said of it whether its amount is asked for or a chance. */
import type { Evidence } from '../../../report/evidence.ts'
import { lastOf } from '../../facts.ts'
import { amount, listed, type Phrase, sentence, when } from '../../sentence.ts'
import { ofBoth } from '../../stated/of-both.ts'
import type { Answer, Writing } from '../../writing.ts'
import { statedOf } from '../above-other.ts'
import { type Amount, type Measured, unitOfMeasured } from '../amounts.ts'

export type Added = { all: [Measured, ...Measured[]]; amounts: Amount[]; year: number; unit: string }

export const labelOf = ({ all }: Added): string => all.map(({ view }) => view.item.label).join(' and ')
export const inputsOf = ({ amounts }: Added): Evidence[] => amounts.flatMap(({ inputs }) => inputs)

/** 'Wind, sun and coal'. */
export function namesOf({ amounts }: Added): Phrase[] {
  return amounts.flatMap(({ name }, i): Phrase[] =>
    i === 0 ? [name] : [i === amounts.length - 1 ? ' and ' : ', ', name],
  )
}

/** What they made together when all were last measured, where that was at one time. */
export function lastTogether(w: Writing, added: Added) {
  const lasts = added.all.flatMap(({ trend }) => (trend && lastOf(w, trend)) ?? [])
  const [first] = lasts
  const isOneTime = lasts.length === added.all.length && lasts.every(({ at }) => at.value === first?.at.value)
  if (!first || !isOneTime) return []
  const sum = w.table.compute(
    'sum-middle',
    lasts.map(({ value }) => value),
    { title: `${labelOf(added)}, together in ${String(first.at.value)}`, unit: added.unit },
  )
  const each = lasts.map(({ value }) => amount(value))
  return [sentence`In ${when(first.at)} they made ${amount(sum)} together, of ${listed(each)}.`]
}

export function middlesOf({ amounts }: Added) {
  const said = amounts.map(({ name, middle }, i): Phrase => [
    ...(i === 0 ? [] : [i === amounts.length - 1 ? ', and ' : ', ']),
    name,
    i === 0 ? ' has ' : ' ',
    middle,
  ])
  return [sentence`In the middle ${said}.`]
}

/** Whether two of them are not known: only then it matters how they hang together. */
export const isSpread = ({ amounts }: Added): boolean => amounts.filter(({ isKnown }) => !isKnown).length > 1

export function statesOf(w: Writing, { all, year }: Added, own: Partial<Answer['states']>): Answer['states'] {
  const [first, ...others] = all.map((one) => statedOf(w, one, year))
  if (!first) throw new Error('a sum has parts')
  return { ...others.reduce(ofBoth, first), unit: unitOfMeasured(all[0]), ...own, measure: 'sum' }
}
