/** What people forecast of a prediction, together; and what one forecasts oneself, loaded for whoever is signed in. */
import { lazy, Suspense, useCallback, useState } from 'react'
import type { UserRecord } from '#accounts/user.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { useIsThen } from '#items/web/then.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { notLoaded } from '#kit/web/not-loaded.tsx'
import { fileNameOf } from '#kit/chart/file-name.ts'
import { useView } from '#kit/web/chart/answering/use-view.ts'
import { useNear } from '#kit/web/use-near.ts'
import { useToday } from '#kit/web/today.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import type { Seen } from '#predictions/web/form/question-form.ts'
import { sayUntimely, whyNotNow } from '../may-forecast.ts'
import { historyOf, sayHidden } from '../words.ts'
import type { Asking } from './asking.ts'
import { useAgainSoon } from './again-soon.ts'
import { callForecasts, type Group, type Together } from './call-forecasts.ts'
import { CrowdSaid } from './CrowdSaid.tsx'
import { CrowdScored } from './CrowdScored.tsx'
import styles from './Forecasts.module.css'
import { MachineSaid } from './MachineSaid.tsx'
import { OnlyNow } from './OnlyNow.tsx'
import { SeenProvider } from './own/seen.ts'

const MyForecast = lazy(() => import('./own/MyForecast.tsx').then((file) => ({ default: file.MyForecast }), notLoaded))

const HistoryOf = lazy(async () => ({ default: (await import('./HistoryOf.tsx')).HistoryOf }))

/** `group`: which it belongs to, null where it stands alone. `seen`: what was measured of the series that decides it. */
type Props = { item: Asking; together: Together; group: Group | null; seen: Seen | null }

export function ForecastsPart({ item, together: drawn, group, seen }: Props) {
  const { user } = useUser()
  const input = { params: { id: item.id }, query: {} }
  // The page may have been kept for some seconds: whoever is in the crowd, or may be, reads it as it is.
  const { answer } = useAnswer(callForecasts, 'findCrowd', user && input)
  const together = answer ?? drawn
  const isThen = useIsThen()
  // It stays where it is once they have forecast: who has just pressed a button there is still at it.
  const [isOwnFirst] = useState(drawn.isHidden)
  const [place, isNear] = useNear<HTMLDivElement>()
  const [isSought, setSought] = useState(false)
  // Whoever was sent its view is led there, however far below it lies.
  useView(
    fileNameOf(historyOf(item.id)),
    useCallback(() => setSought(true), []),
  )
  const again = useAgainSoon()
  const crowd = <Crowd key="crowd" together={together} isOver={item.outcome !== null} />
  const own = (
    <div key="own" className={styles.own}>
      <SeenProvider value={seen}>
        <Own {...{ item, together, group, user }} onChange={() => again([item.id])} />
      </SeenProvider>
    </div>
  )
  // What people say is said of the question as it is now.
  if (isThen) return <OnlyNow id={item.id} part="forecasts" title="What people forecast" />
  return (
    <Section title="What people forecast" note={sayPeople(together)} id="forecasts">
      <div className={styles.part}>
        <div className="spread">{isOwnFirst ? [own, crowd] : [crowd, own]}</div>
        <div ref={place}>
          {(isNear || isSought) && together.crowd && (
            <Suspense>
              <HistoryOf item={item} together={together} user={user} />
            </Suspense>
          )}
        </div>
      </div>
    </Section>
  )
}

function Crowd({ together, isOver }: { together: Together; isOver: boolean }) {
  const { question, machine, scored } = together
  return (
    <div className={styles.crowd}>
      {together.isHidden ? (
        <p className="soft">{sayHidden(together.forecasters)}</p>
      ) : (
        <CrowdSaid together={together} isOver={isOver} />
      )}
      {machine && <MachineSaid question={question} machine={machine} isOver={isOver} />}
      {scored && <CrowdScored scored={scored} question={question} />}
    </div>
  )
}

function sayPeople({ forecasters, crowd }: Together): string | null {
  return crowd ? `${forecasters} people` : null
}

type OwnProps = Omit<Props, 'seen'> & { user: UserRecord | null; onChange: () => void }

function Own({ item, together, group, user, onChange }: OwnProps) {
  const why = whyNotNow(item, useToday())
  if (user)
    return (
      <Suspense>
        <MyForecast {...{ item, user, group, onChange }} asked={together} untimely={why} />
      </Suspense>
    )
  if (why) return <p className="soft">{sayUntimely(why, item)}</p>
  return (
    <p className="noprint">
      <Link rel="nofollow" to={paths.signIn(`${paths.item('prediction', item.id)}#forecasts`)}>
        Sign in to forecast
      </Link>{' '}
      <span className="soft">what you expect, change it as often as you like, and see what others make of it.</span>
    </p>
  )
}
