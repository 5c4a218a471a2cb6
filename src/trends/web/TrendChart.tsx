/** The whole series as it was measured, in ink, with the values that matter and the empty years to come. */
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { dotPath, linePath, round } from '#kit/web/chart/path.ts'
import { Label, Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import { Chemical } from '#kit/web/ui/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { useToday } from '#kit/web/today.ts'
import { extremesOf, lastOf } from '../observations.ts'
import type { Series } from '../series.ts'
import type { Threshold } from '../trend.ts'
import { sayMeasured, saySpan, sayUnit } from '../words.ts'
import { type ChartPlan, planChart } from './chart-plan.ts'

type Props = { title: string; series: Series; thresholds: readonly Threshold[] }

export function TrendChart({ title, series, thresholds }: Props) {
  const plan = planChart(series, thresholds, useToday())
  const last = lastOf(series)
  return (
    <Figure
      title={<Chemical text={title} />}
      caption={<Chemical text={captionOf(series, plan)} />}
      source={
        <>
          {series.source}. Licence: {series.licence}. Last observation {sayDay(last[0])}, retrieved {sayDay(series.retrieved)}.
        </>
      }
      numbers={{
        caption: `${title}, every observation, the newest first`,
        head: [series.frequency === 'yearly' ? 'Year' : 'Month', series.unit],
        rows: series.observations.toReversed().map(([at, value]) => [sayDay(at), sayNumber(value)]),
      }}
    >
      <Plot x={plan.x} y={plan.y} label={sentenceOf(title, series)} labels={<Labels plan={plan} />}>
        {plan.thresholds.map(({ y }) => (
          <path key={y} className={plotClass.threshold} d={`M0 ${round(y)}H1000`} />
        ))}
        <path className={plotClass.was} d={linePath(plan.line)} />
        <path className={plotClass.needle} d={`M${round(plan.needle)} -40V1000`} />
        <path className={classes(plotClass.dot, plotClass.inkd)} d={dotPath(plan.last.point)} />
      </Plot>
    </Figure>
  )
}

function Labels({ plan: { needle, last, thresholds } }: { plan: ChartPlan }) {
  const at = plotClass
  return (
    <>
      <Label x={needle} y={-40} at="l" className={at['n']}>
        now
      </Label>
      <Label x={last.point[0]} y={last.point[1]} at={last.place} className={classes(at['ink'], at['onPaper'])}>
        {last.value} <span className={classes('hush', at['thin'])}>in {last.at}</span>
      </Label>
      {thresholds.map(({ y, text, placed: { side, isAbove }, isFirst }) => (
        <Label
          key={y}
          x={side === 'left' ? 0 : 1000}
          y={y}
          at={`${isAbove ? 'u' : 'd'}${side === 'left' ? 'r' : 'l'}`}
          className={classes(at['ink'], at['thin'], at['halo'], !isFirst && at['wideOnly'])}
        >
          <Chemical text={text} />
        </Label>
      ))}
    </>
  )
}

/** Unit, how often it was measured, and whatever would mislead if it went unsaid. */
function captionOf({ unit, frequency }: Series, { y, beyond }: ChartPlan): string {
  const start = y.kind === 'log' ? ' Log scale.' : y.min === 0 || (y.min < 0 && y.max > 0) ? '' : ` The axis starts at ${y.say(y.min)}.`
  const far =
    beyond === 0 ? '' : ` ${beyond === 1 ? 'One value that matters lies' : 'Some values that matter lie'} beyond this chart; see below.`
  return `${sayUnit(unit)}, ${frequency}. Ink is measured.${start}${far}`
}

function sentenceOf(title: string, { observations, unit }: Series): string {
  const last = lastOf({ observations })
  const first = observations[0] ?? last
  const { lowest, highest } = extremesOf(observations)
  const say = ([at, value]: typeof last) => `${sayNumber(value)} in ${sayDay(at)}`
  return `${title}, ${saySpan(first, last)}: from ${say(first)} to ${sayMeasured(last[1], unit)}. Lowest ${say(lowest)}, highest ${say(highest)}.`
}
