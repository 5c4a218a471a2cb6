/**
 * How much will several make together, and will that be more than so much? The sum of what is known or projected of each,
 * by joint draws; as if none told of another, with how far that matters.
 */
import type { Evidence } from '../../../report/evidence.ts'
import { sideOf, sizeOf } from '../../answers/says.ts'
import { askOf, yearAsked } from '../../asked.ts'
import { type Bar, barIn } from '../../bar-in.ts'
import { lastOf, level, roughly, tenYearsOn } from '../../facts.ts'
import { amount, bare, listed, type Phrase, sentence, when } from '../../sentence.ts'
import { ofBoth } from '../../stated/of-both.ts'
import { type Answer, plainAnswer, type Writing } from '../../writing.ts'
import { statedOf, yearSaid } from '../above-other.ts'
import { type Amount, amountIn, type Measured, unitOfMeasured, unitRead } from '../amounts.ts'
import { type Chances, chancesHoweverTied } from '../however-tied.ts'
import { summandsOf } from './summands.ts'

export function sums(w: Writing): Answer | null {
  const { wants, of, relation } = askOf(w)
  const all = of.sum && summandsOf(w, of.sum)
  if (!all) return null
  const year = yearAsked(w) ?? tenYearsOn(w)
  const amounts = all.flatMap((one) => amountIn(w, one, year) ?? [])
  if (amounts.length < all.length) return null
  const added = { all, amounts, year, unit: unitOfMeasured(all[0]) }
  if (wants === 'amount' && relation === null) return sumOf(w, added)
  return wants === 'chance' && relation && 'value' in relation ? chanceOf(w, added) : null
}

type Added = { all: [Measured, ...Measured[]]; amounts: Amount[]; year: number; unit: string }

const labelOf = ({ all }: Added): string => all.map(({ view }) => view.item.label).join(' and ')
const inputsOf = ({ amounts }: Added): Evidence[] => amounts.flatMap(({ inputs }) => inputs)

function sumOf(w: Writing, added: Added): Answer {
  const { year, unit, all } = added
  const compute = (end: 'low' | 'middle' | 'high' | 'low-tied' | 'high-tied') =>
    w.table.compute(`sum-${end}`, inputsOf(added), { title: `${labelOf(added)}, together in ${year}, ${end}`, unit })
  const [low, figure, high] = [compute('low'), compute('middle'), compute('high')]
  return {
    ...plainAnswer,
    states: statesOf(w, added, { wants: 'amount' }),
    figure,
    text: roughly(figure).text,
    says: `${labelOf(added)} together in ${year}`,
    event: { said: ['what ', ...namesOf(added), ' make together in ', yearSaid(w, year)] },
    low,
    high,
    sentences: [
      sentence`Together ${namesOf(added)} make ${roughly(figure)} in ${yearSaid(w, year)}, in the middle.`,
      ...lastTogether(w, added),
      ...middlesOf(added),
      sentence`It lies between ${roughly(low, true)} and ${roughly(high)} with a chance of ${bare(level(w, 80))}, with each treated as independent of the others.`,
      ...(isSpread(added)
        ? [
            sentence`Were they to move together closely, that range would run from ${roughly(compute('low-tied'), true)} to ${roughly(compute('high-tied'))}.`,
          ]
        : []),
    ],
    trend: all[0].trend,
    year,
  }
}

function chanceOf(w: Writing, added: Added): Answer | null {
  const { all, year, unit } = added
  const [first] = all
  const bar = barIn(w, unitRead(w, first))
  const { relation } = askOf(w)
  if (!bar || !relation || relation.comparison === 'between') return null
  const { figure, least, most } = chancesOf(w, added, bar)
  const side = sideOf[relation.comparison]
  const said = (value: Phrase): Phrase => [
    ...namesOf(added),
    ' together make ',
    sizeOf[side],
    ' ',
    value,
    ' in ',
    yearSaid(w, year),
  ]
  return {
    ...plainAnswer,
    states: statesOf(w, added, { wants: 'chance', relation: bar.relation, unit }),
    figure,
    text: amount(figure).text,
    says: `${labelOf(added)} together ${side} ${amount(bar.value).text} in ${year}`,
    event: {
      said: said(amount(bar.value)),
      denied: [
        ...namesOf(added),
        ' do not together make ',
        sizeOf[side],
        ' ',
        amount(bar.value),
        ' in ',
        yearSaid(w, year),
      ],
    },
    low: least,
    high: most,
    sentences: [
      sentence`The chance that ${said(amount(bar.value))} is ${amount(figure)}.`,
      ...bar.typed,
      ...lastTogether(w, added),
      ...middlesOf(added),
      ...(isSpread(added)
        ? [
            sentence`That treats each as independent of the others; depending on how far they move together or against each other, it lies between ${amount(least)} and ${amount(most)}.`,
          ]
        : []),
    ],
    trend: first.trend,
    year,
  }
}

function chancesOf(w: Writing, added: Added, { value, side }: Bar): Chances {
  return chancesHoweverTied(w, {
    formula: 'sum-at-least',
    inputs: [value, ...inputsOf(added)],
    title: `${labelOf(added)}, together in ${added.year}`,
    is: 'so much or more',
    isNot: 'less',
    isDenied: side === 'at most' || side === 'below',
  })
}

/** 'Wind, sun and coal'. */
function namesOf({ amounts }: Added): Phrase[] {
  return amounts.flatMap(({ name }, i): Phrase[] =>
    i === 0 ? [name] : [i === amounts.length - 1 ? ' and ' : ', ', name],
  )
}

/** What they made together when all were last measured, where that was at one time. */
function lastTogether(w: Writing, added: Added) {
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

function middlesOf({ amounts }: Added) {
  const said = amounts.map(({ name, middle }, i): Phrase => [
    ...(i === 0 ? [] : [i === amounts.length - 1 ? ', and ' : ', ']),
    name,
    i === 0 ? ' has ' : ' ',
    middle,
  ])
  return [sentence`In the middle ${said}.`]
}

/** Whether two of them are not known: only then it matters how they hang together. */
const isSpread = ({ amounts }: Added): boolean => amounts.filter(({ isKnown }) => !isKnown).length > 1

function statesOf(w: Writing, { all, year }: Added, own: Partial<Answer['states']>): Answer['states'] {
  const [first, ...others] = all.map((one) => statedOf(w, one, year))
  if (!first) throw new Error('a sum has parts')
  return { ...others.reduce(ofBoth, first), unit: unitOfMeasured(all[0]), ...own, measure: 'sum' }
}
