/** What is told of a scenario outside its page: how likely its world is, and what would show that it comes. */
import { sayCounted } from '#kit/numbers.ts'
import type { SharedDay, SharedPart } from '#items/sharing/shared-view.ts'
import type { ScenarioNumbers } from './numbers.ts'
import type { ScenarioDetails } from './scenario.ts'
import { sayBeside, sayLikely } from './words.ts'

type Of = { details: ScenarioDetails; numbers: ScenarioNumbers | null }

export function sharedOf(details: ScenarioDetails, numbers: ScenarioNumbers | null): SharedPart {
  const said = saidOf({ details, numbers })
  return {
    ...said,
    marks: [],
    days: signs(details),
    told: toldOf(details),
    citedAs: 'webpage',
    source: null,
    foot: sayFirst(details),
  }
}

function saidOf({
  details: { members },
  numbers,
}: Of): Pick<SharedPart, 'figure' | 'beside' | 'goesOn' | 'isEstimate' | 'drawing'> {
  const likely = numbers?.chance?.likely
  if (!likely) {
    return { figure: '', beside: [sayCounted(members.length, 'member')], isEstimate: true, drawing: null }
  }
  const isWhole = numbers.chance?.counted === members.length
  return {
    figure: sayLikely(likely, isWhole),
    beside: [`that all ${members.length} members hold`, sayBeside(likely, isWhole)],
    goesOn: true,
    isEstimate: true,
    drawing: { of: 'band', lowest: likely.lowest, highest: likely.highest, likely: likely.chance },
  }
}

/** Nothing where no sign is named. */
function sayFirst({ signposts }: ScenarioDetails): string {
  if (signposts.length === 0) return ''
  return `${sayCounted(signposts.length, 'sign')} to watch for, the first by ${Math.min(...signposts.map(({ by }) => by))}`
}

/** A sign is looked for until the end of its year. */
function signs({ signposts }: ScenarioDetails): SharedDay[] {
  return signposts.map(({ title, by }, i) => ({
    key: `sign-${i + 1}`,
    what: `To be seen by the end of ${by}: ${title}`,
    on: `${by}-12-31`,
    says: title,
  }))
}

const words = (slug: string) => slug.replaceAll('-', ' ')

function toldOf({ states, signposts }: ScenarioDetails): SharedPart['told'] {
  const made = Object.entries(states).map(([descriptor, state]) => `- ${words(descriptor)}: ${words(state)}`)
  const seen = signposts.map(({ title, by }) => `- By the end of ${by}: ${title}`)
  return [
    { title: 'What this world is made of', text: made.join('\n') },
    ...(seen.length ? [{ title: 'What would show that it comes', text: seen.join('\n') }] : []),
  ]
}
