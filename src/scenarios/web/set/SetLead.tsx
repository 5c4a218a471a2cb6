/** The answer of a set: which of its worlds is the likeliest, how likely that is, and how likely none of them. */
import { capital } from '#kit/text.ts'
import { sayFineChance } from '#kit/numbers.ts'
import { paths } from '#items/paths.ts'
import { Answer, Answers } from '#kit/web/ui/figures/Answers.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { sayBesideOf, sayHidden, sayLeading } from '../../set/say-leading.ts'
import { sayLikely } from '../../words.ts'
import type { leftOf, Numbered } from '../../worlds.ts'

type Props = { worlds: readonly Numbered[]; left: ReturnType<typeof leftOf> }

export function SetLead({ worlds, left }: Props) {
  const [first] = worlds
  const likely = first?.numbers?.chance?.likely
  if (!first) return <Unsaid value="No world is told yet">The choices below say what one could be made of.</Unsaid>
  const hidden = sayHidden(worlds)
  if (!likely && hidden) return <Unsaid value="Hidden for now">{hidden}</Unsaid>
  if (!likely) return <Unsaid value="Not known yet">None of the worlds has a chance yet.</Unsaid>
  return (
    <Answers>
      <Answer label={capital(sayLeading(worlds))} isLead isEstimate value={capital(sayOf(first))}>
        <strong>
          <Link to={paths.item('scenario', first.id)}>{first.title}</Link>
        </strong>
        , {sayBesideOf(first)}. {left && sayNone(left)}
        {hidden}
      </Answer>
    </Answers>
  )
}

/** The same in the fewest words, beside the contents. */
export function SetBrief({ worlds }: Pick<Props, 'worlds'>) {
  const [first] = worlds
  const isOfAll = worlds.every(({ numbers }) => numbers?.chance?.likely)
  if (!first?.numbers?.chance?.likely) return null
  return (
    <p>
      {isOfAll ? 'Likeliest' : 'Likeliest that is told'}: {first.title}, <b>{sayOf(first)}</b>
    </p>
  )
}

function sayOf({ numbers }: Numbered): string {
  const likely = numbers?.chance?.likely
  return likely ? sayLikely(likely, numbers.isWhole) : ''
}

function sayNone({ chance, isLeast }: NonNullable<Props['left']>): string {
  return `That it comes to none of these: about ${sayFineChance(chance)}${isLeast ? ' or more' : ''}.`
}

function Unsaid({ value, children }: { value: string; children: string }) {
  return (
    <Answers>
      <Answer label="The likeliest of these worlds" isLead value={value}>
        {children}
      </Answer>
    </Answers>
  )
}
