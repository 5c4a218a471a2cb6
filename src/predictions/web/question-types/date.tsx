/** When? The range of likely days on a scale of years. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { DistributionBar, type Quantiles } from '#kit/web/chart/Bars.tsx'
import { AnsweredBar } from '#kit/web/chart/AnsweredBar.tsx'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { linearScale, type Scale } from '#kit/chart/scale.ts'
import { date, sayUntil } from '../../question-types/date.ts'
import type { EstimateOf, QuestionOf } from '../../question-types/schemas/index.ts'
import { quantileReadings, quantileRows, rangeSaid } from '../quantiles.ts'
import type { Marks } from '../marks.ts'
import type { QuestionView } from '../question-view.ts'

export const dateView: QuestionView<'date'> = {
  lead: (question, estimate) => ({ value: date.sayEstimate(question, estimate) }),
  Beside: ({ question, estimate, estimate: { quantiles: q }, forecaster: { whose } }) => (
    <p>
      {q.p50 < question.range.max && 'As likely before as after that. '}Half of {whose} chance lies{' '}
      <strong>
        from {sayUntil(question, q.p25)} to {sayUntil(question, q.p75)}
      </strong>
      , nine tenths from {sayUntil(question, q.p5)} to {sayUntil(question, q.p95)}.{sayBeyond(question, estimate)}
    </p>
  ),
  Chart: ({ question, estimate: { quantiles }, marks, forecaster: { title, whose }, named = '' }) => (
    <Figure
      title="How likely is each year?"
      files={`How likely is each year? ${named}`}
      caption={`${title}. Strong: half of the chance. Faint: nine tenths.${question.range.openAbove ? ' It may also come later than the scale, or never.' : ''}`}
      numbers={{
        caption: `Quantiles of ${whose} forecast`,
        head: ['Chance that it is earlier', 'Day'],
        rows: quantileRows(quantiles, (day) => sayUntil(question, day, sayDay)),
      }}
    >
      <AnsweredBar
        quantiles={yearsOf(quantiles)}
        {...marksIn(marks)}
        scale={scaleOf(question)}
        reads={() =>
          quantileReadings(quantiles, {
            scale: scaleOf(question),
            place: decimalYear,
            say: (day) => sayUntil(question, day, sayDay),
            less: 'earlier',
            isBeyond: (day) => question.range.openAbove && day >= question.range.max,
          })
        }
        label={rangeSaid(title, quantiles, (day) => sayUntil(question, day, sayDay))}
      />
    </Figure>
  ),
  Picture: ({ question, estimate, marks }) => (
    <DistributionBar
      {...marksIn(marks)}
      quantiles={yearsOf(estimate.quantiles)}
      scale={scaleOf(question)}
      ends={endsOf(question)}
      label={rangeSaid('Forecast', estimate.quantiles, (day) => sayUntil(question, day, sayDay))}
    />
  ),
  Shape: ({ question, estimate }) => (
    <DistributionBar quantiles={yearsOf(estimate.quantiles)} scale={scaleOf(question)} isSlim />
  ),
  onSeries: () => null,
  bounds: (question) => ({ name: 'Bounds', said: date.sayQuestion(question) }),
}

const marksIn = ({ forecast, model }: Marks<'date'> = {}) => ({
  beside: forecast && decimalYear(forecast.quantiles.p50),
  model: model && decimalYear(model.quantiles.p50),
})

const shares = { p50: '50%', p75: '25%', p95: '5%' } as const

/** How much lies beyond an open end, as far as five quantiles tell: of what is left, a quarter or more. */
function sayBeyond({ range: { max, openAbove } }: QuestionOf<'date'>, { quantiles }: EstimateOf<'date'>): string {
  const first = (['p50', 'p75', 'p95'] as const).find((level) => openAbove && quantiles[level] >= max)
  return first ? ` The chance of after ${max.slice(0, 4)} or never is at least ${shares[first]}.` : ''
}

function endsOf({ range: { min, max, openAbove } }: QuestionOf<'date'>): [string, string] {
  return [sayDay(min), openAbove ? `${sayDay(max)} or later` : sayDay(max)]
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
