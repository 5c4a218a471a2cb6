/** Projections from earlier years in the kind's colour, and what came, in ink. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { sayChance, sayEstimate, sayShort } from '#kit/numbers.ts'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { dotPath, linePath } from '#kit/chart/path.ts'
import { Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { MadeProjection } from '#series/projection.ts'
import type { Series } from '#series/series.ts'
import { planBacktest } from './backtest-plan.ts'

type Props = { series: Series; backtest: NonNullable<TrendNumbers['backtest']>; bounds: MadeProjection['bounds'] }

/** The wider ones lie below. */
const levels = [95, 80] as const

export function BacktestChart({ series, backtest: { past, coverage }, bounds }: Props) {
  const { x, y, line, past: drawn } = planBacktest(series, past, bounds)
  const from = past.map((one) => sayDay(one.from)).join(', ')
  return (
    <Figure
      title="What it would have said"
      caption="Projections from earlier times with bands of 80% and, fainter, 95%, and what came, in ink."
    >
      <Plot
        x={x}
        y={y}
        height={9}
        reads={async () =>
          (await import('#kit/chart/answering/line-readings.ts')).lineReadings(linesOf(series, past, x.min), { x, y })
        }
        label={`Projections from ${from}, drawn against what came. ${sayChance(coverage[80])} of the values lie inside the 80% bands, ${sayChance(coverage[95])} inside those of 95%.`}
      >
        {levels.map((level) =>
          drawn.map(({ bands }, i) => (
            // One each: pale as they are, bands that overlap are darker where they do.
            <path
              key={`${level} ${i}`}
              className={classes(plotClass[`b${level}`], plotClass.past)}
              d={linePath(bands[level])}
            />
          )),
        )}
        <path
          className={classes(plotClass.will, plotClass.thin)}
          d={drawn.map(({ median }) => linePath(median)).join('')}
        />
        <path className={plotClass.was} d={linePath(line)} />
        <path
          className={classes(plotClass.dot, plotClass.s)}
          d={drawn.map(({ from: place }) => dotPath(place)).join('')}
        />
      </Plot>
    </Figure>
  )
}

/** What came is told first, then what had been said of it, the newest before the older. */
function linesOf({ observations }: Series, past: Props['backtest']['past'], start: number) {
  const said = past.toReversed().map(({ from, points }) => ({
    name: `said in ${sayDay(from)}:`,
    values: points.map(({ at, knots: [, low = 0, , median = 0, , high = 0] }) => ({
      at,
      value: median,
      says: sayEstimate(median, high - low),
    })),
  }))
  const came = observations.filter(([at]) => decimalYear(at) >= start)
  return [{ name: 'measured', values: came.map(([at, value]) => ({ at, value, says: sayShort(value) })) }, ...said]
}
