/** How likely a world is: one number and its band, and what decides where that ends. */
import { capital } from '#kit/text.ts'
import { sayFineChance } from '#kit/numbers.ts'
import { Answer } from '#kit/web/ui/figures/Answers.tsx'
import type { ScenarioNumbers } from '../numbers.ts'
import { sayBand, sayCount, sayLikely } from '../words.ts'

type Chance = NonNullable<ScenarioNumbers['chance']>
type Likely = NonNullable<Chance['likely']>
type Props = {
  chance: Chance & { likely: Likely }
  members: ScenarioNumbers['members']
  titleOf: (ref: string) => string
}

export function WorldFigure({ chance, members, titleOf }: Props) {
  const { likely } = chance
  const without = members.length - chance.counted
  const [about = '', orLess] = sayLikely(likely, without === 0).split(/(?= or less)/)
  const held = likely.held?.end === 'lowest' && without > 0 ? null : likely.held
  return (
    <Answer label="Chance of this world" isLead isEstimate value={capital(about)} unit={orLess}>
      <strong>{without === 0 ? `Likely ${sayBand(likely)}` : capital(sayLikely(likely, true))}</strong>, by{' '}
      {sayKnown(chance.counted, without)}
      {held && ` ${sayHeld(held, chance, titleOf(refOf(held, chance, members)))}`}
    </Answer>
  )
}

/** `without`: so many more have no chance. */
function sayKnown(counted: number, without: number): string {
  const known = `the chances of ${sayCount(counted)} ${counted === 1 ? 'member' : 'members'} and what the set judges of how they bear on each other.`
  if (without === 0) return known
  return `${known} ${without === 1 ? 'One more has' : `Another ${sayCount(without)} have`} no chance yet and can only lower it.`
}

type Held = NonNullable<Likely['held']>

/** Of several members that are one part, the least likely. */
function refOf({ part }: Held, { parts }: Chance, members: Props['members']): string {
  const [least] = (parts[part]?.members ?? [])
    .flatMap((place) => members[place] ?? [])
    .toSorted((one, other) => Number(one.probability) - Number(other.probability))
  return least?.to ?? ''
}

/** Which member decides where the band ends. */
function sayHeld({ end }: Held, { lowest, highest }: Chance, title: string): string {
  return end === 'highest'
    ? `“${title}” decides: the least likely of them, it keeps this world at ${sayFineChance(highest)} or below.`
    : `Even if no two of them ever failed at once, ${sayFineChance(lowest)} would be left: “${title}”, the least likely of them, decides.`
}
