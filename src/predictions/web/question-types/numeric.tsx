/** How much? The range of likely values on the question's own scale. */
import { sayQuantity, sayShort, unitBehind } from '#kit/numbers.ts'
import { DistributionBar } from '#kit/web/chart/Bars.tsx'
import { AnsweredBar } from '#kit/web/chart/AnsweredBar.tsx'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { linearScale, logScale, type Scale } from '#kit/chart/scale.ts'
import { digitsOf, numeric, sayUpTo, sayValue } from '../../question-types/numeric.ts'
import type { QuestionOf } from '../../question-types/schemas/index.ts'
import { quantileReadings, quantileRows, rangeSaid } from '../quantiles.ts'
import type { Marks } from '../marks.ts'
import type { QuestionView } from '../question-view.ts'

/** Longer units stand in the sentence, not beside the figure. */
const longestUnit = 12

export const numericView: QuestionView<'numeric'> = {
  lead(question, { quantiles: { p50 } }) {
    const unit = unitBehind(question.unit)
    const isShort = unit.length <= longestUnit
    return {
      value: sayUpTo(question, p50, sayValue(question)),
      ...(isShort ? { unit: unit.startsWith('%') ? unit : ` ${unit}` } : { note: unit }),
    }
  },
  Beside: ({ question, estimate: { quantiles: q }, forecaster: { whose } }) => (
    <p>
      {unitBehind(question.unit).length > longestUnit && `${unitBehind(question.unit)}. `}Half of {whose} chance lies{' '}
      <strong>
        from {sayUpTo(question, q.p25, sayValue(question))} to {sayUpTo(question, q.p75, sayValue(question))}
      </strong>
      , nine tenths from {sayUpTo(question, q.p5, sayValue(question))} to {sayUpTo(question, q.p95, sayValue(question))}
      .
    </p>
  ),
  Chart: ({ question, estimate: { quantiles }, marks, forecaster: { title, whose }, named = '' }) => (
    <Figure
      title="How likely is each value?"
      files={`How likely is each value? ${named}`}
      caption={`${title}, ${question.unit}. Strong: half of the chance. Faint: nine tenths.${scaleNote(question)}`}
      numbers={{
        caption: `Quantiles of ${whose} forecast, ${question.unit}`,
        head: ['Chance that it is lower', question.unit],
        rows: quantileRows(quantiles, (value) => sayUpTo(question, value, sayValue(question))),
      }}
    >
      <AnsweredBar
        quantiles={quantiles}
        {...marksIn(marks)}
        scale={scaleOf(question)}
        reads={() =>
          quantileReadings(quantiles, {
            scale: scaleOf(question),
            place: (value) => value,
            say: (value) => sayWhole(question, value),
            less: 'lower',
            isBeyond: (value) => question.range.openAbove && value === question.range.max,
            isBefore: (value) => question.range.openBelow && value === question.range.min,
          })
        }
        label={rangeSaid(title, quantiles, (value) => sayWhole(question, value))}
      />
    </Figure>
  ),
  Picture: ({ question, estimate, marks }) => (
    <DistributionBar
      {...marksIn(marks)}
      quantiles={estimate.quantiles}
      scale={scaleOf(question)}
      ends={[sayUpTo(question, question.range.min, sayShort), sayUpTo(question, question.range.max, sayShort)]}
      label={rangeSaid('Forecast', estimate.quantiles, (value) => sayWhole(question, value))}
    />
  ),
  Shape: ({ question, estimate }) => (
    <DistributionBar quantiles={estimate.quantiles} scale={scaleOf(question)} isSlim />
  ),
  onSeries: (question, { quantiles }, unit) => (question.unit === unit ? quantiles.p50 : null),
  bounds: (question) => ({ name: 'Bounds', said: numeric.sayQuestion(question) }),
}

const marksIn = ({ forecast, model }: Marks<'numeric'> = {}) => ({
  beside: forecast?.quantiles.p50,
  model: model?.quantiles.p50,
})

const sayWhole = (question: QuestionOf<'numeric'>, value: number) =>
  sayUpTo(question, value, (one) => sayQuantity(one, question.unit, digitsOf(question, one)))

function scaleOf({ range: { min, max, scale } }: QuestionOf<'numeric'>): Scale {
  return scale === 'log' ? logScale(min, max) : linearScale(min, max)
}

function scaleNote({ range: { openBelow, openAbove, scale } }: QuestionOf<'numeric'>): string {
  const ends =
    openBelow && openAbove
      ? ' Values beyond both ends are possible.'
      : openBelow
        ? ' Lower values are possible.'
        : openAbove
          ? ' Higher values are possible.'
          : ''
  return `${scale === 'log' ? ' Log scale.' : ''}${ends}`
}
