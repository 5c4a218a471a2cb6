/** The answer of a scenario's page: how likely its world is, and the band in which that lies. */
import { BeingMade } from '#items/web/MadeOn.tsx'
import { type PartProps } from '#items/web/kind-view.ts'
import { Answer, Answers } from '#kit/web/ui/figures/Answers.tsx'
import type { ScenarioNumbers } from '../../numbers.ts'
import { leastMembers, sayCount } from '../../words.ts'
import type { ScenarioMore, ScenarioWhole } from '../item.ts'
import { titleIn } from '../title-in.ts'
import { WorldFigure } from '../WorldFigure.tsx'

export function ScenarioLead({ item, neighbours, numbers }: PartProps<ScenarioWhole, ScenarioMore, ScenarioNumbers>) {
  if (!numbers) return <BeingMade />
  const { chance, members } = numbers
  if (members.some((member) => member.probability === null && member.why === 'forecast-first')) return <Hidden />
  if (!chance) return <NoChance members={members.length} />
  const { likely } = chance
  // Made before worlds had one number.
  if (!likely) return <BeingMade />
  return (
    <Answers>
      <WorldFigure chance={{ ...chance, likely }} members={members} titleOf={titleIn(neighbours, item)} />
    </Answers>
  )
}

/** For whoever hides what people forecast. */
function Hidden() {
  return (
    <Answers>
      <Answer label="Chance of this world" isLead value="Hidden for now">
        It is made of what people forecast of a question that you have not forecast, and you hide that until you have:{' '}
        <a href="#members">which of its members</a>.
      </Answer>
    </Answers>
  )
}

function NoChance({ members }: { members: number }) {
  const isSmall = members < leastMembers
  return (
    <Answers>
      <Answer label="Chance of this world" isLead value={isSmall ? 'No chance is given' : 'No chance can be given'}>
        {isSmall
          ? `A scenario needs at least ${sayCount(leastMembers)} members to have one: the less it says, the likelier it would look.`
          : 'None of the members has a forecast or a projection, so nothing is known about how likely this world is.'}
      </Answer>
    </Answers>
  )
}
