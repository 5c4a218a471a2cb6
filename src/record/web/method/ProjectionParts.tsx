/** Projection, the chance of a value, and the backtest, on one trend. */
import { chanceOfAtLeast, within } from '#engine/projection/bands/knots.ts'
import { paths } from '#items/paths.ts'
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayEstimate, sayNumber, sayQuantity } from '#kit/numbers.ts'
import { sayIn } from '#series/words.ts'
import { Facts } from '#kit/web/ui/figures/Facts.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Numbers } from '#kit/web/ui/figures/Numbers.tsx'
import type { MethodExamples } from '../../examples.ts'
import { Example, MethodPart, NoExample, Result } from './MethodPart.tsx'

type Trend = NonNullable<MethodExamples['trend']>
type Props = { trend: Trend | null }

const memberNames: Record<string, string> = {
  holt: 'Holt',
  damped: 'Damped Holt',
  theta: 'Theta',
  'dynamic-theta': 'Dynamic optimised Theta',
}
const lacking = 'trend has a projection that a page could take apart'

export function ProjectionPart({ trend }: Props) {
  return (
    <MethodPart
      name="projection"
      formula={
        <>
          ŷ<sub>T+h</sub> = ½ · median<sub>m</sub>(ŷ<sup>m</sup>) + ½ · exp(median<sub>m</sub>(ẑ<sup>m</sup>)), z = log
          y
        </>
      }
      source={
        <>
          <p>
            Holt 1957; Gardner and McKenzie 1985; Assimakopoulos and Nikolopoulos 2000; Fiorucci et al. 2016; combined
            in the manner of Petropoulos and Svetunkov 2020. Bands: split-conformal quantiles, fitted on public series
            of the M3 and M4 competitions.
          </p>
          <p>
            Tested without the networks on the last years of 1,000 yearly, 500 quarterly and 500 monthly public series,
            by constants that had seen none of these years: error .812, .848 and .798 of Naive2&rsquo;s (OWA), and
            95.3%, 97.1% and 94.4% of values inside the 95% band. The winner of M4 reached .778 on all its yearly
            series; ours are other, fewer series, so that is a scale and no race.
          </p>
        </>
      }
      example={trend ? <ProjectionExample trend={trend} /> : <NoExample what={lacking} />}
    >
      <p>
        Four simple methods look at the series, and where all its values are above 0 again at its logarithms. What they
        say together is the mean of the two medians, moved by the middle of the errors that such forecasts made. Their
        bands are as wide as the method has been wrong on public series like this one, not as sure as a model is of
        itself. Of monthly series and of those that took off from next to nothing that is the projection; of the others
        it is one half, and <a href="#networks">networks</a> say the other.
      </p>
      <p>
        Where the band of 80% would pass what no value can, the series is projected once more, by the methods alone,
        where that lies infinitely far away (Wallis 1987): between two such values on log-odds, which stand alone then;
        above one on logarithms. What falls towards it stands as it is there, no higher above its middle than on values;
        what rises stands as it was, but for the lower side of its bands. What grows by half each step or more lies half
        way between both from its middle on.
      </p>
      <p>
        What is part of something else that is measured, as electricity from the sun is of all electricity, cannot be
        more than that, and what the whole comes to is as uncertain. So none of its seven values for a year lies above
        the same value of the whole: one amount can be at most another each time just where each of its quantiles is at
        most the same quantile of the other (Strassen 1965), and nothing more is changed. The page of the part names its
        whole, and says from when on that bounds it.
      </p>
      <p>
        A distribution is kept for each year as seven values, which it stays below with chances of 2.5, 10, 25, 50, 75,
        90 and 97.5%. Far ahead errors grow faster than near by: on thousands of long public series the bands were found
        too narrow beyond 6 years, 8 quarters or 12 months, and are wider there by what was missing. So they are checked
        to 24 years, 24 quarters or 48 months; of months on few series. Beyond, the fan is dashed: nobody has tested it
        that far. Of yearly series that have changed their pace by little, year for year, the bands of the first years
        were found too wide, and are narrower by what was too much. Of quarterly series of ten years or more the bands
        grow the faster, the more their changes go on from year to year rather than turning back. Series with fewer than
        10 observations, with too many gaps or without change have none, and their pages say why.
      </p>
      <p>
        Where the projections from earlier times came out too low by about as much for each step ahead, from each of
        five or six starts, or too high, the projection is moved by half of that for each step. So it is with a few
        series in a hundred; the page of the trend says so. Of a series that took off and still grows by a tenth a year
        or more, the upper band lies half way, in logarithms, to where growth that wanders as it did would end.
      </p>
      <p>
        Steps are counted from the last value, not from today: 2027 is step 6 of a series that ends in 2021. What lies
        between the last value and today has happened, and is not seen yet: charts stripe it. Where more than the year
        before, or four quarters, or twelve months, are missing, the projection of the current year, quarter or month
        stands for today, with its band, on the trend&rsquo;s page and in lists. When the value comes, the record counts
        such an estimate apart from projections of what was still to come.
      </p>
      <p>
        A newer value from elsewhere, another office&rsquo;s count or a rounded figure of a later report, is no
        observation, but it is heeded: the median of its year moves towards it by w = s² / (s² + u²), where s is the
        spread of the projection there and u that of the value (Kalman 1960; where nobody says how sure it is, as unsure
        as the projection one step ahead). Later years move with it as errors of a projection do, and their bands widen
        again from there; earlier ones move with it too. Where there are several, each is heeded with what the others
        have left unsure. The newest outside the band of 95% withdraws the projection, and every chance that rests on
        it, until the series is brought up to date.
      </p>
    </MethodPart>
  )
}

function ProjectionExample({ trend }: { trend: Trend }) {
  const { unit, last, point, members, networks } = trend
  const alone = networks?.steps.find(({ at }) => at === point.at)
  const width = (point.knots[5] ?? 0) - (point.knots[1] ?? 0)
  const say = (value: number) => sayEstimate(value, width)
  const medians = (['values', 'logarithms'] as const).flatMap((scale) => {
    const own = members.filter((one) => one.scale === scale).map(({ value }) => value)
    return own.length > 0 ? [medianOf(own)] : []
  })
  return (
    <Example of={trend}>
      <Facts
        facts={[
          [`Last values, ${sayIn(unit)}`, last.map(([at, one]) => `${sayDay(at)}: ${sayNumber(one)}`).join('; ')],
          ...members.map(({ name, scale, value: said }): [string, string] => [
            `${memberNames[name] ?? name}${scale === 'logarithms' ? ', on logarithms' : ''}`,
            say(said),
          ]),
          [medians.length > 1 ? 'The two medians' : 'Median', medians.map(say).join(' and ')],
        ]}
      />
      <p>
        Their mean is <Result>{say(medians.reduce((sum, one) => sum + one, 0) / Math.max(1, medians.length))}</Result>{' '}
        for {sayDay(point.at)}.{' '}
        {alone && (
          <>
            Moved by the middle of the errors that such forecasts made, it is{' '}
            <Result>{say(alone.methods.median)}</Result>.{' '}
          </>
        )}
        With what the networks say, the median that is kept is <Result>{say(point.knots[3] ?? 0)}</Result>, with a
        chance of 80% that the value lies between {say(point.knots[1] ?? 0)} and {say(point.knots[5] ?? 0)}.
      </p>
      <Numbers
        title={`The seven values kept for ${sayDay(point.at)}`}
        caption={`The distribution for ${sayDay(point.at)}`}
        head={['Chance to stay below', `Value, ${sayIn(unit)}`]}
        rows={point.knots.map((knot, i) => [knotNames[i] ?? '', say(knot)])}
      />
    </Example>
  )
}

const knotNames = ['2.5%', '10%', '25%', '50%', '75%', '90%', '97.5%']

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

export function ChancePart({ trend }: Props) {
  return (
    <MethodPart
      name="chance-of-reaching"
      formula={<>P(y ≥ c) = 1 − F(c), logit F straight between the seven kept values and on beyond them</>}
      source={
        <p>
          The quantile function of the calibrated bands, never one method&rsquo;s own sigma. What lies beyond a bound is
          heaped on it: no share above 100%, no count below 0.
        </p>
      }
      example={trend ? <ChanceExample trend={trend} /> : <NoExample what={lacking} />}
    >
      <p>
        How likely is it that a series stands at a value or above it in a year? It is read off the distribution that is
        kept for that year.
      </p>
    </MethodPart>
  )
}

function ChanceExample({ trend }: { trend: Trend }) {
  const { unit, point, threshold, bounds } = trend
  const limits = { least: bounds.least ?? -Infinity, most: bounds.most ?? Infinity }
  const chance = chanceOfAtLeast(point.knots, threshold.value, limits)
  const below = point.knots.findLastIndex((knot) => knot <= threshold.value)
  const say = (place: number) =>
    sayEstimate(within(limits, point.knots[place] ?? 0), (point.knots[5] ?? 0) - (point.knots[1] ?? 0))
  return (
    <Example of={trend}>
      <p>
        At {sayQuantity(threshold.value, unit)} or above ({threshold.label}) in {sayDay(point.at)}:{' '}
        {below < 0
          ? `the value lies below all seven (the lowest is ${say(0)})`
          : below > 5
            ? `the value lies above all seven (the highest is ${say(6)})`
            : `the value lies between ${say(below)}, which the series stays below with a chance of ${knotNames[below]}, and ${say(below + 1)} (${knotNames[below + 1]})`}
        , so the chance is <Result>{sayChance(chance)}</Result>.
      </p>
    </Example>
  )
}

export function BacktestPart({ trend }: Props) {
  return (
    <MethodPart
      name="backtest"
      formula={
        <>
          MASE = mean |y − ŷ| / mean |y<sub>t</sub> − y<sub>t−1</sub>|; coverage = values inside the band / values
          foreseen
        </>
      }
      source={
        <p>
          Rolling origins; Hyndman and Koehler 2006. How all trends have fared stands on the{' '}
          <Link to={paths.record()}>track record</Link>.
        </p>
      }
      example={trend ? <BacktestExample trend={trend} /> : <NoExample what={lacking} />}
    >
      <p>
        The method is set back to earlier years of the same series, sees nothing that came later, and says what comes.
        Its error is compared with that of the simplest guess, the last value carried on. Where it does clearly worse, a
        random walk with drift stands in its place, and the page says so.
      </p>
    </MethodPart>
  )
}

function BacktestExample({ trend }: { trend: Trend }) {
  const { origins, values, error, naiveError, coverage } = trend.backtest
  return (
    <Example of={trend}>
      <p>
        From {sayNumber(origins)} earlier years {sayNumber(values)} values were foreseen. The error is{' '}
        {error.toFixed(2)} mean changes, that of the naive forecast {naiveError.toFixed(2)}; {error.toFixed(2)} /{' '}
        {naiveError.toFixed(2)} is <Result>{(error / naiveError).toFixed(2)}</Result>,{' '}
        {error < naiveError ? 'better' : 'no better'} than the simplest guess. Of the values{' '}
        {Math.round(coverage[50] * values)} lay inside the 50% band, {Math.round(coverage[80] * values)} inside the 80%
        band and {Math.round(coverage[95] * values)} inside the 95% band:{' '}
        <Result>{([50, 80, 95] as const).map((level) => `${Math.round(100 * coverage[level])}%`).join(', ')}</Result>.
      </p>
    </Example>
  )
}
