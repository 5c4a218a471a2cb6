/** How the question was read, which question of the base it comes down to, and where that reading may be wrong. */
import { typeOf } from '#predictions/question-types/index.ts'
import { thresholdRuleOf } from '#predictions/resolving/rule.ts'
import {
  askedYear,
  endOf,
  inYear,
  labelOf,
  lastOf,
  reader,
  tenYearsOn,
  titleOf,
  yearOf,
  yearRead,
} from '../../facts.ts'
import { bare, named, type Phrase, plainly, quoted, sentence, state, when } from '../../sentence.ts'
import { answerYear, asked, askOf, barAsked, yearAsked } from '../../asked.ts'
import type { Sentence } from '../../../report/report.ts'
import { allToldOf } from '../../series-behind.ts'
import type { PredictionView, ScenarioView, TrendView } from '../../views.ts'
import { type Answer, reading, type Writing, type Written } from '../../writing.ts'

export function writeAsked(w: Writing, answer: Answer | null): Written {
  const measured = answer && !answer.isNone ? allToldOf(w, answer).flatMap((view) => whatIsMeasured(w, view)) : []
  return { sentences: [readAs(w, answer), ...rests(w, answer), ...measured], blocks: [] }
}

function rests(w: Writing, answer: Answer | null): Sentence[] {
  const [world] = answer?.worlds ?? []
  if (world) return toldBy(w, world)
  if (answer?.prediction) return comesDownTo(w, answer.prediction, answer.year)
  return answer?.trend ? measuredBy(w, answer.trend) : []
}

function readAs(w: Writing, answer: Answer | null): Sentence {
  const { wants, negated, when: span } = askOf(w)
  const [from, to] = [span?.from ?? null, yearAsked(w)]
  const what = state(asked(w, 'wants', wants, { title: 'What the question wants' }))
  const wanted = [what, negated ? ' that it does not come to this' : '', limitIn(w)]
  if (to === null)
    return sentence`The question is read as asking for ${wanted}; it names no year, ${yearTaken(w, answer)}.`
  const until = when(askedYear(w, to))
  if (span?.kind === 'by')
    return sentence`The question is read as asking for ${wanted}, by the end of ${until}${heldIn(w, answer, to)}.`
  if (from === null || from === to) return sentence`The question is read as asking for ${wanted}, in ${until}.`
  const start = when(asked(w, 'when.from', from, { title: 'The first year that is asked about', unit: 'year' }))
  return sentence`The question is read as asking for ${wanted}, from ${start} to ${until}.`
}

/** What a series decides is so in a year, or is not: by when it is so first, is not what is answered. */
function heldIn(w: Writing, answer: Answer | null, to: number): Phrase {
  if (!answer || answer.isNone || answer.year !== to || !answer.prediction) return ''
  if (thresholdRuleOf(answer.prediction.details) === null) return ''
  return ['; the answer is for ', when(answerYear(w, to)), ' itself, the last year of that']
}

/** Of a projection, which speaks of every year, one had to be taken: which, and why that one. */
function yearTaken(w: Writing, answer: Answer | null): Phrase {
  // Of when it comes the year is the answer, and was taken by nobody.
  const year = answer && !answer.prediction && askOf(w).wants !== 'time' ? answer.year : null
  const end = answer?.trend && endOf(answer.trend)
  if (year === null || (year !== end && year !== tenYearsOn(w))) return 'so each source speaks of its own'
  const taken = when(answerYear(w, year))
  return year === tenYearsOn(w)
    ? [
        'so the answer is for ',
        taken,
        ', a decade from when it was made: as far as Farsight looks where nothing is said',
      ]
    : ['so the answer is for ', taken, ', as far as the projection reaches']
}

/** ': a value of at least 50%', ': a value above 450 ppm'. */
function limitIn(w: Writing): Phrase {
  const bar = barAsked(w)
  if (!bar) return ''
  const { comparison, value, unit } = bar
  const side = state(asked(w, 'relation.comparison', comparison, { title: 'How it is to compare' }))
  const of = comparison.startsWith('at-') ? 'of ' : ''
  const size = bare(asked(w, 'relation.value', value, { title: 'The value that is asked about' }))
  if (unit === '') return [': a value ', of, side, ' ', size]
  const counted = plainly(asked(w, 'relation.unit', unit, { title: 'The unit of the value that is asked about' }))
  return [': a value ', of, side, ' ', size, unit.startsWith('%') ? '' : ' ', counted]
}

function comesDownTo(w: Writing, view: PredictionView, year: number | null): Sentence[] {
  const read = reader(w, view)
  const rule = quoted(read('details.criteria', 'how it resolves'), longestRule)
  // Read between two questions, it is decided as neither of them is; what counts is the same.
  if (year !== null && year !== yearOf(view) && !typeOf(view.details.question).asksWhen)
    return view.details.automatic
      ? []
      : [sentence`What counts is told by the rule of ${named(labelOf(w, view))}: ${rule}.`]
  const source = read('details.resolutionSource', 'who decides it')
  return [
    sentence`It comes down to ${named(labelOf(w, view))}, which is decided by ${when(read('details.resolves', 'day on which it resolves', 'day'))} on the word of ${quoted(source, 120)}.`,
    sentence`The rule for deciding it: ${rule}.`,
    // Read off its dates, the answer is for the year that is asked about.
    ...(year === yearOf(view) ? otherYear(w, view) : []),
  ]
}

/** Of nearly every rule the whole: it says of what event the number is. */
const longestRule = 900

/** The nearest question may speak of another year. */
function otherYear(w: Writing, view: PredictionView): Sentence[] {
  const to = yearAsked(w)
  const isGap = w.dossier.gaps.some((gap) => gap.startsWith('No question in the base asks about '))
  // 'Before 2050' is by the end of 2049, and as good as by that of 2050.
  const isNear = to !== null && Math.abs(yearOf(view) - to) <= (view.details.automatic ? 0 : 1)
  if (to === null || isGap || isNear || typeOf(view.details.question).asksWhen) return []
  return [
    sentence`That is the nearest question that the base has, and it speaks of ${inYear(yearRead(w, view))}, not of ${when(askedYear(w, to))}.`,
  ]
}

/** A question that a series answers is only as good as what the series measures. */
function measuredBy(w: Writing, view: TrendView): Sentence[] {
  const last = lastOf(w, view)
  if (!last) return []
  const read = reader(w, view)
  const [unit, source] = [read('details.series.unit', 'unit'), read('details.series.source', 'who measures it')]
  return [
    sentence`The series that comes nearest is ${named(titleOf(w, view))}, in ${quoted(unit, 60)}, from ${quoted(source, 120)}, with values up to ${when(last.at)}.`,
  ]
}

/** What its numbers are of, as its page tells it: whoever means something else by the same word reads it here. */
function whatIsMeasured(w: Writing, view: TrendView): Sentence[] {
  const baseline = w.table.read(view, 'details.series.baseline', { title: `${view.item.label}, what it measures` })
  return baseline ? [sentence`What ${named(labelOf(w, view))} measures: ${quoted(baseline, 260)}.`] : []
}

function toldBy(w: Writing, { details: { set } }: ScenarioView): Sentence[] {
  const question = reading(w, set)('question', 'What the scenario set asks')
  return [sentence`The scenario set that comes nearest asks: ${quoted(question, 300)}.`]
}
