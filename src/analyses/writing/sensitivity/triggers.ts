/** What would move the forecast behind the answer, as its writer says: by when, and what the answer would be then. */
import type { PredictionDetails } from '#predictions/question.ts'
import { inYear, reader, roughly } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { amount, type Phrase, type Piece, quoted, sentence } from '../sentence.ts'
import type { PredictionView } from '../views.ts'
import { way } from '../way.ts'
import type { Answer, Writing } from '../writing.ts'
import { comesTrue } from './cases.ts'
import type { Mover } from './mover.ts'

type Trigger = NonNullable<NonNullable<PredictionDetails['houseForecast']>['triggers']>[number]

const path = 'details.houseForecast'
const mostUnsized = 2

/** Those that say what it would be make a row; of the others that is told, and which way they push. */
export function triggers(w: Writing, answer: Answer, view: PredictionView): Mover[] {
  const all = isOfForecast(answer, view) ? (view.details.houseForecast?.triggers ?? []) : []
  const made = all.flatMap((one, place) => moverOf(w, { answer, view, one, place }))
  const sized = made.filter(({ cases }) => cases.length > 0)
  return [...sized, ...made.filter(({ cases }) => cases.length === 0).slice(0, mostUnsized)]
}

/** Of what was computed from it a trigger says nothing: of another year, or of the opposite. */
function isOfForecast({ figure }: Answer, view: PredictionView): boolean {
  return figure.item === view.ref && (figure.field.startsWith(path) || isPooled(figure))
}

/** What its page makes of the forecast and the projection. */
const isPooled = ({ field }: Evidence): boolean =>
  /^numbers\.(?:pool\.probability|pooledAmount\.quantiles\.p50)$/.test(field)

type Told = { answer: Answer; view: PredictionView; one: Trigger; place: number }

function moverOf(w: Writing, told: Told): Mover[] {
  const { answer, view, one, place } = told
  if (one.option !== undefined && !answer.figure.field.endsWith(`.${one.option}`)) return []
  const field = `${path}.triggers.${place}`
  const read = reader(w, view)
  const what = read(`${field}.when`, 'what would move the forecast')
  const then = thenOf(w, told)
  const shows = showsAt(w, told)
  const closes = read('details.closes', 'day on which it closes', 'day')
  const common = { what, item: view.ref, when: shows ?? closes, known: shows }
  if (then)
    return [
      {
        ...common,
        cases: [{ if: comesTrue(w), answer: then }],
        said: sentence`The forecast says what would move it: ${quoted(what)}; then the answer is ${then}.`,
      },
    ]
  const bound = boundOf(w, told)
  if (bound) return [{ ...common, cases: [], said: sentence`${quoted(what)} would take it ${bound}.` }]
  if (one.pushes === undefined) return []
  const pushed = way(view, read(`${field}.pushes`, 'which way that pushes it'))
  return [
    {
      ...common,
      cases: [],
      said: sentence`${quoted(what)} would make it ${pushed}; by how much nobody says.`,
    },
  ]
}

/** 'above 50%', where its writer says no more. */
function boundOf(w: Writing, { answer, view, one, place }: Told): Phrase | null {
  const read = (name: string) =>
    reader(w, view)(`${path}.triggers.${place}.${name}`, 'beyond what it would be', answer.figure.unit)
  if (one.above !== undefined) return ['above ', sizeOf(read('above'))]
  return one.below === undefined ? null : ['below ', sizeOf(read('below'))]
}

const sizeOf = (one: Evidence): Piece => (typeof one.value === 'string' ? inYear(one) : amount(one))

/** The day on which it shows, or by which it would have come; null where it may come on any day. */
function showsAt(w: Writing, { view, one, place }: Told): Evidence | null {
  const name = one.on !== undefined ? 'on' : one.by !== undefined ? 'by' : null
  return name && reader(w, view)(`${path}.triggers.${place}.${name}`, 'when that shows', 'day')
}

/** What the answer would be; null where nobody says. */
function thenOf(w: Writing, told: Told): Piece | null {
  const { answer, view } = told
  const { figure } = answer
  const moved = movedTo(w, told)
  if (!moved) return null
  if (figure.unit === 'day') return typeof moved.value === 'string' ? inYear(moved) : amount(moved)
  if (typeof moved.value !== 'number') return null
  const { pool } = answer
  if (!isPooled(figure) || !pool?.weight) return amount(moved)
  // What the projection says of it stands as it was.
  const inputs = [moved, pool.model, pool.weight]
  const about = { title: 'The answer, once the forecast has moved', unit: figure.unit }
  if (figure.unit === 'chance') return amount(w.table.compute('chance-pooled', inputs, about))
  const scale = reader(w, view)('details.question.range.scale', 'its scale')
  return roughly(w.table.compute('amount-pooled', [...inputs, scale], about))
}

function movedTo(w: Writing, { answer, view, one, place }: Told): Evidence | null {
  const read = (name: string, unit: string | null) =>
    reader(w, view)(`${path}.triggers.${place}.${name}`, 'what it would be then', unit)
  const { unit } = answer.figure
  if (one.to !== undefined) return read('to', unit)
  const now = saidNow(w, answer, view)
  if (!now) return null
  if (unit === 'day') return laterBy(w, { answer, view, one, place }, now)
  const about = { title: `${view.item.label}, once it has moved`, unit }
  if (one.factor !== undefined) return inside(w.table.compute('times', [read('factor', 'times'), now], about))
  return one.shift === undefined
    ? null
    : inside(w.table.compute('sum', [now, read('shift', unit === 'chance' ? 'score' : unit)], about))
}

/** Of a date the year, so many years on. */
function laterBy(w: Writing, { view, one, place }: Told, now: Evidence): Evidence | null {
  if (one.shift === undefined) return null
  const years = reader(w, view)(`${path}.triggers.${place}.shift`, 'by how many years', 'score')
  return w.table.compute('sum', [now, years], { title: `${view.item.label}, once it has moved`, unit: 'year' })
}

/** What the forecast itself says now, which is not what both say together. */
function saidNow(w: Writing, { figure, pool }: Answer, view: PredictionView): Evidence | null {
  if (figure.field.startsWith(path)) return figure
  if (pool) return pool.said
  return w.table.read(view, `${path}.estimate.probability`, {
    title: `${view.item.label}, forecast by Farsight`,
    unit: 'chance',
  })
}

/** Twice .6 is no chance. */
const inside = (one: Evidence): Evidence | null =>
  one.unit === 'chance' && !(Number(one.value) >= 0 && Number(one.value) <= 1) ? null : one
