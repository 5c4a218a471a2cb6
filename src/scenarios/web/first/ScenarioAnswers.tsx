/** What else is asked first of a scenario: how sure its number is, whether it hangs together, how one would notice. */
import type { PartProps } from '#items/web/kind-view.ts'
import { capital } from '#kit/text.ts'
import { sayCounted, sayFineChance, sayNumber } from '#kit/numbers.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { Answer, Answers } from '#kit/web/ui/figures/Answers.tsx'
import type { ScenarioNumbers } from '../../numbers.ts'
import { saySign } from '../../signs/say-sign.ts'
import { sayBand } from '../../words.ts'
import { useToday } from '#kit/web/today.ts'
import type { ScenarioMore, ScenarioWhole } from '../item.ts'

type Props = PartProps<ScenarioWhole, ScenarioMore, ScenarioNumbers>

export function ScenarioAnswers({ item, numbers }: Props) {
  if (!numbers) return null
  return (
    <Answers>
      <Allowed numbers={numbers} />
      <Together consistency={numbers.consistency} />
      <Noticed item={item} numbers={numbers} />
    </Answers>
  )
}

/** What the chances of its members allow at all. */
function Allowed({ numbers: { chance, members, incoherences } }: { numbers: ScenarioNumbers }) {
  if (!chance?.likely) return null
  const without = members.length - chance.counted
  // Of members without a chance the world may still fail.
  const bounds = { lowest: without > 0 ? 0 : chance.lowest, highest: chance.highest }
  return (
    <Answer
      label="What its members allow"
      isEstimate
      value={without > 0 ? `At most ${sayFineChance(chance.highest)}` : capital(sayBand(chance))}
    >
      <ProbabilityBar value={chance.likely.chance} bounds={bounds} band={chance.likely} isSlim />
      However they hang together. If they had nothing to do with each other it would be{' '}
      {sayFineChance(chance.independent)}: an assumption, not an estimate. <a href="#members">Members</a>
      {incoherences.length > 0 && (
        <>
          {' '}
          <strong>
            {incoherences.length === 1 ? 'One thing does' : `${incoherences.length} things do`} not fit together.
          </strong>
        </>
      )}
    </Answer>
  )
}

function Together({ consistency }: { consistency: ScenarioNumbers['consistency'] }) {
  if (!consistency) return null
  const { isConsistent, consistentInSet, configurations, pulls } = consistency
  const isKnown = consistentInSet !== null
  return (
    <Answer
      label="Does it hang together?"
      value={
        isConsistent
          ? isKnown
            ? `Yes, one of ${sayNumber(consistentInSet)} that do`
            : 'Yes'
          : `No: ${sayCounted(pulls.length, 'choice')} pulled away`
      }
    >
      {isKnown && `Of ${sayNumber(configurations)} ways to combine the choices. `}
      <a href="#matrix">What holds it</a>
    </Answer>
  )
}

function Noticed({
  item: { signposts },
  numbers: { signs, signsOn },
}: {
  item: ScenarioWhole
  numbers: ScenarioNumbers
}) {
  const today = useToday()
  const [first] = signposts
  if (!first) return null
  const sign = signs.find(({ title }) => title === first.title)
  return (
    <Answer
      label="How would we notice?"
      value={`${signsOn === 0 ? 'None' : signsOn} of ${sayCounted(signposts.length, 'signpost')} ${signsOn > 1 ? 'are' : 'is'} on`}
    >
      {first.title}
      {sign && `, ${saySign(sign, first, today)}`}. <a href="#signposts">All signposts</a>
    </Answer>
  )
}
