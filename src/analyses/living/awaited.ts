/**
 * Which event decides how right an answer was, by the evidence behind its figure. Null where none does by itself: two
 * series held against each other, a year in which something is passed, what was measured already.
 */
import { decimalYear, isDay } from '#kit/dates.ts'
import type { Evidence } from '../report/evidence.ts'
import type { Report } from '../report/report.ts'
import type { Awaits } from './awaits.ts'

type Rows = ReadonlyMap<string, Evidence>
type Event = Omit<Awaits, 'label' | 'unit'>

export function awaitedBy({ answer, evidence }: Pick<Report, 'answer' | 'evidence'>): Event | null {
  const rows: Rows = new Map(evidence.map((row) => [row.id, row]))
  const figure = answer && rows.get(answer.evidence)
  if (!figure) return null
  return figure.unit === 'chance' ? awaitedChance(figure, rows) : awaitedRange(figure, evidence)
}

function awaitedChance(figure: Evidence, rows: Rows): Event | null {
  const isDenied = figure.formula === 'chance-not'
  const said = isDenied ? rows.get(figure.inputs[0] ?? '') : figure
  // What a forecast and a projection make together is of what the projection says of it.
  const of = said?.formula === 'chance-pooled' ? rows.get(said.inputs[1] ?? '') : said
  const found = of && (outcomeOf(of) ?? sideOf(of, rows))
  if (!found || typeof figure.value !== 'number') return null
  const { item, at, event } = found
  return { item, at, said: { is: 'chance', chance: figure.value, of: event, isDenied } }
}

type Found = { item: string; at: string | null; event: Extract<Awaits['said'], { is: 'chance' }>['of'] }

/** Of a question: that of a yes, or that of an option, by its name. */
function outcomeOf({ item, field, formula }: Evidence): Found | null {
  const found = formula === null ? /\.(?:probability|probabilities\.(.+))$/s.exec(field) : null
  return found && { item, at: null, event: { outcome: found[1] ?? 'yes' } }
}

const sides: ReadonlyMap<string | null, 'at-least' | 'below'> = new Map([
  ['chance-at-least', 'at-least'],
  ['chance-below', 'below'],
])

/** Of a value, at a step of a projection or by the quantiles of a forecast. */
function sideOf({ formula, inputs }: Evidence, rows: Rows): Found | null {
  const [bar, source] = inputs.map((id) => rows.get(id))
  const side = sides.get(formula)
  const place = source && placeOf(source)
  if (!side || !place || typeof bar?.value !== 'number') return null
  return { ...place, event: { side, value: bar.value } }
}

function placeOf({ item, field }: Evidence): Pick<Found, 'item' | 'at'> | null {
  const [, at = null] = /^numbers\.projection\.([\dQ-]+)$/.exec(field) ?? []
  return at !== null || field.endsWith('.quantiles') ? { item, at } : null
}

const middles =
  /^(numbers\.projection\.([\dQ-]+)|(?:(?:details\.\w+|crowd\.\d+)\.estimate|numbers\.pooledAmount)\.quantiles)\.p50$/

/** The middle of a projection or of a forecast, with the outermost that the report says beside it. */
function awaitedRange(figure: Evidence, evidence: readonly Evidence[]): Event | null {
  const source = sourceOf(figure, evidence)
  const [, path, at = null] = middles.exec(source.field) ?? []
  const middle = amountOf(figure)
  if (path === undefined || middle === null) return null
  const own = evidence.flatMap((one) => {
    const { item, field } = sourceOf(one, evidence)
    return one.formula === figure.formula && item === source.item && field.startsWith(`${path}.`)
      ? [{ field, value: one.value }]
      : []
  })
  const [low, high] = outermost(own.flatMap(levelOf))
  if (!low || !high) return null
  const level = Number((high.level - low.level).toFixed(4))
  const unit = figure.unit === 'day' ? 'year' : String(figure.unit)
  return { item: source.item, at, said: { is: 'range', unit, low: low.value, middle, high: high.value, level } }
}

/** What a forecast and a projection make together is of what the projection says of it. */
const sourceOf = (row: Evidence, evidence: readonly Evidence[]): Evidence =>
  (row.formula === 'amount-pooled' && evidence.find(({ id }) => id === row.inputs[1])) || row

/** 'p97_5' is the value that a chance of .975 lies below. */
function levelOf(row: Pick<Evidence, 'field' | 'value'>): Level[] {
  const [, percent = null] = /\.p(\d+(?:_\d)?)$/.exec(row.field) ?? []
  const value = amountOf(row)
  return percent === null || value === null ? [] : [{ level: Number(percent.replace('_', '.')) / 100, value }]
}

type Level = { level: number; value: number }

/** As far below the middle as above it: only then the range holds what is between. */
function outermost(known: readonly Level[]): [Level, Level] | [] {
  const pairs = known.flatMap((low): [Level, Level][] => {
    const high = known.find(({ level }) => Math.abs(level + low.level - 1) < 1e-9)
    return low.level < 0.5 && high ? [[low, high]] : []
  })
  return pairs.toSorted(([a], [b]) => a.level - b.level)[0] ?? []
}

function amountOf({ value }: Pick<Evidence, 'value'>): number | null {
  if (typeof value === 'number') return value
  return isDay(value) ? decimalYear(value) : null
}
