/** How a trend is shown: in ink what was measured, in the colour of its kind what is estimated of now. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { firstDayOf, lastDayOf } from '#kit/periods.ts'
import { sayShort } from '#kit/numbers.ts'
import { paths } from '#items/paths.ts'
import { licenceAddress } from '#items/sharing/licence-address.ts'
import { lineGlyph } from '#items/web/glyphs.tsx'
import type { KindView } from '#items/web/kind-view.ts'
import { Spark } from '#kit/web/chart/Spark.tsx'
import { CardFigure } from '#kit/web/ui/figures/CardFigure.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { useToday } from '#kit/web/today.ts'
import { lastOf } from '#series/observations.ts'
import { sayAbout, sayBriefly, sayChange, sayEstimated, unitBeside } from '#series/words.ts'
import type { Caller } from '#kit/endpoint.ts'
import type { trendContract } from '../contract.ts'
import type { Course } from '../course/course.ts'
import type { TrendCard, TrendWhole } from './item.ts'

export const trendView: KindView<TrendCard, TrendWhole, Course | null> = {
  title: 'Trend',
  section: 'Trends',
  glyph: lineGlyph,
  Picture: TrendPicture,
  foot: ({ series, isWithheld, today, horizon }) => [
    series ? sayLast(series.last.at, today) : isWithheld ? 'series withheld' : 'no series',
    `horizon ${horizon.to}`,
  ],
  Shape: TrendShape,
  figure: ({ series, today }) => (series ? sayFigure(series, today) : ''),
  unit: ({ series }) => (series ? unitBeside(series.unit) : ''),
  isEstimate: ({ today }) => today !== null,
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

/** 'last 2021, 5 years ago' where that is too long ago to stand for today. */
function sayLast(at: string, today: TrendCard['today']): string {
  const years = today ? Number(today.at.slice(0, 4)) - Number(at.slice(0, 4)) : 0
  return years > 0 ? `last ${sayDay(at)}, ${years} ${years === 1 ? 'year' : 'years'} ago` : `last ${sayDay(at)}`
}

function sayFigure({ last, unit }: NonNullable<TrendCard['series']>, today: TrendCard['today']): string {
  return today ? sayEstimated(today, unit) : sayBriefly(last.value, unit)
}

function TrendPicture({ item: { series, isWithheld, today }, mark }: { item: TrendCard; mark?: number | undefined }) {
  const now = decimalYear(useToday())
  if (!series)
    return (
      <p className="fine hush">
        {isWithheld ? 'Its series is withheld: the terms of its owner.' : 'No series: it rests on dated signals.'}
      </p>
    )
  const { last, earlier, unit, spark } = series
  return (
    <>
      <Spark points={spark} now={now} threshold={mark} estimate={today?.median} />
      {today ? (
        <CardFigure value={sayAbout(today)} isEstimate>
          <Chemical text={`${unit}, estimated for ${sayDay(today.at)}`} />
          <br />
          {`last measured ${sayShort(last.value)} in ${sayDay(last.at)}`}
        </CardFigure>
      ) : (
        <CardFigure value={sayShort(last.value)}>
          <Chemical text={`${unit} in ${sayDay(last.at)}`} />
          <br />
          {earlier
            ? `${sayChange(earlier.value, last.value, series)} in ten years`
            : `${series.observations} observations`}
        </CardFigure>
      )}
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
    distribution: [{ '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: file('.csv') }],
    temporalCoverage: `${isoOf(firstDayOf, series.observations[0]?.[0] ?? last)}/${isoOf(lastDayOf, last)}`,
    variableMeasured: { '@type': 'PropertyValue', name: label, unitText: series.unit },
  }
}
