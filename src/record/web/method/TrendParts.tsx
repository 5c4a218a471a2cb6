/** Direction, momentum, maturity and time to a threshold. */
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayEstimate, sayNumber, sayQuantity, unitBehind } from '#kit/numbers.ts'
import { Numbers } from '#kit/web/ui/figures/Numbers.tsx'
import { sayDirection, sayMomentum } from '#trends/numbers-words.ts'
import type { MethodExamples } from '../../examples.ts'
import { Example, MethodPart, NoExample, Result } from './MethodPart.tsx'

type Trend = MethodExamples['trend']

export function DirectionPart({ trend }: { trend: Trend }) {
  const direction = trend?.direction
  return (
    <MethodPart
      name="direction"
      formula={
        <>
          S = Σ<sub>i&lt;j</sub> sign(y<sub>j</sub> − y<sub>i</sub>), z = (S ∓ 1) / √var(S)
        </>
      }
      source={<p>Mann 1945, Kendall 1975; the variance corrected for values that hang together, Hamed and Rao 1998.</p>}
      example={
        trend && direction?.refused === null ? (
          <Example of={trend}>
            <p>
              Over its newest {sayNumber(direction.values)} observations z is {sayNumber(direction.score, 2)}, which
              lies {Math.abs(direction.score) > 1.96 ? 'beyond' : 'within'} ±1.96:{' '}
              <Result>{sayDirection(direction).value}</Result>.
            </p>
          </Example>
        ) : (
          <NoExample what="trend has a direction" />
        )
      }
    >
      <p>
        Does the series go anywhere? Later values are compared with earlier ones, pair by pair. Only where that could
        hardly be chance, beyond 1.96 standard errors, is it called rising or falling; else there is no clear direction.
      </p>
    </MethodPart>
  )
}

export function MomentumPart({ trend }: { trend: Trend }) {
  const momentum = trend?.momentum
  return (
    <MethodPart
      name="momentum"
      formula={
        <>
          slope = median of (y<sub>j</sub> − y<sub>i</sub>) / (j − i); z = (slope<sub>5</sub> − slope<sub>15</sub>) / SE
        </>
      }
      source={
        <p>
          Theil 1950, Sen 1968; on logarithms where all values are above 0 and 0 means none; the standard error by
          bootstrap.
        </p>
      }
      example={
        trend && momentum?.refused === null ? (
          <Example of={trend}>
            <p>
              Over 15 observations the slope is {sayMomentum(momentum, 'yearly', trend.unit).value}, over the last 5 it
              is {sayMomentum({ ...momentum, longSlope: momentum.recentSlope }, 'yearly', trend.unit).value}
              {momentum.scale === 'log' &&
                ` (100 (exp(${momentum.recentSlope.toPrecision(3)}) − 1) = ${(100 * Math.expm1(momentum.recentSlope)).toPrecision(3)}%)`.replaceAll(
                  '-',
                  '−',
                )}
              . The two lie {sayNumber(Math.abs(momentum.score), 2)} standard errors apart:{' '}
              <Result>
                {momentum.momentum === 'no-clear-momentum'
                  ? 'no clear change'
                  : `a clear turn ${momentum.momentum === 'upward' ? 'upwards' : 'downwards'}`}
              </Result>
              .
            </p>
          </Example>
        ) : (
          <NoExample what="trend has a momentum" />
        )
      }
    >
      <p>
        Does the series go faster than it did? Its slope over the last 5 observations is held against that over the last
        15.
      </p>
    </MethodPart>
  )
}

export function MaturityPart({ example }: { example: MethodExamples['maturity'] }) {
  const maturity = example?.maturity
  const [at, value] = example?.last.at(-1) ?? ['', 0]
  return (
    <MethodPart
      name="maturity"
      formula={
        <>
          y<sub>t</sub> = L / (1 + exp(−k (t − t<sub>0</sub>))), maturity = y<sub>n</sub> / L
        </>
      }
      source={<p>Fisher and Pry 1971; Gompertz 1825 where that curve fits better.</p>}
      example={
        example && maturity?.refused === null ? (
          <Example of={example}>
            <p>
              The limit of the {maturity.curve} curve is{' '}
              {sayEstimate(maturity.limit, Math.max(maturity.high - maturity.low, maturity.limit / 100))}{' '}
              {unitBehind(example.unit)}, with a chance of 80% between {sayEstimate(maturity.low, maturity.limit / 10)}{' '}
              and {sayEstimate(maturity.high, maturity.limit / 10)}. The value of {sayDay(at)} is{' '}
              {sayQuantity(value, example.unit)}; divided by the limit that is{' '}
              <Result>{sayChance(Math.min(1, value / maturity.limit))}</Result>.
            </p>
          </Example>
        ) : (
          <NoExample what="trend has a maturity" />
        )
      }
    >
      <p>
        How far has a growing series come on its way to a limit? An S-shaped curve is fitted. Where limits more than
        three times apart fit about as well, which is most often so, no maturity is told. The curve assumes that growth
        ends; it does not show that it will.
      </p>
    </MethodPart>
  )
}

export function CrossingPart({ example }: { example: MethodExamples['crossing'] }) {
  return (
    <MethodPart
      name="crossing"
      formula={<>P(c met by t) = share of simulated paths that have met c by t ≥ P(y at or past c in t), of the fan</>}
      source={
        <p>
          Paths are drawn by a Gaussian copula (Sklar 1959), so that at each step they spread as the calibrated bands of
          the projection do. How steps go together was fitted to the errors of series whose future is known; of quarters
          and months the series tells itself how much noise of its own each has, by how often its changes turn back.
        </p>
      }
      example={
        example ? (
          <CrossingExample example={example} />
        ) : (
          <NoExample what="trend has a threshold that it may or may not meet within its projection" />
        )
      }
    >
      <p>
        When does a series first meet a value that matters? Thousands of possible futures are drawn from its projection,
        and in each the first year is noted. Once met stays met, so these chances never fall. To stand there in a given
        year is another event, and less likely: paths come back. That chance is read off the fan itself, and both are
        told.
      </p>
    </MethodPart>
  )
}

function CrossingExample({ example }: { example: NonNullable<MethodExamples['crossing']> }) {
  const { crossing, unit } = example
  const end = crossing.by.at(-1) ?? { at: '', chance: 0 }
  const half = crossing.by.find(({ chance }) => chance >= 0.5)
  return (
    <Example of={example}>
      <p>
        {sayQuantity(crossing.value, unit)}, {crossing.towards === 'up' ? 'from below' : 'from above'}:{' '}
        {half ? (
          <>
            more likely than not by <Result>{sayDay(half.at)}</Result> ({sayChance(half.chance)})
          </>
        ) : (
          'at no time more likely than not'
        )}
        ; by {sayDay(end.at)} the chance is {sayChance(end.chance)}, which leaves 1 − {end.chance.toFixed(2)} ={' '}
        {crossing.notWithinHorizon.toFixed(2)} for not within the projection.
      </p>
      <Numbers
        title="The chance by each year"
        caption="The chance to have met it by then, and to stand there then"
        head={['By', 'Met', 'There then']}
        rows={crossing.by.map(({ at, chance, beyond }) => [
          sayDay(at),
          sayChance(chance),
          beyond === undefined ? '–' : sayChance(beyond),
        ])}
      />
    </Example>
  )
}
