/** What small networks add to a projection, on one trend. */
import { sayDay } from '#kit/dates.ts'
import { sayEstimate } from '#kit/numbers.ts'
import { sayIn } from '#series/words.ts'
import type { MethodExamples } from '../../../examples.ts'
import { Example, MethodPart, NoExample, Result } from '../MethodPart.tsx'
import { NetworksChart } from './NetworksChart.tsx'

type Trend = NonNullable<MethodExamples['trend']>
type Networks = NonNullable<Trend['networks']>

export function NetworksPart({ trend }: { trend: Trend | null }) {
  return (
    <MethodPart
      name="networks"
      formula={
        <>
          q<sub>T+h</sub>(p) = ½ · methods<sub>T+h</sub>(p) + ½ · mean<sub>n</sub>(network<sup>n</sup>
          <sub>T+h</sub>(p)), for each of the seven chances p
        </>
      }
      source={
        <>
          <p>
            Multilayer perceptrons with 11,000 to 14,000 weights each, a byte a weight; learnt with Adam (Kingma and Ba
            2015) on the loss of the M4 competition and on interval scores (Gneiting and Raftery 2007); seven quantiles
            that cannot cross; their mean after Lichtendahl et al. 2013.
          </p>
          <p>
            They learnt from the pasts of 20,987 yearly and 13,882 quarterly series of M4, never from what came after
            them. Networks of the same making that had seen neither these series nor these years took the error on 1,308
            yearly series from .709 to .674 of Naive2&rsquo;s (OWA), on 999 quarterly ones from .900 to .874. On the
            1,000 yearly series whose later years are public they gained nothing: what is shown has .784, and would have
            .781 without them.
          </p>
        </>
      }
      example={
        trend?.networks ? <NetworksExample trend={trend} networks={trend.networks} /> : <NoExample what={lacking} />
      }
    >
      <p>
        Methods look at one series alone. Three small networks for years, and three for quarters, have seen how tens of
        thousands of other series went on; they know nothing of what a series measures, only the ups and downs of its
        last values, up to 14 years or 16 quarters, how long it is and how large beside its changes. What they say and
        what the methods say goes wrong in different places: where both were tried, the middle between the two came
        nearer than the methods alone.
      </p>
      <p>
        They say half of each projection up to six years or eight quarters ahead; beyond, the methods go on from there.
        Monthly series have none. Series that took off from next to nothing are left to the methods, as networks did
        harm there; so is what lies near one of two values that it cannot pass, or falls towards one, as that is
        projected on another scale. The backtest of a trend looks back on both together. On the page of a trend in whose
        projection networks have their half, a switch above the chart draws what the methods alone make of it; all other
        numbers stay those of both.
      </p>
    </MethodPart>
  )
}

const lacking = 'trend has a projection in which networks have a say'

function NetworksExample({ trend, networks }: { trend: Trend; networks: Networks }) {
  const last = networks.steps.at(-1)
  if (!last) return <NoExample what={lacking} />
  const say = (value: number) => sayEstimate(value, last.both.high - last.both.low)
  const sayBand = ({ low, median, high }: Networks['steps'][number]['both']) =>
    `${say(median)} (${say(low)} to ${say(high)})`
  return (
    <Example of={trend}>
      <NetworksChart networks={networks} sayBand={sayBand} unit={trend.unit} />
      <p>
        For {sayDay(last.at)}, {sayIn(trend.unit)}, the methods say {sayBand(last.methods)}, the networks{' '}
        {sayBand(last.networks)}. Half of each is <Result>{sayBand(last.both)}</Result>, which is kept.
      </p>
    </Example>
  )
}
