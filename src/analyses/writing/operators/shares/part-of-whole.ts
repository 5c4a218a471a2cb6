/** What share of a whole something has, where both are series of one unit: the sun's of all electricity. */
import { besideWords } from '../../../ask/beside/beside-words.ts'
import type { Relation } from '../../../ask/ask.ts'
import { convert } from '../../../units/convert.ts'
import { asked, askOf, yearAsked } from '../../asked.ts'
import { sideOf } from '../../answers/says.ts'
import { lastOf, level, roughly, tenYearsOn, unitOf } from '../../facts.ts'
import { againstValue } from '../../event/event.ts'
import { amount, bare, sentence } from '../../sentence.ts'
import { ofBoth } from '../../stated/of-both.ts'
import { statedByTrend } from '../../stated/stated.ts'
import type { TrendView } from '../../views.ts'
import { type Answer, plainAnswer, type Writing } from '../../writing.ts'
import { yearSaid } from '../above-other.ts'
import { type Amount, seriesIn } from '../amounts.ts'
import { namedIn } from '../naming.ts'
import { trendsAsked } from '../of-trends.ts'

export function partOfWhole(w: Writing): Answer | null {
  if (!asksForShare(w)) return null
  const year = yearAsked(w) ?? tenYearsOn(w)
  // The whole may be named first: 'what percentage of fossil CO2 comes from coal'.
  for (const part of trendsAsked(w)) {
    const whole = wholeOf(w, part)
    const [own, all] = [seriesIn(w, part, year), whole && seriesIn(w, whole, year)]
    if (whole && own && all) return answerOf(w, { part, whole, own, all, year })
  }
  return null
}

function asksForShare(w: Writing): boolean {
  const { relation, of } = askOf(w)
  return of.measure === 'share' || (relation !== null && 'value' in relation && relation.unit === '%')
}

function answerOf(w: Writing, parts: Parts): Answer | null {
  const { wants, relation } = askOf(w)
  if (wants === 'amount' && relation === null) return shareOf(w, parts)
  return wants === 'chance' && relation && 'value' in relation ? chanceOf(w, parts, relation) : null
}

/** What is looked for beside the part, counted in its unit, and larger. */
function wholeOf(w: Writing, part: TrendView): TrendView | undefined {
  const size = (view: TrendView) => Number(lastOf(w, view)?.value.value ?? 0)
  const words = besideWords(askOf(w))
  const all = w.trends.filter(
    (view) =>
      view !== part && view.details.series && convert(1, unitOf(view), unitOf(part)) === 1 && size(view) > size(part),
  )
  const scored = all.map((view) => ({ view, score: Math.max(0, ...words.map((one) => namedIn(one, view.item))) }))
  return scored.filter(({ score }) => score >= 0.8).toSorted((a, b) => b.score - a.score)[0]?.view
}

type Parts = { part: TrendView; whole: TrendView; own: Amount; all: Amount; year: number }

/** What is larger may still be no whole. */
const isPartOf = (part: TrendView, whole: TrendView): boolean => part.details.whole?.item === whole.ref

function shareOf(w: Writing, { part, whole, own, all, year }: Parts): Answer {
  const percent = isPartOf(part, whole) ? 'percent-of-whole' : 'percent-of'
  const compute = (end: 'low' | 'middle' | 'high') =>
    w.table.compute(`${percent}-${end}`, [...own.inputs, ...all.inputs], {
      title: `${part.item.label} in per cent of ${whole.item.label} in ${year}, ${end}`,
      unit: '%',
    })
  const [low, figure, high] = [compute('low'), compute('middle'), compute('high')]
  return {
    ...plainAnswer,
    states: ofBoth(statedByTrend(part, String(year), { unit: '%' }), statedByTrend(whole, String(year), {})),
    figure,
    text: roughly(figure).text,
    says: `${part.item.label}: share of ${whole.item.label} in ${year}`,
    event: { said: [own.name, ' as a share of ', all.name, ' in ', yearSaid(w, year)] },
    low,
    high,
    sentences: [
      sentence`${own.name} will be ${roughly(figure)} of ${all.name} in ${yearSaid(w, year)}, in the middle.`,
      sentence`It comes of ${own.middle} and ${all.middle}, and lies between ${roughly(low, true)} and ${roughly(high)} with a chance of ${bare(level(w, 80))} where both are treated as independent${isPartOf(part, whole) ? ', but for that no part is more than its whole' : ''}.`,
    ],
    trend: part,
    year,
  }
}

function chanceOf(
  w: Writing,
  { part, whole, own, all, year }: Parts,
  relation: Relation & { value: number },
): Answer | null {
  if (relation.comparison === 'between' || relation.value > 100) return null
  const bar = asked(w, 'relation.value', relation.value, { title: 'The share that is asked about', unit: '%' })
  const share = w.table.compute('percent-as-share', [bar], { title: 'The share that is asked about' })
  const side = sideOf[relation.comparison]
  const isUp = side === 'at least' || side === 'above'
  const about = (what: string) => ({
    title: `${part.item.label} in per cent of ${whole.item.label} in ${year}, ${what}`,
    unit: 'chance',
  })
  const above = w.table.compute(
    'chance-above-other',
    [...own.inputs, ...all.inputs, share],
    about('chance of so much or more'),
  )
  const figure = isUp ? above : w.table.compute('chance-not', [above], about('chance of less'))
  const middle = w.table.compute('percent-of-middle', [...own.inputs, ...all.inputs], { ...about('middle'), unit: '%' })
  return {
    ...plainAnswer,
    states: ofBoth(
      statedByTrend(part, String(year), { wants: 'chance', relation, unit: '%' }),
      statedByTrend(whole, String(year), {}),
    ),
    figure,
    text: amount(figure).text,
    says: `${part.item.label} ${side} ${amount(bar).text} of ${whole.item.label} in ${year}`,
    event: againstValue(own.name, side, [amount(bar), ' of ', all.name], yearSaid(w, year)),
    sentences: [
      sentence`The chance that ${own.name} is ${side} ${amount(bar)} of ${all.name} in ${yearSaid(w, year)} is ${amount(figure)}.`,
      sentence`In the middle, ${own.middle} are ${roughly(middle)} of ${all.middle}; both are treated as independent.`,
    ],
    trend: part,
    year,
    threshold: bar,
  }
}
