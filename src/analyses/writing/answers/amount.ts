/**
 * How much? By questions on the same series and time that differ by their value alone: where the chance passes one
 * half.
 */
import { chanceOf, forecastPath, seriesName, madeOf, reader, roughly, seriesOf, unitOf, yearOf } from '../facts.ts'
import { inTime } from '../event/event.ts'
import { amount, bare, listed, type Phrase, plainly, sentence, when } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { PredictionView, TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { chanceWith, whoGives } from '../people/people.ts'
import { seriesSentences } from './chance.ts'
import { statedBy } from '../stated/stated.ts'

export type Rung = { view: PredictionView; value: Evidence; chance: Evidence }

export function amountOfFamily(w: Writing, view: PredictionView): Answer | null {
  const trend = seriesOf(w, view)
  const ladder = trend ? ladderOf(w, view, trend) : []
  const place = ladder.findIndex(({ chance }) => Number(chance.value) < 0.5)
  const [below, above] = [ladder[place - 1], ladder[place]]
  return trend && below && above ? answerBetween(w, trend, ladder, { below, above }) : null
}

/** 'At least so much' then, for all values that are asked about, from the lowest. */
export function ladderOf(w: Writing, { details: { automatic } }: PredictionView, trend: TrendView): Rung[] {
  const kin = w.predictions.filter(
    ({ details }) =>
      automatic?.comparison === '>=' &&
      details.automatic?.trend === automatic.trend &&
      details.automatic.at === automatic.at &&
      details.automatic.comparison === '>=',
  )
  const rungs = kin.flatMap((one): Rung[] => {
    const chance = chanceOf(w, one)
    return chance
      ? [
          {
            view: one,
            value: reader(w, one)('details.automatic.threshold', 'the value that decides', unitOf(trend)),
            chance,
          },
        ]
      : []
  })
  return rungs.toSorted((a, b) => Number(a.value.value) - Number(b.value.value))
}

function answerBetween(
  w: Writing,
  trend: TrendView,
  ladder: readonly Rung[],
  { below, above }: { below: Rung; above: Rung },
): Answer | null {
  const forecast = forecastPath(below.view)
  if (!forecast) return null
  const year = yearOf(below.view)
  const figure = w.table.compute('value-of-half', [below.value, below.chance, above.value, above.chance], {
    title: `${trend.item.label} in ${year}, the value that is as likely to be reached as not`,
    unit: unitOf(trend),
  })
  const said = ladder.map(({ view, value, chance }, i): Phrase => [
    chanceWith(w, view, amount(chance)),
    ' to at least ',
    i === 0 ? amount(value) : bare(value),
  ])
  const at = reader(w, below.view)('details.automatic.at', 'the time that it is about', 'day')
  const isOfPeople = ladder.some(({ view }) => view.item.crowd)
  const first = sentence`Even odds lie at ${roughly(figure)} for ${inTime(plainly(seriesName(w, trend)), when(at))}.`
  const given = sentence`${whoGives(ladder.map(({ view }) => view))} ${listed(said)}${isOfPeople ? '' : [', as of ', when(madeOf(w, below.view, forecast))]}; between them runs a straight line in log-odds.`
  return {
    ...plainAnswer,
    states: { ...statedBy(w, below.view, 'amount'), relation: null },
    figure,
    text: roughly(figure).text,
    says: `${trend.item.label} in ${year}`,
    event: { said: inTime(plainly(seriesName(w, trend)), when(at)) },
    // Where people say any of it, the answer says who does.
    ...(isOfPeople && { beside: [given] }),
    sentences: [first, ...(isOfPeople ? [] : [given]), ...seriesSentences(w, below.view, trend)],
    prediction: below.view,
    trend,
    year,
  }
}
