/**
 * What readers say of a trend: dated evidence with its address, and how they rate it. Whoever is signed in adds to both;
 * their part is loaded for them alone.
 */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { callReaders, type Said, type SaidByMe, saidOtherwise } from './call-readers.ts'
import { RatingBars } from './RatingBars.tsx'
import type { Asked } from './own/OwnButtons.tsx'
import styles from './Readers.module.css'
import { SignalList } from './SignalList.tsx'

const MySignals = lazy(() =>
  import('./own/MySignals.tsx').then(
    (file) => ({ default: file.MySignals }),
    () => ({ default: () => null }),
  ),
)
const OwnButtons = lazy(() =>
  import('./own/OwnButtons.tsx').then(
    (file) => ({ default: file.OwnButtons }),
    () => ({ default: () => null }),
  ),
)
const MyRating = lazy(() =>
  import('./own/MyRating.tsx').then(
    (file) => ({ default: file.MyRating }),
    () => ({ default: () => null }),
  ),
)

type Props = { id: string; said: Said }

export function ReadersPart({ id, said: drawn }: Props) {
  const { user } = useUser()
  const [hasChanged, setChanged] = useState(false)
  const input = { params: { id }, query: {} }
  // The page may have been kept for some seconds: after a change of one's own it is asked anew.
  const fresh = useAnswer(callReaders, 'findReaders', hasChanged ? input : null)
  const { answer: mine, failure, again } = useAnswer(callReaders, 'findSaidByMe', user && input)
  const { ratings, ...signals } = withoutTaken(fresh.answer ?? drawn, mine)
  const change = () => {
    setChanged(true)
    saidOtherwise(id)
  }
  const [asked, setAsked] = useState<Asked | null>(null)
  const drawOwn = (signalId: string) => {
    const own = mine?.signals.find((one) => one.id === signalId && one.standing === 'published')
    return own ? (
      <Suspense>
        <OwnButtons signal={own} onAsk={setAsked} />
      </Suspense>
    ) : null
  }
  return (
    <div className="spread">
      <Section title="Signals of readers" note="Dated evidence" id="signals-of-readers">
        <div className={styles.part}>
          <SignalList id={id} said={signals} drawOwn={drawOwn} />
          {failure && <LoadFailure what="What you have said" message={failure.message} tone="warn" onAgain={again} />}
          <Own to="add a signal" at={`${paths.item('trend', id)}#signals-of-readers`} isUser={user !== null}>
            {mine && <MySignals trendId={id} mine={mine} asked={asked} onAsk={setAsked} onChange={change} />}
          </Own>
        </div>
      </Section>
      <Section title="Ratings" note="By readers, from 1 to 5" id="ratings">
        <div className={styles.part}>
          <RatingBars ratings={ratings} />
          <Own to="rate this trend" at={`${paths.item('trend', id)}#ratings`} isUser={user !== null}>
            {mine && <MyRating trendId={id} mine={mine} onChange={change} />}
          </Own>
        </div>
      </Section>
    </div>
  )
}

/** One's own that was just taken back stands among one's own already: both are asked for, and come one after the other. */
function withoutTaken(said: Said, mine: SaidByMe | null): Said {
  const taken = new Set(mine?.signals.filter(({ standing }) => standing !== 'published').map(({ id }) => id))
  const signals = said.signals.filter(({ id }) => !taken.has(id))
  return { ...said, signals, total: said.total - (said.signals.length - signals.length) }
}

/** `at`: where one comes back to, signed in. */
type OwnProps = { to: string; at: string; isUser: boolean; children: ReactNode }

function Own({ to, at, isUser, children }: OwnProps) {
  if (isUser) return <Suspense>{children}</Suspense>
  return (
    <p className="fine">
      <Link rel="nofollow" to={paths.signIn(at)}>
        Sign in to {to}
      </Link>
    </p>
  )
}
