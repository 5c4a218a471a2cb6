/** Values that matter of the series near the answer, as things to watch. */
import { labelOf, seriesName, reader, unitOf } from '../../../facts.ts'
import type { Evidence } from '../../../../report/evidence.ts'
import { amount, type Phrase, plainly, sentence, when } from '../../../sentence.ts'
import type { TrendView } from '../../../views.ts'
import type { Answer, Writing } from '../../../writing.ts'
import { seriesBehind } from '../../../series-behind.ts'
import { driversOf } from '../../drivers.ts'
import { type Post, yearOf } from './post.ts'

const isDueBy = (year: number | null, at: string) => !year || Number(at.slice(0, 4)) <= year

/**
 * Values of the trends that are neither met nor out of reach, with the chance to have met them by the year of the
 * answer.
 */
export function crossings(w: Writing, answer: Answer | null): Post[] {
  // A series that merely measures what a forecast is about says something else of it.
  const behind = answer && seriesBehind(answer)
  const near = answer ? (behind ? [behind] : []) : driversOf(w, null).slice(0, 2)
  return near.flatMap((view) =>
    (view.numbers?.crossings ?? []).flatMap(({ state, by, value }, i): Post[] => {
      const wanted = by.findLast(({ at }) => isDueBy(yearOf(w, answer), at))
      const isOpen = state === 'ahead' && wanted && wanted.chance >= 0.02 && wanted.chance <= 0.98
      return isOpen && value !== answer?.threshold?.value ? crossing(w, view, i, wanted.at) : []
    }),
  )
}

/** Shorter ones only repeat the value. */
const shortestMeaning = 20

function crossing(w: Writing, view: TrendView, place: number, by: string): Post[] {
  const read = reader(w, view)
  const field = `numbers.crossings.${place}`
  const value = read(`${field}.value`, 'a value that matters', unitOf(view))
  const chance = read(`${field}.by.${by}.chance`, 'chance to have met it', 'chance')
  const until = read(`${field}.by.${by}.at`, 'by when', 'day')
  const label = view.details.thresholds[place]?.label ?? ''
  const meaning =
    label.length >= shortestMeaning ? read(`details.thresholds.${place}.label`, 'what the value means') : null
  return [
    {
      sentence: sentence`The projection gives a chance of ${amount(chance)} that ${plainly(seriesName(w, view))} touches ${amount(value)}${noteOf(meaning)} at least once by ${when(until)}.`,
      what: labelOf(w, view),
      item: view.ref,
      level: value,
      until,
      chance,
      at: by,
    },
  ]
}

/** What the value means, without the value itself, with which many a meaning begins. */
function noteOf(meaning: Evidence | null): Phrase {
  const text = String(meaning?.value ?? '')
  const start = /^\d/.test(text) ? text.search(/[:,](?!\d)/) : -2
  if (!meaning || start === -1) return ''
  return [' (', { kind: 'quote', text: text.slice(start + 2).trim(), evidence: meaning }, ')']
}
