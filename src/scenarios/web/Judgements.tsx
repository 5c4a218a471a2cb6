/** What holds a world together: whether it does, the strongest judgements with their reasons, and all of them. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { ScenarioNumbers } from '../numbers.ts'
import type { ScenarioSet } from '../set.ts'
import { namedStates, sayJudgement, signOf } from '../words.ts'
import { Consistency } from './Consistency.tsx'
import { Matrix } from './Matrix.tsx'
import styles from './Scenario.module.css'

type Props = { set: ScenarioSet; states: Record<string, string>; numbers: ScenarioNumbers | null }

export function Judgements({ set, states, numbers }: Props) {
  return (
    <div className="stack tight">
      {numbers?.consistency && <Consistency consistency={numbers.consistency} set={set} />}
      {set.reasons.length > 0 && <Reasons set={set} />}
      <details className={styles.fold}>
        <summary>The whole matrix: who pushes whom</summary>
        <Matrix set={set} states={states} />
      </details>
    </div>
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
          <div key={`${from} ${to}`}>
            <dt>
              {say(from)} <b className="nowrap">{`${sayJudgement(judgement)} (${signOf(judgement)})`}</b> {say(to)}
            </dt>
            <dd>
              <Chemical text={reason} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
