/** When the value that is asked about is reached on fast and on slow ways: from when on it has one chance in ten, even odds, and nine in ten. */
import { level, reader, seriesName } from '../../facts.ts'
import { seriesBehind } from '../../series-behind.ts'
import { ofProjection, sideOf, undenied } from '../../sensitivity/side.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { amount, listed, type Phrase, plainly, sentence, when } from '../../sentence.ts'
import { projectionOf, type TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'

const chances = [10, 50, 90] as const

export function whenReached(w: Writing, one: Answer): Sentence[] {
  // Of a value, whether the question asks that it is reached or that it is not.
  const answer = undenied(one)
  const trend = seriesBehind(answer)
  const { threshold } = answer
  const side = sideOf(answer)
  if (!trend || !projectionOf(trend) || !threshold || !side || !isOfLevel(answer)) return []
  const found = chances.map((percent) => ({ percent, at: firstWith(w, trend, { threshold, side, percent }) }))
  // All at the first step say nothing of when.
  if (!isTime(found[0]?.at) || new Set(found.map(({ at }) => at.value)).size < 2) return []
  const stands: Phrase = [plainly(seriesName(w, trend)), ' stands at ', amount(threshold), orBeyond[side]]
  return [
    sentence`${answer.pool ? 'By the projection alone, the' : 'The'} chance that ${stands} is at least ${timesOf(w, found)}.`,
  ]
}

const orBeyond = { up: ' or more', down: ' or less' }

type Found = { percent: (typeof chances)[number]; at: Evidence }

/** '10% from 2032 on and 50% from 2037 on, and does not come to 90% within the projection'. */
function timesOf(w: Writing, found: readonly Found[]): Phrase {
  const said = found
    .filter(({ at }) => isTime(at))
    .map(({ percent, at }): Phrase => [amount(level(w, percent)), ' from ', when(at), ' on'])
  const missed = found.find(({ at }) => !isTime(at))
  const short: Phrase = missed
    ? [', and does not come to ', amount(level(w, missed.percent)), ' within the projection']
    : ''
  return [listed(said), short]
}

/** What is asked of all years to a deadline, or of a season, is reached otherwise. */
const isOfLevel = (answer: Answer): boolean => /^chance-(at-least|below)$/.test(ofProjection(answer).formula ?? '')

const isTime = (at: Evidence | undefined): boolean => /^\d{4}/.test(String(at?.value))

type Wanted = { threshold: Evidence; side: 'up' | 'down'; percent: (typeof chances)[number] }

function firstWith(w: Writing, view: TrendView, { threshold, side, percent }: Wanted): Evidence {
  const read = reader(w, view)
  const inputs = [
    threshold,
    read('numbers.projection.points', 'all steps of the projection'),
    read('numbers.projection.bounds', 'what bounds it'),
    level(w, percent),
  ]
  return w.table.compute(side === 'up' ? 'first-with-chance-at-least' : 'first-with-chance-below', inputs, {
    title: `${view.item.label}, from when on the value has a chance of ${percent}%`,
    unit: 'day',
  })
}
