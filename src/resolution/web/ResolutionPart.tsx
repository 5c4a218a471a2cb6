/** How a question came out, each time that anything was said of that; and where one says so oneself. */
import { lazy, Suspense } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { useIsThen } from '#items/web/then.ts'
import { hostOf } from '#kit/link.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { useToday } from '#kit/web/today.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import type { Resolvable } from './asked.ts'
import { callResolution, type Resolution, type Resolutions } from './call-resolution.ts'
import styles from './Resolution.module.css'
import { isTold, sayFinality, sayObjections, sayOutcome, sayReason, sayWhen } from './say-resolution.ts'

const Resolving = lazy(() =>
  import('./own/Resolving.tsx').then(
    (file) => ({ default: file.Resolving }),
    () => ({ default: () => <p className="hush">This part could not be loaded. Reload the page to try again.</p> }),
  ),
)

type Props = { item: Resolvable; drawn: Resolutions | null }

export function ResolutionPart({ item, drawn }: Props) {
  const told = isTold(drawn) ? drawn : null
  // What was said of it since is said of the question as it is now.
  if (useIsThen()) return told && <OnlyNow id={item.id} />
  return <Now item={item} told={told} />
}

function Now({ item, told }: { item: Resolvable; told: Resolutions | null }) {
  const { user } = useUser()
  const today = useToday()
  const { answer } = useAnswer(callResolution, 'findResolving', user && { params: { id: item.id }, query: {} })
  const mayAct = answer && (answer.resolving || answer.objection || answer.whyNotObject === null)
  if (!told && !mayAct) return null
  return (
    <Section title="How it came out" note={told && sayFinality(told, new Date(today))} id="outcome">
      <div className={styles.part}>
        {told && <History question={item.question} told={told} />}
        {mayAct && (
          <Suspense>
            <Resolving item={item} resolving={answer} />
          </Suspense>
        )}
      </div>
    </Section>
  )
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
