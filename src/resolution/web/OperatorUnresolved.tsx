/** For operators: outcomes that people object to, and questions that are due. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { AuthorLink } from '#items/web/AuthorLink.tsx'
import { useCall } from '#items/web/call-context.ts'
import { mostAnswered } from '../words.ts'
import { callResolution, type Unresolved } from './call-resolution.ts'
import { ReasonForm } from './own/ReasonForm.tsx'
import styles from './Resolution.module.css'
import { sayLeft, sayOutcome, whose } from './say-resolution.ts'

export function OperatorUnresolved() {
  const { answer, failure, again } = useAnswer(callResolution, 'listUnresolved', { params: {}, query: {} })
  return (
    <Section title="How questions came out" note="Objected to, or due" id="unresolved">
      {failure && <LoadFailure what="This list" message={failure.message} onAgain={again} />}
      {!answer && !failure && <output className="hush">Loading</output>}
      {answer && <Lists {...answer} />}
    </Section>
  )
}

function Lists({ objected, due, leftToAuthors }: Unresolved) {
  return (
    <div className="stack tight">
      {objected.length + due.length === 0 ? (
        <Empty title="No question waits for operators" level={3}>
          Questions stand here once somebody objects to their outcome, and once they are due: those of people a week
          later, since their authors are asked first.
        </Empty>
      ) : (
        <ol className={styles.rows}>
          {objected.map((one) => (
            <li key={one.id}>
              <Objected one={one} />
            </li>
          ))}
          {due.map((item) => (
            <li key={item.id}>
              <Named id={item.id} title={item.title} />
              <p className="fine">
                Due since {sayDay(item.resolves)}. Asked by <AuthorLink item={item} />.
              </p>
            </li>
          ))}
        </ol>
      )}
      {leftToAuthors && <p className="fine">{sayLeft(leftToAuthors)}</p>}
    </div>
  )
}

function Objected({ one }: { one: Unresolved['objected'][number] }) {
  const { id, title, question, by, at: givenAt, outcome, objections } = one
  const [isUpheld, setUpheld] = useState(false)
  const callItems = useCall()
  const answered = objections.slice(0, mostAnswered).map((objection) => objection.id)
  const done = () => {
    stale(callResolution, ['listUnresolved', 'findResolving'])
    stale(callItems, ['countWaiting'])
  }
  return (
    <>
      <Named id={id} title={title} />
      <p>
        <b>
          <bdi>{sayOutcome(question, outcome)}</bdi>
        </b>
        : <bdi>{outcome.reason}</bdi>
      </p>
      <p className="fine">
        Given {whose[by]}
        {by === 'author' && (
          <>
            , <AuthorLink item={one} />,
          </>
        )}{' '}
        on {sayDay(givenAt.slice(0, 10))}.
      </p>
      {objections.map(({ id: objectionId, at, reason }) => (
        <p key={objectionId} className="fine">
          Against it, {sayDay(at.slice(0, 10))}: <bdi>{reason}</bdi>
        </p>
      ))}
      {isUpheld ? (
        <ReasonForm
          legend="Let this outcome stand"
          says={`Everybody reads your reason on the page of the question. It answers ${sayAnswered(objections.length)}.`}
          action="Let it stand"
          send={(reason) =>
            callResolution('upholdOutcome', { params: { id }, query: {}, body: { reason, objections: answered } })
          }
          onDone={done}
          onCancel={() => setUpheld(false)}
        />
      ) : (
        <p className="row">
          <Button variant="plain" size="small" onClick={() => setUpheld(true)}>
            Let it stand<span className="unseen">: {title}</span>
          </Button>
          <Link to={`${paths.item('prediction', id)}#outcome`}>
            Decide otherwise<span className="unseen">: {title}</span>
          </Link>
        </p>
      )}
    </>
  )
}

/** Who objects while it is written waits for an answer of their own. */
function sayAnswered(count: number): string {
  const shown = count === 1 ? 'the objection' : `the ${Math.min(count, mostAnswered)} objections`
  return `${shown} above${count > mostAnswered ? ' that came first' : ''}, and none that comes meanwhile`
}

function Named({ id, title }: { id: string; title: string }) {
  return (
    <h3>
      <Link to={`${paths.item('prediction', id)}#outcome`}>
        <bdi>
          <Chemical text={title} />
        </bdi>
      </Link>
    </h3>
  )
}
