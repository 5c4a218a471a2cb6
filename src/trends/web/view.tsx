/** How a trend is shown: in ink what was measured, in the colour of its kind what is estimated of now. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { firstDayOf, lastDayOf } from '#kit/periods.ts'
import { sayEstimate, sayShort, unitBehind } from '#kit/numbers.ts'
import { paths } from '#items/paths.ts'
import { licenceAddress } from '#items/sharing/licence-address.ts'
import { lineGlyph } from '#items/web/glyphs.tsx'
import type { KindView } from '#items/web/kind-view.ts'
import { Spark } from '#kit/web/chart/Spark.tsx'
import { CardFigure } from '#kit/web/ui/figures/CardFigure.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { useToday } from '#kit/web/today.ts'
import { lastOf } from '#series/observations.ts'
import { sayAbout, sayBand, sayChange, unitBeside } from '#series/words.ts'
import type { Caller } from '#kit/endpoint.ts'
import type { trendContract } from '../contract.ts'
import type { Course } from '../course/course.ts'
import type { DrawnFan } from '../shown/drawn.ts'
import { expectedOf, type Near, trendFigure } from '../shown/figure.ts'
import { whenOf } from '../shown/when.ts'
import type { TrendCard, TrendWhole } from './item.ts'

export const trendView: KindView<TrendCard, TrendWhole, Course | null> = {
  title: 'Trend',
  section: 'Trends',
  glyph: lineGlyph,
  Picture: TrendPicture,
  foot: ({ series, isWithheld, drawn, horizon }) => [
    series ? sayLast(series) : isWithheld ? 'series withheld' : 'no series',
    drawn?.fared ?? (drawn === null && series ? 'nothing is projected' : `horizon ${horizon.to}`),
  ],
  Shape: TrendShape,
  figure: (item, today) => trendFigure(item, today).text,
  time: (item, today) => trendFigure(item, today).time,
  unit: ({ series }) => (series ? unitBeside(series.unit) : ''),
  dataTo: ({ series }) => (series ? sayDay(series.last.at) : ''),
  whenOf,
  isEstimate: (item, today) => trendFigure(item, today).isEstimate,
  horizonOf: ({ series, horizon }) => ({
    marks: series
      ? [{ year: decimalYear(lastOf(series)[0]), label: `data to ${sayDay(lastOf(series)[0])}`, side: 'left' }]
      : [],
    spans: [horizon],
  }),
  structuredData: (item, origin) => (item.series ? datasetOf({ ...item, series: item.series }, origin) : {}),
  async load(anyCall, { id, series }) {
    // The caller of all calls takes those of this room too.
    const call = anyCall as Caller<typeof trendContract>
    return series ? call('findCourse', { params: { id }, query: {} }) : null
  },
}

/** '426 in 2025', and of shares '4.76% in 2023': above it stands what is expected of the same unit. */
function sayLast({ last: { at, value }, unit }: NonNullable<TrendCard['series']>): string {
  return `${sayShort(value)}${unit.startsWith('%') ? '%' : ''} in ${sayDay(at)}`
}

function TrendPicture({ item, mark }: { item: TrendCard; mark?: number | undefined }) {
  const { series, isWithheld, today, drawn } = item
  const day = useToday()
  const now = decimalYear(day)
  if (!series)
    return (
      <p className="fine hush">
        {isWithheld ? 'Its series is withheld: the terms of its owner.' : 'No series: it rests on dated signals.'}
      </p>
    )
  const { last, earlier, unit, spark } = series
  // The fan may be of the version before, for the moment until it is made anew.
  const points = drawn?.points.filter(({ at }) => at > last.at) ?? []
  const near = expectedOf(item, day)
  if (drawn && near) return <Expected series={series} fan={{ ...drawn, points }} near={near} mark={mark} />
  return (
    <>
      <Spark points={spark} now={now} threshold={mark} estimate={today?.median} />
      {today ? (
        <CardFigure value={sayAbout(today)} isEstimate>
          <Chemical text={`${unitBehind(unit)}, estimated for ${sayDay(today.at)}`} />
          <br />
          {`last measured ${sayShort(last.value)} in ${sayDay(last.at)}`}
        </CardFigure>
      ) : (
        <CardFigure value={sayShort(last.value)}>
          <Chemical text={`${unitBehind(unit)} in ${sayDay(last.at)}`} />
          <br />
          {earlier
            ? `${sayChange(earlier.value, last.value, series)} in ten years`
            : `${series.observations} observations`}
        </CardFigure>
      )}
    </>
  )
}

type ExpectedProps = {
  series: NonNullable<TrendCard['series']>
  fan: DrawnFan
  near: Near
  mark: number | undefined
}

/** What is expected of the time that its page names, and the fan that this is read off. */
function Expected({ series: { unit, spark }, fan, near: { at, median, low80, high80 }, mark }: ExpectedProps) {
  const now = decimalYear(useToday())
  const isShare = unit.startsWith('%')
  const ahead = fan.points.map((one) => ({ year: decimalYear(one.at), knots: one.knots }))
  const points = spark.filter(([year]) => year >= fan.from)
  return (
    <>
      <Spark points={points} now={now} threshold={mark} ahead={ahead} />
      <CardFigure value={`${sayEstimate(median, high80 - low80)}${isShare ? '%' : ''}`} isEstimate>
        <Chemical text={`${isShare ? unit.replace(/^% ?/, '') : unitBehind(unit)} in ${sayDay(at)}`.trim()} />
        <br />
        {`80%: ${sayBand({ low80, high80 })}`}
      </CardFigure>
    </>
  )
}

function TrendShape({ item: { series, today } }: { item: TrendCard }) {
  const now = decimalYear(useToday())
  return series && <Spark points={series.spark} now={now} height="1.5rem" estimate={today?.median} />
}

/** '2024' and '2024-07' as they are; of a quarter, which ISO 8601 does not know, the month in which it begins or ends. */
function isoOf(end: (at: string) => string, at: string): string {
  return end(at).slice(0, at.length)
}

type Measured = TrendWhole & { series: NonNullable<TrendWhole['series']> }

/** What search engines for data ask for; a headline is for articles. */
function datasetOf({ series, label, kind, id, version }: Measured, origin: string): Record<string, unknown> {
  const [last] = lastOf(series)
  const licence = licenceAddress(series.licence)
  const file = (ending: string) => origin + paths.itemFile(kind, id, ending, version)
  return {
    '@type': 'Dataset',
    headline: undefined,
    articleSection: undefined,
    identifier: origin + paths.itemThen(kind, id, version),
    isBasedOn: series.sourceUrl,
    creator: { '@type': 'Organization', name: series.source, url: series.sourceUrl },
    creditText: series.source,
    ...(licence ? { license: licence } : { usageInfo: series.licence }),
    isAccessibleForFree: true,
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: file('.csv') },
      { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: file('.json') },
    ],
    temporalCoverage: `${isoOf(firstDayOf, series.observations[0]?.[0] ?? last)}/${isoOf(lastDayOf, last)}`,
    variableMeasured: { '@type': 'PropertyValue', name: label, unitText: series.unit },
  }
}
