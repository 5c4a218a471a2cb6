/** First of all: what needs a hand, what to do about it, and the way to its list. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { useCall } from '#items/web/call-context.ts'
import { listNeeds } from '../../../operators/needs.ts'
import { useHealth } from './call-health.ts'
import styles from './Today.module.css'

export function NeedsHand() {
  const health = useHealth()
  const waiting = useAnswer(useCall(), 'countWaiting', { params: {}, query: {} })
  return (
    <Section title="Needs a hand" id="needs">
      <Missing what="How the server is" {...health} />
      <List needs={listNeeds(health.answer, waiting.answer)} isAll={Boolean(health.answer && waiting.answer)} />
      <Missing what="What waits for your word" {...waiting} />
    </Section>
  )
}

type Asked = Pick<ReturnType<typeof useHealth>, 'failure' | 'again'> & { answer: unknown }

/** Where the server is ill, one of the two may come late or never: the other is told meanwhile. */
function Missing({ what, answer, failure, again }: Asked & { what: string }) {
  if (failure) return <LoadFailure what={what} message={failure.message} onAgain={again} />
  return answer === null ? <output className="hush">{what}: loading</output> : null
}

function List({ needs, isAll }: { needs: ReturnType<typeof listNeeds>; isAll: boolean }) {
  if (needs.length === 0) return isAll ? <p className="hush">Nothing needs a hand.</p> : null
  return (
    <ul className={styles.needs}>
      {needs.map(({ title, what, to, go, isWrong }) => (
        <li key={title}>
          <div className={isWrong ? styles.wrong : styles.waits}>
            <b>{title}</b>
            <p className="fine hush">{what}</p>
          </div>
          <Link className={buttonClass({ variant: 'plain', size: 'small' })} to={to}>
            {go}
            <span className="unseen">: {title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
