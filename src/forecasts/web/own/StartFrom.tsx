/** Fills the fields of a forecast that takes several numbers with what somebody says already, to go on from there. */
import { asKnown } from '#kit/numbers.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import type { Estimate, EstimateOf, Question } from '#predictions/question-types/schemas/index.ts'
import { isOfSeveral, whyNotForecast } from '../../may-forecast.ts'
import type { Seen } from '#predictions/web/form/question-form.ts'
import { inTenths } from '#predictions/web/form/question-forms/giving-way.ts'
import { formOf } from '#predictions/web/form/question-forms/index.ts'
import type { Together } from '../call-forecasts.ts'
import { othersOf } from '../others.ts'

type Props = {
  together: Together
  seen: Seen | null
  /** What one said last, where the fields say something else. */
  last: Estimate | null
  onStart: (estimate: Estimate, said: string) => void
}

export function StartFrom({ together, onStart, ...more }: Props) {
  const starts = startsOf(together, more)
  if (starts.length === 0) return null
  return (
    <p className="row">
      <span className="fine soft" aria-hidden>
        Start from
      </span>
      {starts.map(({ name, estimate, says }) => (
        <Button key={name} type="button" variant="plain" size="small" onClick={() => onStart(estimate, says)}>
          <span className="unseen">Start from </span>
          {name}
        </Button>
      ))}
    </p>
  )
}

type Start = { name: string; estimate: Estimate; says: string }
type More = Pick<Props, 'seen' | 'last'>

/** Whoever says several numbers that may be said here, what the series did of late, and what one said oneself. */
export function startsOf(together: Together, { seen, last }: More): Start[] {
  const { question, crowd } = together
  const people = crowd ? [{ name: 'the crowd', estimate: crowd.estimate }] : []
  const others = othersOf(together).map(({ name, estimate }) => ({ name: named[name] ?? name, estimate }))
  // One number is typed as quickly, and better without another in sight.
  const said = [...people, ...others]
    .filter(({ estimate }) => isOfSeveral(estimate) && isSayable(question, estimate))
    .map(({ name, estimate }) => ({
      name,
      estimate: typed(question, estimate),
      says: `The fields say what ${name} says.`,
    }))
  const begun = seen && (formOf(question.type).fromSeries?.(question, seen) ?? null)
  return [
    ...said,
    ...(begun && isSayable(question, begun.estimate) ? [{ name: 'the last ten years', ...begun }] : []),
    ...(last && isOfSeveral(last)
      ? [{ name: 'my last', estimate: last, says: 'The fields say what you said last.' }]
      : []),
  ]
}

/** To as many digits as somebody would type: what was worked out has sixteen. */
function typed(question: Question, estimate: Estimate): Estimate {
  const short = 'probabilities' in estimate ? ofChances(estimate) : ofAmounts(estimate)
  return short && isSayable(question, short) ? short : estimate
}

/** In tenths of a per cent, and 100% together. */
function ofChances(estimate: EstimateOf<'choice'>): Estimate {
  const shares = inTenths(Object.values(estimate.probabilities), 1)
  const names = Object.keys(estimate.probabilities)
  return { ...estimate, probabilities: Object.fromEntries(names.map((name, i) => [name, shares[i] ?? 0])) }
}

/** Null where two of them would be one. */
function ofAmounts(estimate: Estimate): Estimate | null {
  // Of parts the five follow: they are not said by themselves.
  if (!('quantiles' in estimate) || estimate.parts) return null
  const { p5, p95 } = estimate.quantiles
  const width = Number(p95) - Number(p5)
  const short = Object.entries(estimate.quantiles).map(([level, value]) => [
    level,
    // A tenth of the span is a digit more than it is told with; what is small on a logarithmic scale has its own.
    typeof value === 'number' ? asKnown(value, Math.min(width, Math.abs(value)) / 10) : value,
  ])
  const isApart = new Set(short.map(([, value]) => value)).size === new Set(Object.values(estimate.quantiles)).size
  return isApart ? ({ ...estimate, quantiles: Object.fromEntries(short) } as Estimate) : null // each is what it was
}

const named: Record<string, string> = { author: 'its author', model: 'the model', machine: 'the machine' }

function isSayable(question: Question, estimate: Estimate): boolean {
  return whyNotForecast(question, estimate) === null
}
