/** What a language model said of a question last, beside what people say and apart from it: in its own words. */
import { sayDay } from '#kit/dates.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { addressOfVoice, titleOf } from '../sorts/voices.ts'
import type { Together } from './call-forecasts.ts'
import styles from './Forecasts.module.css'

/** `isOver`: its outcome is known, and no machine is asked any more. */
type Props = Pick<Together, 'question'> & { machine: NonNullable<Together['machine']>; isOver: boolean }

export function MachineSaid({ question, machine: { by, at, estimate, reason }, isOver }: Props) {
  return (
    <div className={styles.machine}>
      <p>
        <Link to={paths.forecaster(addressOfVoice(by))}>{titleOf(by)}</Link> {isOver ? 'said' : 'says'}{' '}
        <b>{typeOf(question).sayEstimate(question, estimate)}</b>, asked on{' '}
        <span className="nowrap">{sayDay(at.slice(0, 10))}</span>
      </p>
      {reason && (
        <blockquote className="soft">
          <bdi>{reason}</bdi>
        </blockquote>
      )}
      <p className="fine">
        It is a language model, told nothing that others forecast. Nobody has checked what it says, and it counts in no
        other number of this page. <Link to={paths.method('machine')}>How a machine is asked</Link>
      </p>
    </div>
  )
}
