/** Where nothing is scored yet: when it will be. */
import { sayDay } from '#kit/dates.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { paths } from '#items/paths.ts'
import { sayWaiting } from '../../../record/say-scores.ts'
import type { MyRecord } from '../../call-forecasts.ts'

export function NotYet({ waiting }: Pick<MyRecord, 'waiting'>) {
  const { open, closed, annulled, next } = waiting
  return (
    <Empty
      title="No scores yet"
      action={
        open + closed === 0 && (
          <Link className={buttonClass({ variant: 'plain' })} to={paths.allStuff({ kind: ['prediction'] })}>
            Find a question
          </Link>
        )
      }
    >
      You are scored once a question that you forecast has its outcome. {sayWaiting(waiting)}
      {next && (
        <>
          {' '}
          The next to close is <Link to={paths.item('prediction', next.predictionId)}>{next.label}</Link>, on{' '}
          {sayDay(next.closes)}.
        </>
      )}
      {annulled > 0 && ` ${annulled === 1 ? 'One was' : `${annulled} were`} annulled: that scores nobody.`}
    </Empty>
  )
}
