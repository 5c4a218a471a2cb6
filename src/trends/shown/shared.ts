/** What is told of a trend outside its page: what is expected of the next round year, and the fan. */
import { withinBounds } from '#kit/chart/bounds.ts'
import { chooseExtent } from '#kit/chart/fan-extent.ts'
import { decimalYear, sayDay } from '#kit/dates.ts'
import { sayEstimate, sayShort, unitBehind } from '#kit/numbers.ts'
import { lastDayOf } from '#kit/periods.ts'
import type { SharedDay, SharedPart, SharedSource } from '#items/sharing/shared-view.ts'
import { lastOf } from '#series/observations.ts'
import { readPoint } from '#series/point-chance.ts'
import type { MadeProjection } from '#series/projection.ts'
import type { Series } from '#series/series.ts'
import { sayBand } from '#series/words.ts'
import { sayRange } from '../backtest-words.ts'
import type { TrendNumbers } from '../numbers.ts'
import { hollowOf } from '../signals/hollow.ts'
import { newerValues } from '../signals/newer-value.ts'
import { nearPoint, projectionOf } from './projection-of.ts'
import { spreadOf } from './spread.ts'
import type { TrendDetails } from '../trend.ts'

export function sharedOf(details: TrendDetails, numbers: TrendNumbers | null, today: string): SharedPart {
  const { series, withheld } = details
  const told = toldOf(details)
  const nothing = {
    figure: '',
    isEstimate: false,
    drawing: null,
    marks: [],
    days: [],
    told,
    citedAs: 'dataset' as const,
    source: null,
    foot: '',
  }
  if (withheld) {
    const source = sourceOf(withheld)
    return {
      ...nothing,
      beside: ['Its source lets nobody show its numbers'],
      source,
      foot: `Measured by ${source.name}`,
    }
  }
  if (!series) return { ...nothing, beside: ['Nobody measures it'] }
  const projection = projectionOf(series, numbers)
  const point = projection && nearPoint(projection, today)
  const [last] = lastOf(series)
  return {
    ...(point ? expected(series, projection, { point, backtest: numbers?.backtest ?? null }) : measured(series)),
    drawing: {
      ...fanOf(details, series, projection, today),
      spread: projection && point ? { at: point.at, rows: spreadOf(point, projection.bounds) } : null,
    },
    marks: [decimalYear(last), ...(point ? [decimalYear(point.at)] : [])],
    days: nextValue(series),
    told,
    citedAs: 'dataset',
    source: sourceOf(series),
    foot: `Measured to ${sayDay(last)} by ${series.source}`,
  }
}

/** In words, where its text has been said by field. */
function toldOf({ drives = [], breaks = [], watch = [] }: TrendDetails): SharedPart['told'] {
  const lists = [
    { title: 'What drives it', of: drives },
    { title: 'What could break it', of: breaks },
    { title: 'What to watch', of: watch },
  ]
  return lists.flatMap(({ title, of }) =>
    of.length ? [{ title, text: of.map(({ what }) => `- ${what}`).join('\n') }] : [],
  )
}

type Expected = { point: MadeProjection['points'][number]; backtest: TrendNumbers['backtest'] }

function expected({ unit }: Series, { bounds }: MadeProjection, { point, backtest }: Expected) {
  const { median, low80, high80 } = readPoint(point, bounds)
  return {
    figure: beside(sayEstimate(median, high80 - low80), unit),
    beside: [`${unitLeft(unit)} in ${sayDay(point.at)}`.trim(), sayRange(backtest, sayBand({ low80, high80 }))],
    goesOn: true,
    isEstimate: true,
  }
}

function measured(series: Series) {
  const [at, value] = lastOf(series)
  return {
    figure: beside(sayShort(value), series.unit),
    beside: [`${unitLeft(series.unit)} in ${sayDay(at)}, as measured`.trim()],
    goesOn: true,
    isEstimate: false,
  }
}

/** A per cent sign stands with its number; all other units have a line of their own. */
const beside = (said: string, unit: string) => (unit.startsWith('%') ? `${said}%` : said)
const unitLeft = (unit: string) => unitBehind(unit).replace(/^% ?/, '')

/** As much of both as its page shows. */
function fanOf(
  { thresholds, signals }: TrendDetails,
  series: Series,
  projection: MadeProjection | null,
  today: string,
) {
  const cut = chooseExtent({ observations: series.observations, points: projection?.points ?? [], today }, false)
  const bounds = projection?.bounds ?? { least: null, most: null }
  return {
    of: 'fan' as const,
    past: [...cut.observations],
    ahead: cut.points.map(({ at, knots, validated }) => ({
      at,
      knots: knots.map((knot) => withinBounds(bounds, knot)),
      validated,
    })),
    bounds,
    thresholds: thresholds.map(({ value, label }) => ({ value, label })),
    ...hollowOf(series, newerValues(series, signals)),
  }
}

/** The month in which the next value is expected has no day: its last one. */
function nextValue({ publication, source }: Series): SharedDay[] {
  const month = publication?.next
  if (!month) return []
  return [
    { key: 'next', what: 'New value expected', on: lastDayOf(month), says: `From ${source}, in ${sayDay(month)}.` },
  ]
}

type Measured = Pick<Series, 'source' | 'sourceUrl'> & Partial<Pick<Series, 'licence' | 'retrieved'>>

function sourceOf({ source, sourceUrl, licence = '', retrieved = '' }: Measured): SharedSource {
  return { name: source, address: sourceUrl, licence, retrieved }
}
