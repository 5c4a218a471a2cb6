/**
 * The chance of a world: one number and its band, within what its members' chances allow, and what decides where the
 * band runs into that.
 */
import { BeingMade, MadeOn } from '#items/web/MadeOn.tsx'
import type { NumbersHead } from '#items/numbers.ts'
import { Empty } from '#kit/web/ui/Empty.tsx'
import type { ScenarioNumbers } from '../numbers.ts'
import { sayIncoherence } from '../chances/say-incoherence.ts'
import { type Choice, leastMembers, sayCount, sayUncounted } from '../words.ts'
import styles from './Scenario.module.css'
import { WorldFigure } from './WorldFigure.tsx'

type Props = {
  numbers: ScenarioNumbers & NumbersHead
  titleOf: (ref: string) => string
  /** The states that the world chooses, as `descriptor.state`, by what their choices are called. */
  choices: readonly Choice[]
}

export function WorldChance({ numbers, titleOf, choices }: Props) {
  const { chance, members, incoherences } = numbers
  if (!chance && members.length < leastMembers)
    return (
      <Empty title="No chance is given">
        A scenario needs at least {sayCount(leastMembers)} members to have one: the less it says, the likelier it would
        look.
      </Empty>
    )
  if (!chance)
    return (
      <Empty title="No chance can be given">
        None of the members has a forecast or a projection, so nothing is known about how likely this world is.
      </Empty>
    )
  const { likely } = chance
  // Made before worlds had one number.
  if (!likely) return <BeingMade />
  return (
    <>
      <WorldFigure chance={{ ...chance, likely }} members={members} titleOf={titleOf} />
      <Uncounted said={sayUncounted(chance.parts, choices)} />
      {incoherences.length > 0 && (
        <div className={styles.incoherences}>
          <h3>What does not fit together</h3>
          <ul>
            {incoherences.map((one) => {
              const sentence = sayIncoherence(one, titleOf)
              return <li key={sentence}>{sentence}</li>
            })}
          </ul>
          <p className="fine hush">
            Said as it is, and not repaired: every number above is as a forecast or a projection gave it, or as both
            make it together.
          </p>
        </div>
      )}
      <MadeOn numbers={numbers} noun="scenario" method="scenario-probability" />
    </>
  )
}

function Uncounted({ said }: { said: string | null }) {
  return said && <p className="fine hush">{said}</p>
}
