/**
 * The chance of a world, as far as its members settle it: never less, never more, and what it would be if they had
 * nothing to do with each other.
 */
import { MadeOn } from '#items/web/MadeOn.tsx'
import type { NumbersHead } from '#items/numbers.ts'
import { sayChance } from '#kit/numbers.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Headline } from '#kit/web/ui/figures/Stats.tsx'
import type { ScenarioNumbers } from '../numbers.ts'
import { sayIncoherence } from '../chances/say-incoherence.ts'
import { leastMembers, sayAtMost, sayBounds, sayCount } from '../words.ts'
import styles from './Scenario.module.css'

type Props = { numbers: ScenarioNumbers & NumbersHead; titleOf: (ref: string) => string }

export function WorldChance({ numbers, titleOf }: Props) {
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
  return (
    <>
      <Figure chance={chance} without={members.length - chance.counted} />
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
            Said as it is, and not repaired: every number above is as its author or the projection gave it.
          </p>
        </div>
      )}
      <MadeOn numbers={numbers} noun="scenario" method="scenario-probability" />
    </>
  )
}

type FigureProps = { chance: NonNullable<ScenarioNumbers['chance']>; without: number }

/** `without`: so many members have no chance yet, so that no lower bound holds. */
function Figure({ chance, without }: FigureProps) {
  const { lowest, highest, independent, counted } = chance
  return (
    <Headline label="Chance of this world" value={without > 0 ? sayAtMost(chance) : sayBounds(chance)}>
      <p>
        The chances of {sayCount(counted)} {counted === 1 ? 'member' : 'members'} allow{' '}
        {without > 0 ? 'no more' : 'no less and no more'}, however they hang together. If they had nothing to do with
        each other it would be {sayChance(independent)}: an assumption, not an estimate.
        {without > 0 &&
          ` ${without === 1 ? 'One more has' : `Another ${sayCount(without)} have`} no chance yet and can only lower it.`}
      </p>
      <ProbabilityBar value={independent} band={{ lowest: without > 0 ? 0 : lowest, highest }} />
    </Headline>
  )
}
