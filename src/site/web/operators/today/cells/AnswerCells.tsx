/** How many are answered, how many of them badly, and what takes longest. */
import { sayNumber } from '#kit/numbers.ts'
import { paths } from '#items/paths.ts'
import { failsOften, type Health } from '../../../../operators/rate-health.ts'
import { sayRoute, sayShare, sayWithin } from '../../../../operators/say-health.ts'
import { Cell, UnknownCell } from './Cell.tsx'

export function AnswerCells({ answers, steps, routes }: Pick<Health, 'answers' | 'steps' | 'routes'>) {
  return (
    <>
      {answers ? <Answered answers={answers} steps={steps} /> : <UnknownCell label="Answers a minute" />}
      {answers ? <Failed answers={answers} steps={steps} /> : <UnknownCell label="Failed answers" />}
      {routes ? <Slowest routes={routes} /> : <UnknownCell label="Slowest of the hour" />}
    </>
  )
}

type Counted = { answers: NonNullable<Health['answers']>; steps: Health['steps'] }

function Answered({ answers: { minutes, count, within }, steps }: Counted) {
  return (
    <Cell
      label="Answers a minute"
      to={paths.operators('hours')}
      note={sayWithin(within)}
      line={steps ? { points: steps.map((step) => step.answers), of: 'answers in half an hour' } : undefined}
    >
      {minutes === 0 ? 'none yet' : sayNumber(count / minutes, count / minutes < 10 ? 1 : 0)}
    </Cell>
  )
}

function Failed({ answers, steps }: Counted) {
  const { count, failed } = answers
  return (
    <Cell
      label="Failed answers"
      state={failsOften(answers) ? ['given up', 'too many'] : ['fine', 'fine']}
      to={paths.operators('failing')}
      note={`${sayNumber(failed)} of ${sayNumber(count)}`}
      line={steps ? { points: steps.map((step) => step.failed), of: 'failed answers in half an hour' } : undefined}
    >
      {sayShare(failed, count)}
    </Cell>
  )
}

function Slowest({ routes: [slowest] }: { routes: NonNullable<Health['routes']> }) {
  return (
    <Cell label="Slowest of the hour" to={paths.operators('slowest')} note={slowest && sayWithin(slowest.within)}>
      {slowest ? sayRoute(slowest.route) : 'none yet'}
    </Cell>
  )
}
