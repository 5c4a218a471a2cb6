/**
 * What no series decides may still be measured by one: 'half of new car sales' is a value that the trend of electric
 * cars names as about half of the market. Its projection then says something of the same event.
 */
import { lastOf, reader, seriesName, stepOf, titleOf, unitOf } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { thresholdRuleOf } from '#predictions/resolving/rule.ts'
import { chanceAtLeast } from '../../one-number/neighbours.ts'
import { amount, plainly, quoted, sentence, when } from '../../sentence.ts'
import { projectionOf, type PredictionView, type TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { type Contradiction, pointsBetween } from './contradiction.ts'
import { namesSamePart } from './said-in-words.ts'

export function seriesSaysOtherwise(w: Writing, answer: Answer): Contradiction[] {
  const { prediction, trend, year, figure, states } = answer
  if (!prediction || !trend || states.negated || thresholdRuleOf(prediction.details)) return []
  const value = valueMeant(w, prediction, trend)
  const last = lastOf(w, trend)
  // Only of what lies ahead and above: what is said of a part is that it will be so much or more.
  if (!value || !last || !(Number(value.value.value) > Number(last.value.value))) return []
  return figure.unit === 'chance' && year !== null ? ofChance(w, { trend, year, figure, value }) : []
}

type Meant = { value: Evidence; label: Evidence }

function valueMeant(w: Writing, prediction: PredictionView, trend: TrendView): Meant | null {
  const title = String(titleOf(w, prediction).value)
  const place = trend.details.thresholds.findIndex(({ label }) => namesSamePart(title, label))
  if (place < 0) return null
  const read = reader(w, trend)
  return {
    value: read(`details.thresholds.${place}.value`, 'a value that matters', unitOf(trend)),
    label: read(`details.thresholds.${place}.label`, 'why it matters'),
  }
}

type Asked = { trend: TrendView; year: number; figure: Evidence; value: Meant }

function ofChance(w: Writing, { trend, year, figure, value: { value, label } }: Asked): Contradiction[] {
  const step = stepOf(w, trend, year)
  if (!step) return []
  const chance = chanceAtLeast(w, trend, { value, step })
  const title = `Between the answer and the projection of ${trend.item.label}`
  const points = pointsBetween(w, [figure, chance], { title })
  if (!points) return []
  const isMore = Number(chance.value) > Number(figure.value)
  const first = firstTime(w, trend, value)
  const since = first && isMore ? [', and is likelier than not to be there from ', when(first), ' on'] : ''
  return [
    {
      points: Number(points.value),
      said: sentence`Measured by ${plainly(seriesName(w, trend))}, what is asked is ${amount(value)} (${quoted(label)}): its projection gives so much or more a chance of ${amount(chance)} in ${when(step.at)}, ${amount(points)} ${isMore ? 'more' : 'less'} than this answer${since}.`,
    },
  ]
}

/** Null where it is not within the projection. */
export function firstTime(w: Writing, trend: TrendView, value: Evidence): Evidence | null {
  if (!projectionOf(trend)) return null
  const read = reader(w, trend)
  const inputs = [
    value,
    read('numbers.projection.points', 'the steps of the projection'),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
  const first = w.table.compute('first-at-least', inputs, {
    title: `${trend.item.label}, when it is likelier than not to be there`,
    unit: 'day',
  })
  return /^\d/.test(String(first.value)) ? first : null
}
