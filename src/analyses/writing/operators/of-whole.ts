/** How many of a whole, where a series has only the share of them: how many people over 65, of their share and of all. */
import { counts } from '../../ask/beside-words.ts'
import { convert } from '../../units/convert.ts'
import { askOf, yearAsked } from '../asked.ts'
import { level, reader, roughly, tenYearsOn, unitOf } from '../facts.ts'
import { bare, plainly, sentence } from '../sentence.ts'
import { statedByTrend } from '../stated/stated.ts'
import type { TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { yearSaid } from './above-other.ts'
import { type Amount, seriesIn } from './amounts.ts'
import { namedIn } from './naming.ts'
import { trendsAsked } from './of-trends.ts'

export function peopleOfShare(w: Writing): Answer | null {
  const { wants, of, relation } = askOf(w)
  if (wants !== 'amount' || relation !== null || !counts.test(of.words)) return null
  const [share] = trendsAsked(w).filter((view) => isShareOfPeople(unitOf(view)))
  const whole = populationIn(w)
  return share && whole ? countIn(w, { share, whole, year: yearAsked(w) ?? tenYearsOn(w) }) : null
}

type Both = { share: TrendView; whole: TrendView; year: number }

function countIn(w: Writing, both: Both): Answer | null {
  const [part, all] = [seriesIn(w, both.share, both.year), seriesIn(w, both.whole, both.year)]
  return part && all ? answerOf(w, { ...both, part, all }) : null
}

/** 'Per 100,000' of people, or '% of population': not '% of seats', nor '% of employment'. */
function isShareOfPeople(unit: string): boolean {
  const isOfPeople = /population|people|^per [\d,]+/.test(unit)
  return isOfPeople && convert(1, unit, 'share of people') !== null
}

/** All people: a series that counts them and is named after the population. */
function populationIn(w: Writing): TrendView | undefined {
  const all = w.trends.filter((view) => view.details.series && convert(1, unitOf(view), 'people') === 1)
  return all
    .map((view) => ({ view, score: namedIn('world population', view.item) }))
    .filter(({ score }) => score >= 0.8)
    .toSorted((a, b) => b.score - a.score)[0]?.view
}

type Parts = Both & { part: Amount; all: Amount }

function answerOf(w: Writing, { share, whole, part, all, year }: Parts): Answer {
  const isRest = askOf(w).negated
  const unit = reader(w, share)('details.series.unit', 'unit')
  const compute = (end: 'low' | 'middle' | 'high') =>
    w.table.compute(`${isRest ? 'rest' : 'share'}-of-${end}`, [...part.inputs, unit, ...all.inputs], {
      title: `${share.item.label} times ${whole.item.label} in ${year}, ${end}`,
      unit: unitOf(whole),
    })
  const [low, figure, high] = [compute('low'), compute('middle'), compute('high')]
  const text = roughly(figure).text
  return {
    ...plainAnswer,
    states: { ...statedByTrend(share, String(year), { unit: unitOf(whole) }), negated: isRest },
    figure,
    text,
    says: `${saidOf(share, whole, isRest)} in ${year}`,
    low,
    high,
    sentences: [
      isRest
        ? sentence`By both projections that is ${roughly(figure)} in ${yearSaid(w, year)}: of ${all.middle} (${plainly(all.label)}) what ${part.middle} (${plainly(part.label)}) leave.`
        : sentence`By both projections that is ${roughly(figure)} in ${yearSaid(w, year)}: ${part.middle} (${plainly(part.label)}) of ${all.middle} (${plainly(all.label)}).`,
      sentence`It lies between ${roughly(low, true)} and ${roughly(high)} with a chance of ${bare(level(w, 80))}, with both treated as independent.`,
    ],
    trend: share,
    year,
  }
}

/** A rate by itself is no number of people. */
function saidOf({ item, details }: TrendView, whole: TrendView, isRest: boolean): string {
  if (isRest) return `${whole.item.label} without ${item.label}`
  return details.series?.unit.startsWith('%') ? item.label : `${item.label} times ${whole.item.label}`
}
