/** Why a crowd moved: how far, what came of whom, and what people said nearest to its steepest step. */
import { sayDay } from '#kit/dates.ts'
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { courseOf } from '../../history/index.ts'
import { sayMoved, sayNoShift, saySteepest, sayUntold } from '../../shift/say-shift.ts'
import { shiftTitles } from '../../words.ts'
import type { Shift } from '../call-forecasts.ts'
import styles from './Shift.module.css'

export function ShiftSaid({ question, shift }: { question: Question; shift: Shift | null }) {
  return (
    <div className={styles.part}>
      <h3>Why it moved</h3>
      {shift ? <Told question={question} shift={shift} /> : <p className="soft">{sayNoShift(question)}</p>}
    </div>
  )
}

function Told({ question, shift }: { question: Question; shift: Shift }) {
  const { amount, parts, steepest } = shift
  return (
    <>
      <p>{sayMoved(question, shift)}</p>
      {parts.length > 0 && <Parts question={question} parts={parts} />}
      {parts.length === 0 && amount !== 0 && <p className="soft">{sayUntold}</p>}
      {steepest && <Steepest says={saySteepest(question, { ...shift, steepest })} comments={steepest.comments} />}
      <p className="fine">
        <Link to={paths.method('crowd')}>How this is worked out</Link>
      </p>
    </>
  )
}

function Parts({ question, parts }: { question: Question; parts: Shift['parts'] }) {
  const { sayShift } = courseOf(question)
  const widest = Math.max(...parts.map(({ amount }) => Math.abs(amount)))
  return (
    <Table caption="What it came of" isPlain className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">What it came of</th>
          <th scope="col" className="num">
            People
          </th>
          <th scope="col" className="num">
            Moved it by
          </th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {parts.map(({ by, people, amount }) => (
          <tr key={by}>
            <th scope="row">{shiftTitles[by]}</th>
            <td className="num">{people || 'none'}</td>
            <td className="num">{sayShift(amount)}</td>
            <td aria-hidden="true" className={styles.bar}>
              <i
                className={amount < 0 ? styles.down : undefined}
                style={{ width: `${widest > 0 ? (50 * Math.abs(amount)) / widest : 0}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type Comments = NonNullable<Shift['steepest']>['comments']

function Steepest({ says, comments }: { says: string; comments: Comments }) {
  return (
    <>
      <p>
        {says} {comments.length > 0 && 'What people said nearest to it:'}
      </p>
      {comments.length > 0 && (
        <ul className={styles.said}>
          {comments.map(({ id, at, text }) => (
            <li key={id}>
              <Link to={`#comment-${id}`}>
                <span className="unseen">The comment of </span>
                {sayDay(at)}
              </Link>{' '}
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
