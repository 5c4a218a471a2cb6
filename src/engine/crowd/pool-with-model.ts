/**
 * What a forecaster and the projection of a series say together, and how much the projection counts beside them: less
 * the longer its series has not been heard of, and the worse it would have done on its own past.
 */
import { InvalidInput, mustBeFinite } from '../invalid-input.ts'
import { chanceOf, clip, logOdds, type Probability, probability } from '../units.ts'

/** What is known of a projection that says something of one value to come. */
export type ModelStanding = {
  /** Steps from the last value of the series to the one that is asked about. */
  readonly ahead: number
  /** How many of these the forecaster has seen pass and the series does not hold. */
  readonly unseen: number
  /** Mean errors of its backtest, its own and that of the last value carried on; null where there was none. */
  readonly backtest: {
    readonly error: number
    readonly naiveError: number
    /** The share of `values` past values that lay within its 80 % band. */
    readonly coverage80: number
    readonly values: number
  } | null
}

/** Each from 0 to 1, `weight` their product: 1 is as much as the forecaster counts. */
export type ModelWeight = {
  readonly weight: number
  readonly news: number
  readonly skill: number
  readonly bands: number
}

/**
 * The error beside the naive one's that half of the starter collection's projections stay below (`npm run bench --
 * collection` prints it): who does no worse counts in full.
 */
export const usualRatio = 0.66

/** So many past values are taken to have been covered as promised before any is looked at. */
const priorValues = 10

/**
 * How much a projection counts beside one forecaster who counts 1, while nobody knows the record of either. Each part
 * is a ratio of error variances, as in the combination of Bates and Granger (1969):
 *
 * - `news`: the errors of a random walk grow with its steps, and of `ahead` steps the forecaster has `unseen` fewer to
 *   go, so (ahead - unseen) / ahead;
 * - `skill`: (usual ratio / (error / naive error))², at the most 1; without a backtest as if no better than naive;
 * - `bands`: covered / .8, at the most 1, the share covered as if ten more values had been and as promised.
 *
 * The parts and their product are a convention until forecasts and projections of one question have been scored side by
 * side. Worked: 14 steps ahead of which 4 are unseen, error 1.26 times as usual, 56 % of 27 values covered: 10/14,
 * (1/1.26)² = .63 and .78 make .351. Throws `InvalidInput` for what is not finite.
 */
export function modelWeight({ ahead, unseen, backtest }: ModelStanding): ModelWeight {
  mustBeFinite('ahead', ahead)
  mustBeFinite('unseen', unseen)
  const news = ahead > 0 ? share((ahead - Math.max(0, unseen)) / ahead) : 0
  const [skill, bands] = [skillOf(backtest), bandsOf(backtest)]
  return { weight: news * skill * bands, news, skill, bands }
}

function skillOf(backtest: ModelStanding['backtest']): number {
  if (!backtest) return usualRatio ** 2
  const { error, naiveError } = backtest
  mustBeFinite('backtest.error', error)
  mustBeFinite('backtest.naiveError', naiveError)
  return error > 0 ? share(((usualRatio * naiveError) / error) ** 2) : 1
}

function bandsOf(backtest: ModelStanding['backtest']): number {
  if (!backtest) return 1
  const { coverage80, values } = backtest
  return share(
    (values * probability(coverage80, 'backtest.coverage80') + priorValues * 0.8) / (values + priorValues) / 0.8,
  )
}

/** Neither voice is taken as surer than 1 %: the tail of a band is no better known. */
const modelMargin = 0.01

/**
 * The chance that both say together: the mean of their log-odds, the forecaster counting 1 and the model `weight` (the
 * logarithmic opinion pool of Genest and Zidek 1986; in log-odds Satopaa et al. 2014), both kept between .01 and .99.
 * It lies between the two. Worked: .89 and .05 of weight 1 make .395, of weight .351 .686. Throws `InvalidInput` for
 * what is no chance, and for a weight that is not from 0 to 1.
 */
export function pooledWithModel(forecast: number, model: number, weight: number): Probability {
  probability(weight, 'weight')
  const said = logOddsWithin(forecast, 'forecast')
  return chanceOf((said + weight * logOddsWithin(model, 'model')) / (1 + weight))
}

/**
 * The quantiles that both say together of an amount: at each chance the mean of theirs, the forecaster counting 1 and
 * the model `weight` (Vincent 1912; Lichtendahl, Grushka-Cockayne and Winkler 2013); a mixture would be wider than
 * either where they agree on how sure one can be and not on where. On a logarithmic scale, of amounts above 0, means are
 * geometric. Quantiles that do not fall have means that do not. Worked: 4 and 5 beside 5 and 8 of weight 1 make 4.5 and
 * 6.5, of weight .5 4.33 and 6. Throws `InvalidInput` for a weight that is not from 0 to 1, for lengths that differ and
 * for amounts that have no place on the scale.
 */
export function pooledQuantilesWithModel(
  forecast: readonly number[],
  model: readonly number[],
  { weight, isLog }: { readonly weight: number; readonly isLog: boolean },
): number[] {
  probability(weight, 'weight')
  if (forecast.length !== model.length) throw new InvalidInput('model', `must be ${forecast.length} values`)
  const [to, from] = isLog ? [Math.log, Math.exp] : [asItIs, asItIs]
  return forecast.map((value, i) => {
    const [said, projected] = [to(value), to(model[i]!)]
    mustBeFinite(`forecast[${i}]`, said)
    mustBeFinite(`model[${i}]`, projected)
    return from((said + weight * projected) / (1 + weight))
  })
}

const asItIs = (value: number) => value

function logOddsWithin(chance: number, argument: string): number {
  return logOdds(clip(probability(chance, argument), modelMargin))
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value))
}
