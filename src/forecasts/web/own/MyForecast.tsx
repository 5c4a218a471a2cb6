/** One's own forecast: what stands, the form to change it, and what one said before. */
import { HideCrowd } from '#accounts/web/panel/HideCrowd.tsx'
import { sayDay } from '#kit/dates.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Numbers } from '#kit/web/ui/figures/Numbers.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { paths } from '#items/paths.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { sayUntimely, type Untimely } from '../../may-forecast.ts'
import { sayUnscored } from '../../words.ts'
import type { Asking } from '../asking.ts'
import { callForecasts, type Group, type OwnForecast, type OwnScores, type Together } from '../call-forecasts.ts'
import styles from '../Forecasts.module.css'
import { ForecastForm } from './ForecastForm.tsx'
import { MyScores } from './record/MyScores.tsx'
import { OwnHead, type Said, saidLast } from './OwnHead.tsx'
import { sayOwn } from './say-own.ts'
import { SoFar } from './SoFar.tsx'

type Props = {
  item: Asking
  /** What is asked now, which may be another than the page around it was drawn with. */
  asked: Together
  user: { emailVerified: boolean }
  untimely: Untimely | null
  /** Which it belongs to. */
  group: Group | null
  onChange: () => void
}

export function MyForecast({ item, asked, user, untimely, group, onChange }: Props) {
  const { answer, failure, again } = useAnswer(callForecasts, 'listOwnForecasts', {
    params: { id: item.id },
    query: {},
  })
  if (failure) return <LoadFailure what="What you have forecast" message={failure.message} onAgain={again} />
  if (!answer) return <p className="soft">Your forecast is being loaded.</p>
  const { question } = asked
  const { last, lapsed } = saidLast(answer.forecasts)
  // The page may have been drawn before its outcome was known.
  const why = untimely ?? (answer.isScored ? 'question-decided' : null)
  return (
    <div className={styles.form}>
      <OwnHead {...{ question, last, lapsed }} isOpen={why === null} />
      <Scored scores={answer.scores} isScored={answer.isScored && last !== undefined} />
      {why ? (
        <p className="soft">{sayUntimely(why, item)}</p>
      ) : (
        <Form {...{ item, asked, last, lapsed, group, onChange }} />
      )}
      {!user.emailVerified && <NotCounted />}
      {!why && <HideCrowd />}
      <SoFar soFar={answer.soFar} />
      <Before question={question} forecasts={answer.forecasts} />
    </div>
  )
}

function Form({ item: { id }, asked, last, lapsed, group, onChange }: Omit<Props, 'user' | 'untimely'> & Said) {
  const standing = last?.estimate ? { ...last, estimate: last.estimate } : null
  const before = lapsed?.estimate ?? null
  return <ForecastForm key={asked.wording} {...{ id, asked, standing, before, group, onChange }} />
}

function NotCounted() {
  return (
    <p className="fine soft">
      It counts in the crowd once your address is confirmed. <Link to={paths.account()}>Your account</Link> says how.
    </p>
  )
}

/** `isScored`: one forecast a question that is scored by now. */
function Scored({ scores, isScored }: { scores: OwnScores | null; isScored: boolean }) {
  if (scores) return <MyScores scores={scores} />
  return isScored && <p className="soft">{sayUnscored}</p>
}

/** What one says now is no news; two and more are a course. */
function Before({ question, forecasts }: { question: Question; forecasts: readonly OwnForecast[] }) {
  if (forecasts.length < 2) return null
  return (
    <Numbers
      title={`All that you have said of it (${forecasts.length})`}
      caption="Your forecasts, the newest first"
      head={['When (UTC)', 'You said', 'Why']}
      rows={forecasts.map((one) => [
        `${sayDay(one.at.slice(0, 10))}, ${one.at.slice(11, 16)}`,
        sayOwn(question, one),
        one.reason ?? '',
      ])}
    />
  )
}
