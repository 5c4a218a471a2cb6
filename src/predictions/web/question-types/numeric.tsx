/** How much? The range of likely values on the question's own scale. */
import { sayNumber, sayQuantity } from '#kit/numbers.ts'
import { DistributionBar } from '#kit/web/chart/Bars.tsx'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { linearScale, logScale, type Scale } from '#kit/chart/scale.ts'
import { numeric } from '../../question-types/numeric.ts'
import type { QuestionOf } from '../../question-types/schemas/index.ts'
import { quantileRows, rangeSaid } from '../quantiles.ts'
import type { QuestionView } from '../question-view.ts'

/** Longer units stand in the sentence, not beside the figure. */
const longestUnit = 12

export const numericView: QuestionView<'numeric'> = {
  lead({ unit }, { quantiles: { p50 } }) {
    const isShort = unit.length <= longestUnit
    return {
      value: sayNumber(p50),
      ...(isShort ? { unit: unit.startsWith('%') ? unit : ` ${unit}` } : { note: unit }),
    }
  },
  Beside: ({ question: { unit }, estimate: { quantiles: q }, forecaster: { whose } }) => (
    <p>
      {unit.length > longestUnit && `${unit}. `}Half of {whose} chance lies{' '}
      <strong>
        from {sayNumber(q.p25)} to {sayNumber(q.p75)}
      </strong>
      , nine tenths from {sayNumber(q.p5)} to {sayNumber(q.p95)}.
    </p>
  ),
  Chart: ({ question, estimate: { quantiles }, forecaster: { title, whose } }) => (
    <Figure
      title="How likely is each value?"
      caption={`${title}, ${question.unit}. Strong: half of the chance. Faint: nine tenths.${scaleNote(question)}`}
      numbers={{
        caption: `Quantiles of ${whose} forecast, ${question.unit}`,
        head: ['Chance that it is lower', question.unit],
        rows: quantileRows(quantiles, (value) => sayNumber(value)),
      }}
    >
      <DistributionBar
        quantiles={quantiles}
        scale={scaleOf(question)}
        label={rangeSaid(title, quantiles, (value) => sayQuantity(value, question.unit))}
      />
    </Figure>
  ),
  Picture: ({ question, estimate }) => (
    <DistributionBar quantiles={estimate.quantiles} scale={scaleOf(question)} isSlim />
  ),
  Shape: ({ question, estimate }) => (
    <DistributionBar quantiles={estimate.quantiles} scale={scaleOf(question)} isSlim />
  ),
  onSeries: (question, { quantiles }, unit) => (question.unit === unit ? quantiles.p50 : null),
  bounds: (question) => ({ name: 'Bounds', said: numeric.sayQuestion(question) }),
}

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
