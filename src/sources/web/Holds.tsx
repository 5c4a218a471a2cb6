/** For operators: changes of series that wait for their word, each with what it would change and why it was held. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { decisions, decisionTitles, type Decision } from '../holding/decisions.ts'
import { callSources, none, type SourceAnswer } from './call-sources.ts'
import { HoldChart } from './HoldChart.tsx'
import styles from './Sources.module.css'

type Hold = SourceAnswer<'listHolds'>['holds'][number]

export function Holds() {
  return (
    <Section title="Changes that wait" note="What stands is shown until you decide" id="holds">
      <List />
    </Section>
  )
}

function List() {
  const { answer, failure, again } = useAnswer(callSources, 'listHolds', none)
  if (failure) return <LoadFailure what="The list" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading</output>
  if (answer.holds.length === 0)
    return (
      <Empty title="Nothing waits" level={3}>
        A change that revisions hardly ever bring stands here, with both series drawn over each other.
      </Empty>
    )
  return answer.holds.map((hold) => <OneHold key={hold.id} hold={hold} />)
}

function OneHold({ hold }: { hold: Hold }) {
  const { id, itemId, label, at, reasons, diff, whyNotTake } = hold
  const [fault, setFault] = useState<string | null>(null)
  const decide = async (decision: Decision) => {
    try {
      await callSources('decideHold', { params: { id }, query: {}, body: { decision } })
      stale(callSources, ['listHolds', 'listSources', 'findSource'])
    } catch (error) {
      setFault(failureOf(error).message)
    }
  }
  return (
    <article className={`${styles.hold} is-trend`} aria-label={label}>
      <h3>
        <Link to={paths.item('trend', itemId)}>{label}</Link>
      </h3>
      <p className="fine soft">
        Held {sayDay(at)}. With it: {diff}
      </p>
      <ul className={styles.reasons}>
        {reasons.map(({ rule, says }) => (
          <li key={`${rule} ${says}`}>{says}</li>
        ))}
      </ul>
      <HoldChart hold={hold} />
      <div className={styles.choices}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant="plain"
            size="small"
            disabled={decision === 'take' && whyNotTake !== null}
            onClick={() => void decide(decision)}
          >
            {decisionTitles[decision]}
            <span className="unseen">: {label}</span>
          </Button>
        ))}
      </div>
      {whyNotTake && <p className="fine hush">It cannot stand in the place of this series: {whyNotTake}.</p>}
      <output className="fine">{fault}</output>
    </article>
  )
}
