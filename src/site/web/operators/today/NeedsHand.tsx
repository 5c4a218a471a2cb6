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
  const failed = [health, waiting].find(({ failure }) => failure)
  return (
    <Section title="Needs a hand" id="needs">
      {failed?.failure && <LoadFailure what="This list" message={failed.failure.message} onAgain={failed.again} />}
      {!failed && !(health.answer && waiting.answer) && <output className="hush">Loading</output>}
      {health.answer && waiting.answer && <List needs={listNeeds(health.answer, waiting.answer)} />}
    </Section>
  )
}

function List({ needs }: { needs: ReturnType<typeof listNeeds> }) {
  if (needs.length === 0) return <p className="hush">Nothing needs a hand.</p>
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
