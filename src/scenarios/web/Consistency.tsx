/**
 * Whether a world holds together by its set's judgements; where it does not, which choices pull which other one away.
 */
import { sayNumber } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import type { ScenarioNumbers } from '../numbers.ts'
import { type SaidPull, sayPull } from '../say-pull.ts'
import type { ScenarioSet } from '../set.ts'
import styles from './Scenario.module.css'

type Props = { consistency: NonNullable<ScenarioNumbers['consistency']>; set: ScenarioSet }

export function Consistency({ consistency: { isConsistent, pulls, consistentInSet, configurations }, set }: Props) {
  return (
    <div className={styles.consistency}>
      <p>
        <strong>{isConsistent ? 'This world is consistent.' : 'This world is not consistent.'}</strong>{' '}
        {isConsistent
          ? 'No state of any choice is favoured by the others over the one that it takes.'
          : 'Its other choices favour another state over one that it takes.'}{' '}
        {consistentInSet !== null &&
          `Of all ${sayNumber(configurations)} ways to combine the states of this set, ${sayNumber(consistentInSet)} ${consistentInSet === 1 ? 'is' : 'are'}.`}{' '}
        <Link to={paths.method('consistency')}>How this is decided</Link>
      </p>
      {pulls.length > 0 && (
        <>
          <h3>Why inconsistent</h3>
          <Pulls pulls={pulls} set={set} />
        </>
      )}
    </div>
  )
}

type PullsProps = { pulls: Props['consistency']['pulls']; set: Pick<ScenarioSet, 'descriptors'> }

/** Each choice that others pull away, with what pulls it and what holds it. */
export function Pulls({ pulls, set }: PullsProps) {
  return pulls.map((pull) => {
    const said = sayPull(pull, set.descriptors)
    return <Why key={said.sentence} said={said} />
  })
}

function Why({ said: { sentence, towards, against } }: { said: SaidPull }) {
  return (
    <div className={styles.pull}>
      <p>
        <Chemical text={sentence} />
      </p>
      <dl>
        <Side title="Pulled by" parts={towards} />
        {against.length > 0 && <Side title="Held by" parts={against} />}
      </dl>
    </div>
  )
}

function Side({ title, parts }: { title: string; parts: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      {parts.map((part) => (
        <dd key={part}>
          <Chemical text={part} />
        </dd>
      ))}
    </div>
  )
}
