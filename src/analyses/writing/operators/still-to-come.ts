/**
 * The chance that something comes by a later year where it has not come by an earlier one: 'if there is no eruption by
 * 2035, how likely is one by 2050?' Of what the base asks by deadlines, since what has come by the one has come by the other.
 */
import type { Ask, When } from '../../ask/ask.ts'
import { chanceByEndOf } from '../answers/between-years.ts'
import { directPredictions } from '../answers/fitting/fitting.ts'
import { withoutYear } from '../answers/says.ts'
import { asked, askOf, dueAsked } from '../asked.ts'
import { itsEventBy } from '../event/its-event.ts'
import { labelOf, seriesOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { amount, sentence, when } from '../sentence.ts'
import { statedBy } from '../stated/stated.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'

export function stillToCome(w: Writing): Answer | null {
  const ask = askOf(w)
  const [since, last] = [sinceOf(ask), dueAsked(w)]
  if (since === null || last === null || ask.condition === null) return null
  const first = asked(w, 'condition.when.to', since, { title: 'Until when it has not come', unit: 'year' })
  const { items } = ask.condition.of
  const views = directPredictions(w)
    .toSorted((a, b) => b.score - a.score)
    .map(({ view }) => view)
  for (const view of views.filter((one) => isOfFamily(w, one, items))) {
    const answer = answerBy(w, view, { first, last })
    if (answer) return answer
  }
  return null
}

/** The year until which it has not come; null where nothing of the kind is taken as given, or later years alone are asked of. */
function sinceOf({ wants, relation, condition, when: span }: Ask): number | null {
  if (wants !== 'chance' || relation !== null || condition === null || span === null) return null
  const since = failedBy(condition)
  return since !== null && isNext(span, since) ? since : null
}

const failedBy = ({ negated, relation, when: span }: NonNullable<Ask['condition']>): number | null =>
  negated && relation === null ? (span?.to ?? null) : null

const isNext = ({ kind, from, to }: When, since: number): boolean =>
  to !== null && to > since && (kind === 'by' || from === since + 1)

/** Whether one of those items asks for the same by this or by another year. */
function isOfFamily(w: Writing, view: PredictionView, items: readonly string[]): boolean {
  const group = view.details.group?.id
  const kin = w.predictions.filter((one) => one === view || (group !== undefined && one.details.group?.id === group))
  return kin.some(({ ref }) => items.includes(ref))
}

function answerBy(
  w: Writing,
  view: PredictionView,
  { first, last }: { first: Evidence; last: Evidence },
): Answer | null {
  const [before, by] = [first, last].map((due) => chanceByEndOf(w, view, due))
  const event = itsEventBy(w, view, [' by the end of ', when(last), ', if it has not come by the end of ', when(first)])
  if (!before || !by || !event || Number(by.value) < Number(before.value) || Number(before.value) >= 1) return null
  const label = withoutYear(String(labelOf(w, view).value))
  const figure = w.table.compute('chance-still', [before, by], {
    title: `${label} by ${String(last.value)}, if not by ${String(first.value)}`,
    unit: 'chance',
  })
  const { when: span } = askOf(w)
  return {
    ...plainAnswer,
    states: { ...statedBy(w, view, 'chance'), when: span, condition: { negated: true }, years: [] },
    figure,
    text: amount(figure).text,
    says: `${label} by ${String(last.value)} if not by ${String(first.value)}`,
    event,
    sentences: [
      sentence`The chance that ${event.said} is ${amount(figure)}.`,
      sentence`By the end of ${when(last)} it comes with a chance of ${amount(by)}, and by the end of ${when(first)} with one of ${amount(before)}: what is left of both, where the earlier has passed without it.`,
    ],
    prediction: view,
    trend: seriesOf(w, view),
    year: Number(last.value),
  }
}
