/**
 * Answers of the API of Metaculus: posts, each with a question, a group of them or the two of a condition. What
 * somebody forecast stands in `my_forecasts`, and only for whoever asked signed in.
 */
import { dayMs } from '#kit/dates.ts'
import type { Range } from '../../reading/cdf-quantiles.ts'
import { instantOf, momentOf } from '../../reading/instants.ts'
import { type JsonObject, numberAt, objectAt, objectsIn, objectsOf, textAt } from '../../reading/json-values.ts'
import type { NamedText } from '../../reading/open-file.ts'
import { idOf } from '../../reading/plain.ts'
import type { Row, Told, Understood, Word } from '../../reading/told.ts'
import { askedOf, type Known, knownOf, type SaidQuestion } from './asked.ts'

const me = 'me'

export function readJson(texts: readonly NamedText[]): Told {
  const found = objectsIn(texts)
    .flatMap((one) => ('results' in one ? objectsOf(one['results']) : [one]))
    .flatMap(questionsOf)
  const all = found.map((one) => ({ ...one, id: idOf(textAt(one.question, 'id')), known: knownOf(saidIn(one)) }))
  const rows = all.flatMap(({ id, question, known }) => rowsOf(id, question, known))
  const silent = new Set(all.map(({ id }) => id)).size - new Set(rows.map(({ question }) => question)).size
  return {
    people: new Map([[me, 'you']]),
    questions: new Map(all.map(({ id, known }) => [id, { where: `question ${id}`, asked: askedOf(known) }])),
    rows,
    notes:
      silent > 0
        ? [`${silent} of its questions hold no forecast of yours: the API tells them only to whoever asks signed in.`]
        : [],
  }
}

type Found = { question: JsonObject; postId: string; postTitle: string }

/** Each question of a group or a condition is one of its own. */
function questionsOf(post: JsonObject): Found[] {
  const group = objectAt(post, 'group_of_questions')
  const conditional = objectAt(post, 'conditional')
  const own = objectAt(post, 'question')
  const questions = [
    ...(own ? [own] : []),
    ...(group ? objectsOf(group['questions']) : []),
    ...(conditional ? [conditional['question_yes'], conditional['question_no']].flatMap(objectsOf) : []),
    ...(!own && !group && !conditional && 'type' in post ? [post] : []),
  ]
  return questions.map((question) => ({ question, postId: textAt(post, 'id'), postTitle: textAt(post, 'title') }))
}

function saidIn({ question, postId, postTitle }: Found): SaidQuestion {
  const id = textAt(question, 'post_id') || postId
  const options = question['all_options_ever'] ?? question['options']
  return {
    title: textAt(question, 'title') || postTitle,
    type: textAt(question, 'type'),
    url: /^\d{1,12}$/.test(id) ? `https://www.metaculus.com/questions/${id}/` : null,
    options: Array.isArray(options) ? options.map(String) : null,
    unit: textAt(question, 'unit'),
    rangeOf: (dates) => rangeIn(question, dates),
    opens: instantOf(textAt(question, 'open_time')),
    closes: instantOf(textAt(question, 'scheduled_close_time')),
    resolution: textAt(question, 'resolution'),
    knownAt: instantOf(textAt(question, 'actual_resolve_time')) ?? instantOf(textAt(question, 'actual_close_time')),
  }
}

/** Dates are seconds since 1970 there. */
function rangeIn(question: JsonObject, dates: boolean): Range | null {
  const scaling = objectAt(question, 'scaling')
  if (!scaling) return null
  const inUnit = (value: number) => (dates ? (value * 1000) / dayMs : value)
  const [min, max, zeroPoint] = ['range_min', 'range_max', 'zero_point'].map((name) => numberAt(scaling, name))
  if (typeof min !== 'number' || typeof max !== 'number') return null
  const isOpen = (name: string) => (scaling[name] ?? question[name]) === true
  return {
    min: inUnit(min),
    max: inUnit(max),
    openBelow: isOpen('open_lower_bound'),
    openAbove: isOpen('open_upper_bound'),
    zeroPoint: typeof zeroPoint === 'number' ? inUnit(zeroPoint) : null,
    grid: null,
  }
}

function rowsOf(id: string, question: JsonObject, known: Understood<Known>): Row[] {
  const mine = objectAt(question, 'my_forecasts')
  return objectsOf(mine?.['history']).map((one, i) => ({
    where: `forecast ${i + 1} of question ${id}`,
    who: me,
    question: id,
    word: 'why' in known ? known : wordIn(one, known.is),
  }))
}

function wordIn(one: JsonObject, { estimateOf }: Known): Understood<Word> {
  const at = inMilliseconds(one['start_time'])
  if (at === null) return { why: 'does not say when it was forecast' }
  const values = one['forecast_values']
  if (!Array.isArray(values)) return { why: 'says nothing in its forecast_values' }
  const estimate = estimateOf(values.map((value) => (value === null ? null : Number(value))))
  return 'why' in estimate ? estimate : { is: { at, until: inMilliseconds(one['end_time']), estimate: estimate.is } }
}

/** Seconds since 1970, or a time as it is written. */
function inMilliseconds(value: unknown): number | null {
  return typeof value === 'string' ? instantOf(value) : momentOf(typeof value === 'number' ? value * 1000 : value)
}
