/** On my stuff: how right one has been, once questions that one forecast have come out. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { paths } from '#items/paths.ts'
import { sayWaiting } from '../../../record/say-scores.ts'
import { callForecasts, type MyRecord as Own } from '../../call-forecasts.ts'
import { RecordParts } from '../../record/RecordParts.tsx'
import { NotYet } from './NotYet.tsx'
import { ScoresTable } from './ScoresTable.tsx'

export function MyRecord() {
  const { answer, failure, again } = useAnswer(callForecasts, 'findMyRecord', { params: {}, query: {} })
  if (failure) return <LoadFailure what="Your record" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading your record</output>
  return answer.means ? <WholeRecord record={answer} means={answer.means} /> : <NotYet waiting={answer.waiting} />
}

export function WholeRecord({ record, means }: { record: Own; means: NonNullable<Own['means']> }) {
  return (
    <div className="stack loose">
      <RecordParts record={record} means={means} title="Your record" name={null}>
        <p className="fine soft">{sayWaiting(record.waiting)}</p>
        <p className="fine soft">
          Nobody else reads this, unless you choose <Link to={paths.account()}>to be shown</Link> on the{' '}
          <Link to={paths.leaderboard()}>leaderboard</Link>.
        </p>
      </RecordParts>
      <ScoresTable />
    </div>
  )
}
