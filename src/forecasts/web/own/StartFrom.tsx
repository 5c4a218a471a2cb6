/** Fills the fields of a forecast that takes several numbers with what somebody says already, to go on from there. */
import { Button } from '#kit/web/ui/controls/Button.tsx'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { isOfSeveral, whyNotForecast } from '../../may-forecast.ts'
import type { Together } from '../call-forecasts.ts'
import { othersOf } from '../others.ts'

type Props = { together: Together; onStart: (estimate: Estimate, from: string) => void }

export function StartFrom({ together, onStart }: Props) {
  const starts = startsOf(together)
  if (starts.length === 0) return null
  return (
    <p className="row">
      <span className="fine soft" aria-hidden>
        Start from
      </span>
      {starts.map(({ name, estimate }) => (
        <Button key={name} type="button" variant="plain" size="small" onClick={() => onStart(estimate, name)}>
          <span className="unseen">Start from </span>
          {name}
        </Button>
      ))}
    </p>
  )
}

/** Whoever says several numbers that may be said here. */
export function startsOf(together: Together): { name: string; estimate: Estimate }[] {
  const { question, crowd } = together
  const people = crowd ? [{ name: 'the crowd', estimate: crowd.estimate }] : []
  const others = othersOf(together).map(({ name, estimate }) => ({ name: named[name] ?? name, estimate }))
  // One number is typed as quickly, and better without another in sight.
  return [...people, ...others].filter(({ estimate }) => isOfSeveral(estimate) && isSayable(question, estimate))
}

const named: Record<string, string> = { author: 'its author', model: 'the model', machine: 'the machine' }

function isSayable(question: Question, estimate: Estimate): boolean {
  return whyNotForecast(question, estimate) === null
}
