/** What stands and what the source says, drawn over each other, with the values that differ as a table. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { sayShort } from '#kit/numbers.ts'
import { linePath, type Point } from '#kit/chart/path.ts'
import { linearScale, scaleForSeries } from '#kit/chart/scale.ts'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { differing } from '../holding/differing.ts'
import type { SourceAnswer } from './call-sources.ts'

type Hold = SourceAnswer<'listHolds'>['holds'][number]

export function HoldChart({ hold: { label, stands, proposed } }: { hold: Hold }) {
  const all = [...stands.observations, ...proposed.observations]
  const times = all.map(([at]) => decimalYear(at))
  const x = linearScale(Math.min(...times), Math.max(...times), { count: 5, isYears: true })
  const y = scaleForSeries(all.map(([, value]) => value))
  const place = ([at, value]: (typeof all)[number]): Point => [x.at(decimalYear(at)), 1000 - y.at(value)]
  const rows = differing(stands.observations, proposed.observations)
  return (
    <Figure
      title={`${label}, ${stands.unit}`}
      caption={`In ink what stands, in colour what the source says${proposed.unit ? ` (there: ${proposed.unit})` : ''}.`}
      numbers={{
        caption: `Values that differ: ${label}`,
        head: ['When', 'Stands', 'The source says'],
        rows: rows.map(({ at, stands: here, says }) => [sayDay(at), sayOr(here), sayOr(says)]),
      }}
    >
      <Plot
        x={x}
        y={y}
        height={13}
        label={`${label}: what stands and what the source says. ${rows.length} values differ.`}
      >
        <path className={plotClass.was} d={linePath(stands.observations.map(place))} />
        <path className={classes(plotClass.will, plotClass.thin)} d={linePath(proposed.observations.map(place))} />
      </Plot>
    </Figure>
  )
}

function sayOr(value: number | null): string {
  return value === null ? 'none' : sayShort(value)
}
