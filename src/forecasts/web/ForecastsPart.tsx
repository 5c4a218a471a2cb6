/** What people forecast of a prediction, together; and what one forecasts oneself, loaded for whoever is signed in. */
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { UserRecord } from '#accounts/user.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { useCall } from '#items/web/call-context.ts'
import { useIsThen } from '#items/web/then.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { useNear } from '#kit/web/use-near.ts'
import { useToday } from '#kit/web/today.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { sayUntimely, whyNotNow } from '../may-forecast.ts'
import type { Asking } from './asking.ts'
import { callForecasts, crowdOtherwise, forecastOtherwise, type Together } from './call-forecasts.ts'
import { CrowdSaid } from './CrowdSaid.tsx'
import { CrowdScored } from './CrowdScored.tsx'
import styles from './Forecasts.module.css'

const MyForecast = lazy(() =>
  import('./own/MyForecast.tsx').then(
    (file) => ({ default: file.MyForecast }),
    () => ({ default: () => <p className="hush">This part could not be loaded. Reload the page to try again.</p> }),
  ),
)

const HistoryOf = lazy(async () => ({ default: (await import('./HistoryOf.tsx')).HistoryOf }))

type Props = { item: Asking; together: Together }

/** What people say is told every ten seconds at most: by then it holds what one has just said. */
const toldMs = 11_000

export function ForecastsPart({ item, together: drawn }: Props) {
  const { user } = useUser()
  const input = { params: { id: item.id }, query: {} }
  // The page may have been kept for some seconds: whoever is in the crowd, or may be, reads it as it is.
  const { answer } = useAnswer(callForecasts, 'findCrowd', user && input)
  const together = answer ?? drawn
  const isThen = useIsThen()
  const [place, isNear] = useNear<HTMLDivElement>()
  const onChange = useAgainSoon(item.id)
  // What people say is said of the question as it is now.
  if (isThen) return <OnlyNow id={item.id} />
  return (
    <Section title="What people forecast" note={sayPeople(together)} id="forecasts">
      <div className={styles.part}>
        <div className="spread">
          <div className={styles.crowd}>
            <CrowdSaid together={together} />
            {together.scored && <CrowdScored scored={together.scored} question={together.question} />}
          </div>
          <div className={styles.own}>
            <Own {...{ item, together, user, onChange }} />
          </div>
        </div>
        <div ref={place}>
          {isNear && together.crowd && (
            <Suspense>
              <HistoryOf item={item} together={together} user={user} />
            </Suspense>
          )}
        </div>
      </div>
    </Section>
  )
}

/** What to do once one has said something: all that is shown of it is asked anew, and again once it is told. */
function useAgainSoon(id: string): () => void {
  const call = useCall()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    forecastOtherwise(id)
    // Whoever forecasts a question follows it.
    stale(call, ['findStanding'], { id })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => crowdOtherwise(id), toldMs)
  }
}

function OnlyNow({ id }: { id: string }) {
  return (
    <Section title="What people forecast" id="forecasts">
      <p className="soft">
        Stands on <Link to={`${paths.item('prediction', id)}#forecasts`}>the page of today</Link>: it answers the
        question as it is asked now.
      </p>
    </Section>
  )
}

function sayPeople({ forecasters, crowd }: Together): string | null {
  return crowd ? `${forecasters} people` : null
}

function Own({ item, together, user, onChange }: Props & { user: UserRecord | null; onChange: () => void }) {
  const why = whyNotNow(item, useToday())
  if (user)
    return (
      <Suspense>
        <MyForecast item={item} asked={together} user={user} untimely={why} onChange={onChange} />
      </Suspense>
    )
  if (why) return <p className="soft">{sayUntimely(why, item)}</p>
  return (
    <p>
      <Link rel="nofollow" to={paths.signIn(`${paths.item('prediction', item.id)}#forecasts`)}>
        Sign in to forecast
      </Link>{' '}
      <span className="soft">what you expect, change it as often as you like, and see what others make of it.</span>
    </p>
  )
}
