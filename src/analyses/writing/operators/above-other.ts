/** Will one be more than another? By what is known or projected of both at that time. */
import type { Relation } from '../../ask/ask.ts'
import type { Evidence } from '../../report/evidence.ts'
import { asked, askOf, yearAsked } from '../asked.ts'
import { askedYear, tenYearsOn } from '../facts.ts'
import { amount, bare, type Phrase, sentence, when } from '../sentence.ts'
import { ofBoth } from '../stated/of-both.ts'
import { statedBy, statedByTrend } from '../stated/stated.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { type Amount, amountIn, type Measured } from './amounts.ts'
import { type Chances, chancesHoweverTied } from './however-tied.ts'
import { type Sides, sidesOf } from './two-sides.ts'

type WithOther = Extract<Relation, { factor: number }>

export function aboveOther(w: Writing): Answer | null {
  const { wants, relation } = askOf(w)
  const sides = wants === 'time' || wants === 'amount' ? null : sidesOf(w)
  if (!sides || !relation || !('factor' in relation)) return null
  const year = yearAsked(w) ?? tenYearsOn(w)
  const [one, other] = [amountIn(w, sides.one, year), amountIn(w, sides.other, year)]
  return one && other && answerOf(w, { ...inOrder(w, { one, other, relation }), of: sides, year, relation })
}

/** Both in the order in which they are said, with the chances of the first against the second. */
type Ordered = { first: Amount; second: Amount; chances: Chances; said: readonly Phrase[] }

/** Where it is asked which of them it is, the likelier stands first. */
function inOrder(w: Writing, { one, other, relation }: { one: Amount; other: Amount; relation: WithOther }): Ordered {
  const { wants } = askOf(w)
  const [factor, isUp] = [factorOf(w, relation), isAbove(relation)]
  const said = [isUp ? ' above ' : ' below ', ...(factor ? [bare(factor), ' times '] : [])]
  const chances = chancesOf(w, { one, other, factor, isAbove: isUp })
  const asksWhich = wants === 'which' || wants === 'compare'
  if (!asksWhich || factor || Number(chances.figure.value) >= 0.5) return { first: one, second: other, chances, said }
  return { first: other, second: one, chances: chancesOf(w, { one, other, factor, isAbove: !isUp }), said }
}

type Found = Ordered & { of: Sides; year: number; relation: WithOther }

function answerOf(w: Writing, { first, second, chances, said, of, year, relation }: Found): Answer {
  return {
    ...plainAnswer,
    states: statesOf(w, of, { year, relation: { ...relation, of: { other: String(second.label.value) } } }),
    figure: chances.figure,
    text: amount(chances.figure).text,
    says: `${String(first.label.value)}${said.map(textOf).join('')}${String(second.label.value)} in ${year}`,
    event: {
      said: [first.name, ' is', ...said, second.name, ' in ', yearSaid(w, year)],
      denied: [first.name, ' is not', ...said, second.name, ' in ', yearSaid(w, year)],
    },
    low: chances.least,
    high: chances.most,
    sentences: [
      sentence`The chance that ${first.name} is${said}${second.name} in ${yearSaid(w, year)} is ${amount(chances.figure)}.`,
      ...grounds({ one: first, other: second }, chances),
    ],
    trend: of.one.trend,
    prediction: of.one.trend === null ? of.one.view : null,
    year,
  }
}

/** Null where it is to be no more than the other. */
export function factorOf(w: Writing, { factor }: WithOther): Evidence | null {
  return factor === 1 ? null : asked(w, 'relation.factor', factor, { title: 'How many times as much is asked about' })
}

const isAbove = ({ comparison }: WithOther): boolean => comparison === 'above' || comparison === 'at-least'

const textOf = (one: Phrase): string => (typeof one === 'string' ? one : 'text' in one ? one.text : '')

export const yearSaid = (w: Writing, year: number) =>
  yearAsked(w) === year
    ? when(askedYear(w, year))
    : when(w.table.asked('tenYearsOn', year, { title: 'Ten years from the day of the report', unit: 'year' }))

type Compared = { one: Amount; other: Amount; factor: Evidence | null; isAbove: boolean }

function chancesOf(w: Writing, { one, other, factor, isAbove: isUp }: Compared): Chances {
  return chancesHoweverTied(w, {
    formula: 'chance-above-other',
    inputs: [...one.inputs, ...other.inputs, ...(factor ? [factor] : [])],
    title: `${String(one.label.value)} against ${String(other.label.value)}`,
    is: 'being above',
    isNot: 'being below',
    isDenied: !isUp,
  })
}

/** What both are in the middle, and how far it matters how they hang together. */
export function grounds(
  { one, other }: Pick<Compared, 'one' | 'other'>,
  { least, most }: Pick<Chances, 'least' | 'most'>,
) {
  const [low, high] = [amount(least), amount(most)]
  const middles = sentence`In the middle ${one.name} has ${one.middle}, and ${other.name} ${other.middle}.`
  const isNarrow = Number(most.value) - Number(least.value) < 0.02
  if (one.isKnown || other.isKnown || isNarrow) return [middles]
  return [
    middles,
    sentence`That treats them as independent; depending on how far they move together or against each other, it lies between ${low} and ${high}.`,
  ]
}

type Compares = { year: number; relation: WithOther }

function statesOf(w: Writing, { one, other }: Sides, { year, relation }: Compares): Answer['states'] {
  const { wants } = askOf(w)
  const both = ofBoth(statedOf(w, one, year), statedOf(w, other, year))
  return { ...both, wants: wants === 'compare' || wants === 'which' ? wants : 'chance', relation }
}

/** What the first of two amounts is of, and when. */
export const statedOf = (w: Writing, one: Measured, time: number | string): Answer['states'] =>
  one.trend === null ? statedBy(w, one.view, 'chance') : statedByTrend(one.trend, String(time), {})
