/** What a series says of a question, and what Farsight says of it. */
import { addressOfVoice } from '#forecasts/sorts/voices.ts'
import { paths } from '#items/paths.ts'
import { comparisonWords } from '#kit/comparison-words.ts'
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayEstimate, sayQuantity } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { usualRatio } from '#engine/crowd/pool-with-model.ts'
import { sayGap } from '#predictions/pool/pool-words.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { MethodExamples } from '../../examples.ts'
import { Example, MethodPart, NoExample, Result } from './MethodPart.tsx'

type Props = { example: MethodExamples['model'] }

export function ModelPart({ example }: Props) {
  const model = example?.model
  return (
    <MethodPart
      name="model"
      formula={<>P(question resolves yes) = P(y ≥ c) or 1 − P(y ≥ c), of the series that decides it, at its time</>}
      source={
        <p>
          The same distribution as under &ldquo;The chance of a value&rdquo;. It knows the past of the series and
          nothing else.
        </p>
      }
      example={
        example && model?.refused === null ? (
          <Example of={example}>
            <p>
              It resolves yes if{' '}
              <Link to={paths.itemOf(model.trend)}>
                <bdi>
                  <Chemical text={example.trendLabel} />
                </bdi>
              </Link>{' '}
              is {comparisonWords[model.comparison]} {sayQuantity(model.threshold, model.unit)} in {sayDay(model.at)}.
              Version {model.trendVersion} of the trend projects {sayEstimate(model.median, model.high80 - model.low80)}
              , with a chance of 80% between {sayEstimate(model.low80, model.high80 - model.low80)} and{' '}
              {sayEstimate(model.high80, model.high80 - model.low80)}. That leaves{' '}
              <Result>{sayChance(model.probability)}</Result>.
            </p>
          </Example>
        ) : (
          <NoExample what="question with a forecast of Farsight’s is decided by a series that is projected that far" />
        )
      }
    >
      <p>
        Some questions are decided by a series. For these the projection of that series has an answer of its own, shown
        beside the forecast; what both make together is told below.
      </p>
    </MethodPart>
  )
}

export function HouseForecastPart({ example }: Props) {
  const forecast = example?.forecast
  const chance = forecast ? typeOf(forecast.estimate).chanceOf(forecast.estimate, 'yes') : null
  return (
    <MethodPart
      name="house-forecast"
      formula={<>Brier score = (p − o)², with o = 1 if it happened and 0 if not</>}
      source={
        <p>
          Brier 1950; logarithmic score ln p, Good 1952. Of several options, half of the sum over options. Scores are
          means over the time for which a forecast stood, and stand on the <Link to={paths.record()}>track record</Link>{' '}
          once questions resolve.
        </p>
      }
      example={
        example && forecast && chance !== null ? (
          <Example of={example}>
            <p>
              Farsight said <Result>{sayChance(chance)}</Result> on {sayDay(forecast.made)}. If it happens, that scores
              ({chance} − 1)² = <Result>{((chance - 1) ** 2).toFixed(3)}</Result>; if not, {chance}² ={' '}
              <Result>{(chance ** 2).toFixed(3)}</Result>.
            </p>
          </Example>
        ) : (
          <NoExample what="question of yes or no has both a forecast of Farsight’s and a model" />
        )
      }
    >
      <p>
        Farsight’s forecast is what the makers of this base think, with the reason written down on a given day. It is a
        judgement: no formula made it, and no crowd. It is there so that no question starts from nothing, and it is kept
        and scored like any other forecast, by the rules of people, as is what the model says:{' '}
        <Link to={paths.forecaster(addressOfVoice('house'))}>Farsight</Link> and{' '}
        <Link to={paths.forecaster(addressOfVoice('model'))}>the model</Link> have records of their own. What other
        platforms say of a question like it may stand on its page under “Elsewhere”; that enters no number here, neither
        this one nor the model’s nor a crowd’s, and resolves nothing.
      </p>
    </MethodPart>
  )
}

/** Where both speak of one question: its headline. */
export function HouseAndModelPart({ example }: Props) {
  const pool = example?.pool
  return (
    <MethodPart
      name="house-and-model"
      formula={
        <>
          log-odds = (logit f + w logit m) / (1 + w), w = (ahead − unseen) / ahead · min(1, ({usualRatio} / r)²) ·
          min(1, c / 0.8)
        </>
      }
      source={
        <p>
          Logarithmic pool: Genest and Zidek 1986; Satopää and others 2014. The parts of w are ratios of error variances
          (Bates and Granger 1969). They are a convention, and no record yet tells how much either deserves.{' '}
          {usualRatio} is the r that half of the projections of the starter collection stay below.
        </p>
      }
      example={
        example && pool ? (
          <Example of={example}>
            <p>
              {sayGap(pool)} Of the weight, {pool.news.toFixed(2)} is what the age of the series leaves,{' '}
              {pool.skill.toFixed(2)} its errors and {pool.bands.toFixed(2)} its bands: w = {pool.weight.toFixed(2)}.
              Together they make <Result>{sayChance(pool.probability)}</Result>.
            </p>
          </Example>
        ) : (
          <NoExample what="question has both a forecast of Farsight’s and a model that counts" />
        )
      }
    >
      <p>
        From three people on the number of a question is what they forecast together, and what the others say stands
        beside it, each by itself. Else, where Farsight and the model both speak of it, its one number everywhere is
        what these say together: the mean of their log-odds. Farsight counts 1 and the model w, at the most 1. It counts
        less the more steps of its series had passed unseen when the forecast was made, the larger its error r was
        beside that of the last value carried on, and the fewer past values c its band of 80% held. It counts nothing
        where nothing is projected, where it did clearly worse than the last value, where the value is known, and where
        the question has a condition. Both are kept between 1% and 99%.
      </p>
      <p>
        Where the answer is an amount that the series will have, the number is the same mean of their quantiles, of the
        5%, 25%, 50%, 75% and 95% points each; of questions on a logarithmic scale of their logarithms (Vincent 1912;
        Lichtendahl and others 2013). Where its author has given no forecast the model speaks alone, and is called so.
      </p>
      <p>
        What somebody forecasts of their own question stays theirs, and leads its page until three people have forecast
        it; the model stands beside it. Farsight’s forecast and the projection are each scored by themselves, as they
        were said.
      </p>
    </MethodPart>
  )
}
