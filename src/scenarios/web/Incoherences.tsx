/** What the members of a world and its siblings say that cannot all be so. */
import type { Incoherence } from '../numbers.ts'
import { sayIncoherence } from '../chances/say-incoherence.ts'
import styles from './Scenario.module.css'

type Props = { incoherences: readonly Incoherence[]; titleOf: (ref: string) => string }

export function Incoherences({ incoherences, titleOf }: Props) {
  return (
    <div className={styles.incoherences}>
      <h3>What does not fit together</h3>
      <ul>
        {incoherences.map((one) => {
          const sentence = sayIncoherence(one, titleOf)
          return <li key={sentence}>{sentence}</li>
        })}
      </ul>
      <p className="fine hush">
        Said as it is, and not repaired: every number above is as a forecast or a projection gave it, or as both make it
        together.
      </p>
    </div>
  )
}
