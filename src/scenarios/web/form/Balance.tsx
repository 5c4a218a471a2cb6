/** Whether the choices made so far hold together by the judgements of their set, said while one chooses. */
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { namesIn, pullsSoFar } from '../../consistency.ts'
import type { ScenarioSet } from '../../set.ts'
import { Pulls } from '../Consistency.tsx'
import styles from '../Scenario.module.css'
import type { ScenarioForm } from './unfinished.ts'
import { useScenarioSet } from './use-scenario-sets.ts'

type Props = {
  entry: Pick<ScenarioForm, 'set' | 'states' | 'consistent'>
  change: (patch: Partial<ScenarioForm>) => void
}

export function Balance({ entry, change }: Props) {
  const set = useScenarioSet(entry.set)
  if (!set) return null
  return <BalanceIn set={set} entry={entry} change={change} />
}

export function BalanceIn({ set, entry: { states, consistent }, change }: Props & { set: ScenarioSet }) {
  const pulls = pullsSoFar(namesIn(set), states)
  const all = set.descriptors.length
  const chosen = set.descriptors.filter(({ id }) => states[id] !== undefined).length
  // What was said once can be taken back, also where nothing pulls any more.
  const mayBeMeant = chosen === all && (pulls.length > 0 || !consistent)
  return (
    <div className={styles.consistency}>
      <output>{sayBalance(chosen, all, new Set(pulls.map(({ descriptor }) => descriptor)).size)}</output>
      <Pulls pulls={pulls} set={set} />
      {reasonsOf(set, states, pulls).map((reason) => (
        <p key={reason} className={styles.note}>
          {reason}
        </p>
      ))}
      {mayBeMeant && (
        <Check checked={!consistent} onChange={({ target }) => change({ consistent: !target.checked })}>
          <span>
            This world breaks with these judgements on purpose
            <span className={styles.note}>
              It can be saved either way. Check this where you mean to describe what the set holds to be unlikely, and
              say in the text why it may come all the same.
            </span>
          </span>
        </Check>
      )}
    </div>
  )
}

/** Why the set says so, where it gives a reason in words. */
function reasonsOf({ reasons }: ScenarioSet, states: ScenarioForm['states'], pulls: ReturnType<typeof pullsSoFar>) {
  const isChosen = (name: string) => Object.entries(states).some((choice) => choice.join('.') === name)
  const speaks = new Set(
    pulls.flatMap(({ descriptor, chosen, towards }) => [`${descriptor}.${chosen} -`, `${descriptor}.${towards} +`]),
  )
  return reasons
    .filter(({ from, to, judgement }) => isChosen(from) && speaks.has(`${to} ${judgement < 0 ? '-' : '+'}`))
    .map(({ reason }) => reason)
}

/** `pulled`: how many choices the others pull away. */
function sayBalance(chosen: number, all: number, pulled: number): string {
  const isWhole = chosen === all
  if (chosen < 2) return 'Whether your choices go together is said here as you make them.'
  const made = isWhole ? '' : `${chosen} of ${all} chosen. `
  if (pulled === 0)
    return isWhole
      ? 'These choices hold together: the others favour no state over one of yours.'
      : `${made}So far they hold together.`
  return `${made}${pulled === 1 ? 'One choice does' : `${pulled} choices do`} not go with the others, by the judgements of this set.`
}
