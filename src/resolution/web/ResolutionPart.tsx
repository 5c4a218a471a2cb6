/** How a question came out, each time that anything was said of that; and where one says so oneself. */
import { lazy, Suspense } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { useIsThen } from '#items/web/then.ts'
import { hostOf } from '#kit/link.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { notLoaded } from '#kit/web/not-loaded.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import type { Resolvable } from './asked.ts'
import { callResolution, type Resolution, type Resolutions, type Resolving as Mine } from './call-resolution.ts'
import styles from './Resolution.module.css'
import { isTold, sayFinality, sayObjections, sayOutcome, sayReason, sayWhen } from './say-resolution.ts'

const Resolving = lazy(() => import('./own/Resolving.tsx').then((file) => ({ default: file.Resolving }), notLoaded))

type Props = { item: Resolvable; drawn: Resolutions | null }

export function ResolutionPart({ item, drawn }: Props) {
  // What was said of it since is said of the question as it is now.
  if (useIsThen()) return isTold(drawn) && <OnlyNow id={item.id} />
  return <Now item={item} drawn={drawn} />
}

function Now({ item, drawn }: Props) {
  const { told, mine } = useSaid(item.id, drawn)
  if (!told && !mine) return null
  return (
    <Section title={told ? 'How it came out' : 'Its outcome'} note={told && sayFinality(told)} id="outcome">
      <div className={styles.part}>
        {told && <History question={item.question} told={told} />}
        {mine && (
          <Suspense>
            <Resolving item={item} resolving={mine} />
          </Suspense>
        )}
      </div>
    </Section>
  )
}

/** What there is to tell, and what one may do oneself; null where that is nothing. */
function useSaid(id: string, drawn: Resolutions | null): { told: Resolutions | null; mine: Mine | null } {
  const { user } = useUser()
  const input = { params: { id }, query: {} }
  const { answer } = useAnswer(callResolution, 'findResolving', user && input)
  // The page may have been kept for some seconds: whoever has a say in it reads it as it is.
  const live = useAnswer(callResolution, 'listResolutions', user && drawn && input)
  const said = live.answer ?? drawn
  return { told: isTold(said) ? said : null, mine: answer && mayAct(answer) ? answer : null }
}

function mayAct({ resolving, objection, whyNotObject }: Mine): boolean {
  return resolving !== null || objection !== null || whyNotObject === null
}

function OnlyNow({ id }: { id: string }) {
  return (
    <Section title="How it came out" id="outcome">
      <p className="soft">
        Stands on <Link to={`${paths.item('prediction', id)}#outcome`}>the page of today</Link>.
      </p>
    </Section>
  )
}

function History({ question, told }: { question: Resolvable['question']; told: Resolutions }) {
  return (
    <ol className={styles.rows}>
      {told.resolutions.map((one, place) => (
        <li key={one.at + String(place)}>
          <Row question={question} one={one} isNewest={place === 0} />
        </li>
      ))}
    </ol>
  )
}

type RowProps = { question: Resolvable['question']; one: Resolution; isNewest: boolean }

function Row({ question, one, isNewest }: RowProps) {
  const source = one.outcome?.decided?.source
  const objected = sayObjections(one.objections, isNewest)
  return (
    <>
      <p>
        <b>
          <bdi>{sayOutcome(question, one.outcome)}</bdi>
        </b>
        , <span className="soft">{sayWhen(one)}</span>
      </p>
      <p className={styles.reason}>
        <bdi>{sayReason(one)}</bdi>{' '}
        {source && (
          <a href={source} rel="nofollow ugc noopener">
            {hostOf(source)}
          </a>
        )}
      </p>
      {objected && <p className="fine">{objected}</p>}
      {one.objections.answers.map(({ at, reason }) => (
        <p key={at} className="fine">
          The operator’s reason: <bdi>{reason}</bdi>
        </p>
      ))}
    </>
  )
}
