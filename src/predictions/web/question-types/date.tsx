/** When? The range of likely days on a scale of years. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { DistributionBar, type Quantiles } from '#kit/web/chart/Bars.tsx'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { linearScale, type Scale } from '#kit/chart/scale.ts'
import { date } from '../../question-types/date.ts'
import type { EstimateOf, QuestionOf } from '../../question-types/schemas/index.ts'
import { quantileRows, rangeSaid } from '../quantiles.ts'
import type { QuestionView } from '../question-view.ts'

export const dateView: QuestionView<'date'> = {
  lead: (question, estimate) => ({ value: date.sayEstimate(question, estimate) }),
  Beside: ({ question, estimate: { quantiles: q }, forecaster: { whose } }) => (
    <p>
      As likely before as after that. Half of {whose} chance lies{' '}
      <strong>
        from {sayBound(question, q.p25)} to {sayBound(question, q.p75)}
      </strong>
      , nine tenths from {sayBound(question, q.p5)} to {sayBound(question, q.p95)}.
    </p>
  ),
  Chart: ({ question, estimate: { quantiles }, forecaster: { title, whose } }) => (
    <Figure
      title="How likely is each year?"
      caption={`${title}. Strong: half of the chance. Faint: nine tenths.${question.range.openAbove ? ' It may also come later than the scale, or never.' : ''}`}
      numbers={{
        caption: `Quantiles of ${whose} forecast`,
        head: ['Chance that it is earlier', 'Day'],
        rows: quantileRows(quantiles, (day) => sayBound(question, day, sayDay)),
      }}
    >
      <DistributionBar
        quantiles={yearsOf(quantiles)}
        scale={scaleOf(question)}
        label={rangeSaid(title, quantiles, (day) => sayBound(question, day, sayDay))}
      />
    </Figure>
  ),
  Picture: ({ question, estimate }) => (
    <DistributionBar quantiles={yearsOf(estimate.quantiles)} scale={scaleOf(question)} isSlim />
  ),
  Shape: ({ question, estimate }) => (
    <DistributionBar quantiles={yearsOf(estimate.quantiles)} scale={scaleOf(question)} isSlim />
  ),
  onSeries: () => null,
  bounds: (question) => ({ name: 'Bounds', said: date.sayQuestion(question) }),
}

/** A day at the open end stands for everything beyond it. */
function sayBound({ range }: QuestionOf<'date'>, day: string, say = (one: string) => one.slice(0, 4)): string {
  return range.openAbove && day >= range.max ? `after ${say(range.max)}` : say(day)
}

function yearsOf({ p5, p25, p50, p75, p95 }: EstimateOf<'date'>['quantiles']): Quantiles {
  return {
    p5: decimalYear(p5),
    p25: decimalYear(p25),
    p50: decimalYear(p50),
    p75: decimalYear(p75),
    p95: decimalYear(p95),
  }
}

function scaleOf({ range: { min, max } }: QuestionOf<'date'>): Scale {
  return linearScale(decimalYear(min), decimalYear(max), { isYears: true })
}
