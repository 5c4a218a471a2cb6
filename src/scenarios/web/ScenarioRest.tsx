/**
 * The rest of a scenario's page: its story, what separates it from the other worlds of its set, and the judgements that
 * hold it together.
 */
import { Fragment } from 'react'
import { Prose } from '#items/web/Prose.tsx'
import type { PartProps } from '#items/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Paragraphs } from '#kit/web/ui/Paragraphs.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import type { ScenarioSet } from '../set.ts'
import { namedStates, sayCount, sayJudgement, signOf } from '../words.ts'
import { Consistency } from './Consistency.tsx'
import { type ScenarioMore, type ScenarioWhole, worldsOf } from './item.ts'
import { Matrix } from './Matrix.tsx'
import styles from './Scenario.module.css'
import { Worlds } from './Worlds.tsx'
import type { ScenarioNumbers } from '../numbers.ts'

export function ScenarioRest({
  item,
  neighbours,
  more: { set },
  numbers,
}: PartProps<ScenarioWhole, ScenarioMore, ScenarioNumbers>) {
  const all = worldsOf(item, neighbours)
  // The set's own, and beside those what others tell in it, which counts in none of its figures.
  const worlds = all.filter(({ authorId }) => authorId === null)
  const others = all.filter(({ authorId }) => authorId !== null)
  return (
    <>
      <Section title="The story" id="story">
        <Prose tree={item.prose} />
      </Section>
      {worlds.length > 0 && (
        <Section
          title={`What separates the ${sayCount(worlds.length)}`}
          note="The state each takes of every choice"
          id="worlds"
        >
          <Worlds set={set} worlds={worlds} numbers={numbers} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title="Told by others" note="In none of the figures above" id="others">
          <Worlds set={set} worlds={others} numbers={numbers} areOthers />
        </Section>
      )}
      <Section title="Does it hang together?" note={`${set.crossImpacts.length} judgements`} id="matrix">
        <div className="stack">
          {numbers?.consistency && <Consistency consistency={numbers.consistency} set={set} />}
          <Matrix set={set} states={item.states} />
          {set.reasons.length > 0 && <Reasons set={set} />}
        </div>
      </Section>
      <Section title="About the set" note={<Chemical text={set.title} />} id="set">
        <div className="prose small">
          <p>
            <strong>
              <Chemical text={set.question} />
            </strong>
          </p>
          <Paragraphs text={set.body} />
        </div>
      </Section>
    </>
  )
}

function Reasons({ set }: { set: ScenarioSet }) {
  const named = new Map(namedStates(set).map((one) => [one.key, one]))
  const say = (key: string) => {
    const state = named.get(key)
    return state ? (
      <>
        <span className="hush">{state.code}</span> <Chemical text={state.title} />
      </>
    ) : (
      key
    )
  }
  return (
    <div>
      <h3>Why the strongest of them</h3>
      <dl className={styles.reasons}>
        {set.reasons.map(({ from, to, judgement, reason }) => (
          <Fragment key={`${from} ${to}`}>
            <dt>
              {say(from)} <b className="nowrap">{`${sayJudgement(judgement)} (${signOf(judgement)})`}</b> {say(to)}
            </dt>
            <dd>
              <Chemical text={reason} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
