/** One trend’s last values, what the methods say of its next, what the networks say, and what is kept of both. */
import { sayIn } from '#series/words.ts'
import { sayDay } from '#kit/dates.ts'
import { sayEstimate, sayShort } from '#kit/numbers.ts'
import { linePath } from '#kit/chart/path.ts'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Label, Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { MethodExamples } from '../../../examples.ts'
import { planNetworks } from './networks-plan.ts'

type Networks = NonNullable<NonNullable<MethodExamples['trend']>['networks']>
type Props = { networks: Networks; unit: string; sayBand: (band: Networks['steps'][number]['both']) => string }

export function NetworksChart({ networks, unit, sayBand }: Props) {
  const { x, y, seen, band, median, words } = planNetworks(networks)
  return (
    <Figure
      title="What the methods say, what the networks say, and what is kept"
      caption="The 80% band of what is kept, its median, and dashed the two medians between which it lies."
      numbers={{
        title: 'The numbers behind it',
        caption: `Median and 80% band ${sayIn(unit)}`,
        head: ['At', 'Methods', 'Networks', 'Kept'],
        rows: networks.steps.map((step) => [
          sayDay(step.at),
          sayBand(step.methods),
          sayBand(step.networks),
          sayBand(step.both),
        ]),
      }}
    >
      <Plot
        x={x}
        y={y}
        height={15}
        right={5.5}
        reads={async () =>
          (await import('#kit/chart/answering/line-readings.ts')).lineReadings(linesOf(networks), { x, y })
        }
        first={networks.seen.length - 1}
        label="The last values in ink; then what the methods say, what the networks say, and between the two what is kept."
        labels={words.map(({ text, at }) => (
          <Label key={text} x={at[0]} y={at[1]}>
            {text}
          </Label>
        ))}
      >
        <path className={plotClass.b80} d={linePath(band.both)} />
        <path className={classes(plotClass.will, plotClass.thin, plotClass.far)} d={linePath(median.methods)} />
        <path className={classes(plotClass.will, plotClass.thin, plotClass.far)} d={linePath(median.networks)} />
        <path className={plotClass.will} d={linePath(median.both)} />
        <path className={plotClass.was} d={linePath(seen)} />
      </Plot>
    </Figure>
  )
}

/** What is kept is told first, then between which two medians it lies. */
function linesOf({ seen, steps }: Networks) {
  const named = { both: 'kept', methods: 'methods', networks: 'networks' } as const
  const told = (['both', 'methods', 'networks'] as const).map((who) => ({
    name: named[who],
    values: steps.map(({ at, [who]: { low, median, high } }) => ({
      at,
      value: median,
      says: sayEstimate(median, high - low),
    })),
  }))
  return [{ name: 'measured', values: seen.map(([at, value]) => ({ at, value, says: sayShort(value) })) }, ...told]
}
