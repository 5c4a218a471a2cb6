/** Judgements of a set with the reason for each, in words. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { ScenarioSet } from '../set.ts'
import { namedStates, sayJudgement, signOf } from '../words.ts'
import styles from './Scenario.module.css'

type Props = { set: ScenarioSet; reasons: ScenarioSet['reasons'] }

export function Reasons({ set, reasons }: Props) {
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
    <dl className={styles.reasons}>
      {reasons.map(({ from, to, judgement, reason }) => (
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
  )
}
