/** For operators: changes of series that wait for their word, each with what it would change and why it was held. */
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { decisionDone, type Decision } from '../holding/decisions.ts'
import { callSources, none } from './call-sources.ts'
import { type Hold, OneHold } from './OneHold.tsx'
import styles from './Sources.module.css'
import { useDecided } from './use-decided.ts'

export function Holds() {
  return (
    <Section title="Changes that wait" note="What stands is shown until you decide" id="holds">
      <List />
    </Section>
  )
}

function List() {
  const { answer, failure, again } = useAnswer(callSources, 'listHolds', none)
  const { result, said, tell } = useDecided(answer?.holds.map(({ id }) => id) ?? [])
  if (failure) return <LoadFailure what="The list" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading</output>
  const decide = async ({ id, label }: Hold, decision: Decision) => {
    await callSources('decideHold', { params: { id }, query: {}, body: { decision } })
    tell({ id, says: `${label}: ${decisionDone[decision]}` })
    stale(callSources, ['listHolds', 'listSources', 'findSource'])
  }
  return (
    <>
      <output ref={result} tabIndex={-1} className="fine">
        {said}
      </output>
      {answer.holds.length === 0 && (
        <Empty title="Nothing waits" level={3}>
          A change that revisions hardly ever bring stands here, with both series drawn over each other.
        </Empty>
      )}
      {answer.holds.map((hold) => (
        <article key={hold.id} className={`${styles.hold} is-trend`} aria-label={hold.label}>
          <h3>
            <Link to={paths.item('trend', hold.itemId)}>{hold.label}</Link>
          </h3>
          <OneHold hold={hold} decide={(decision) => decide(hold, decision)} />
        </article>
      ))}
    </>
  )
}
