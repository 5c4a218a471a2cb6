/** When does it get there? By the simulated paths of the series, for a value that its trend names. */
import { seriesName, lastOf, level, reader, unitOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import { amount, bare, type Phrase, plainly, sentence, when } from '../sentence.ts'
import type { Relation } from '../../ask/ask.ts'
import { barAsked } from '../asked.ts'
import type { TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { statedByTrend } from '../stated/stated.ts'

export function crossingOf(w: Writing, view: TrendView): Answer | null {
  const asked = barAsked(w)?.value
  const crossings = view.numbers?.crossings ?? []
  const near = crossings.findIndex(
    ({ state, value }) =>
      state === 'ahead' && (asked === undefined || Math.abs(value - asked) <= 0.01 * Math.abs(asked)),
  )
  return near < 0 ? null : answerBy(w, view, near)
}

function answerBy(w: Writing, view: TrendView, place: number): Answer | null {
  const last = lastOf(w, view)
  const end = view.numbers?.crossings[place]?.by.at(-1)?.at
  if (!last || end === undefined) return null
  const read = reader(w, view)
  const field = `numbers.crossings.${place}`
  const value = read(`${field}.value`, 'a value that matters', unitOf(view))
  const half = w.table.compute('half-chance-by', [read(`${field}.by`, 'chances to have met it')], {
    title: `${view.item.label}, when it is more likely than not to have met the value`,
    unit: 'day',
  })
  const isMet = /^\d/.test(String(half.value))
  const byEnd = read(`${field}.by.${end}.chance`, `chance to have met it by ${end}`, 'chance')
  const name = plainly(seriesName(w, view))
  const reached: Phrase = ['the time by which ', name, ' has more likely than not reached ', amount(value)]
  const endAt = read(`${field}.by.${end}.at`, 'the end of the projection', 'day')
  return {
    ...plainAnswer,
    states: statedByTrend(view, end, { wants: 'time', relation: crossed(view, place, Number(last.value.value)) }),
    ...(isMet
      ? {
          figure: half,
          text: when(half).text,
          says: view.item.label,
          event: { said: reached },
          year: Number(String(half.value).slice(0, 4)),
        }
      : {
          figure: byEnd,
          text: amount(byEnd).text,
          says: `${view.item.label} in ${end.slice(0, 4)}`,
          event: { said: [name, ' has reached ', amount(value), ' by ', when(endAt)] },
          year: Number(end.slice(0, 4)),
        }),
    sentences: [
      isMet
        ? sentence`${when(half)} is ${reached}, by the paths that its projection simulates.`
        : sentence`The chance that ${name} has reached ${amount(value)} by ${when(endAt)}, where its projection ends, is ${amount(byEnd)}.`,
      ...(isMet ? [earliestAndLatest(w, view, { field, end: endAt })] : []),
      sentence`${name} stood at ${amount(last.value)} in ${when(last.at)}.`,
    ],
    trend: view,
    threshold: value,
  }
}

/** Between which times it is met with a chance of 80%. */
function earliestAndLatest(w: Writing, view: TrendView, { field, end }: { field: string; end: Evidence }): Sentence {
  const by = reader(w, view)(`${field}.by`, 'chances to have met it')
  const at = (percent: 10 | 90) =>
    w.table.compute('time-by-chance', [by, level(w, percent)], {
      title: `${view.item.label}, when it has met the value with a chance of ${percent}%`,
      unit: 'day',
    })
  const [early, late] = [at(10), at(90)]
  const isWithin = /^\d/.test(String(late.value))
  return isWithin
    ? sentence`It comes between ${when(early)} and ${when(late)} with a chance of ${bare(level(w, 80))}.`
    : sentence`${bare(level(w, 10))} of the paths are there by ${when(early)}, and fewer than ${bare(level(w, 90))} by ${when(end)}, where the projection ends.`
}

/** From the side on which its last value lies. */
function crossed(view: TrendView, place: number, last: number): Relation {
  const value = view.numbers?.crossings[place]?.value ?? last
  return { comparison: value >= last ? 'at-least' : 'at-most', value, unit: unitOf(view) }
}
