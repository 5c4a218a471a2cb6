/** What a series says of a question, and what Farsight says of it. */
import { paths } from '#items/paths.ts'
import { comparisonWords } from '#kit/comparison-words.ts'
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayEstimate, sayQuantity } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
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
        beside the forecast and never mixed into it.
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
          Brier 1950; logarithmic score ln p, Good 1952. Of several options, half of the sum over options. Scores stand
          on the <Link to={paths.record()}>track record</Link> once questions resolve.
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
        and scored like any other forecast.
      </p>
    </MethodPart>
  )
}
