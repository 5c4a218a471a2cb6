/** The rest of a scenario's page: its story, what separates it from the other worlds of its set, and the judgements that hold it together. */
import { Fragment } from 'react'
import { Link } from '#kit/web/ui/Link.tsx'
import { paths } from '#content/paths.ts'
import { Prose } from '#content/web/Prose.tsx'
import type { PartProps } from '#content/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { Table } from '#kit/web/ui/Table.tsx'
import type { ScenarioSet } from '../set.ts'
import { namedStates, sayCount, sayJudgement, signOf } from '../words.ts'
import { type ScenarioMore, type ScenarioWhole, type World, worldsOf } from './item.ts'
import { Matrix } from './Matrix.tsx'
import styles from './Scenario.module.css'
import type { ScenarioNumbers } from '../numbers.ts'

export function ScenarioRest({ item, neighbours, more: { set } }: PartProps<ScenarioWhole, ScenarioMore, ScenarioNumbers>) {
  const worlds = worldsOf(item, neighbours)
  return (
    <>
      <Section title="The story" id="story">
        <Prose tree={item.prose} />
      </Section>
      <Section title={`What separates the ${sayCount(worlds.length)}`} note="The state each takes of every choice" id="worlds">
        <Tableau set={set} worlds={worlds} />
      </Section>
      <Section title="Does it hang together?" note={`${set.crossImpacts.length} judgements`} id="matrix">
        <div className="stack">
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
          {set.body.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>
              <Chemical text={paragraph} />
            </p>
          ))}
        </div>
      </Section>
    </>
  )
}

function Tableau({ set: { descriptors }, worlds }: { set: ScenarioSet; worlds: readonly World[] }) {
  return (
    <Table caption="States of each scenario of the set" isPlain className={styles.tableau}>
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          {descriptors.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
          <th scope="col">Consistent</th>
        </tr>
      </thead>
      <tbody>
        {worlds.map(({ id, title, states, isConsistent, isHere }) => (
          <tr key={id}>
            <th scope="row">{isHere ? <span aria-current="true">{title}</span> : <Link to={paths.item('scenario', id)}>{title}</Link>}</th>
            {descriptors.map((descriptor) => (
              <td key={descriptor.id}>
                <span className={classes(styles.state, isHere && styles.chosen)}>
                  <Chemical text={descriptor.states.find((one) => one.id === states[descriptor.id])?.title ?? ''} />
                </span>
              </td>
            ))}
            <td>{isConsistent ? 'yes' : 'no, on purpose'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
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
