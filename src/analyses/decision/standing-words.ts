/** Where a decision turns, in a sentence: for whoever fills in its fields, before anything is asked of the base. */
import { sayChance } from '#kit/numbers.ts'
import type { Choice } from './choice.ts'
import { payoffsOf, type Standing, standingOf } from './standing.ts'

/** Of a choice of which every amount is told. */
export function sayStanding(choice: Choice): string {
  const standing = standingOf(payoffsOf(choice))
  return sayers[standing.is](choice, standing as never) // each sayer takes its own
}

const firstOutcome: Record<Choice['outcomes']['by'], string> = { answer: 'a yes', value: 'that value or more' }

const sayers: { [Is in Standing['is']]: (choice: Choice, standing: Extract<Standing, { is: Is }>) => string } = {
  same: () => 'All of them come to the same whichever way it comes, so that nothing hangs on the answer.',
  'no-regret': ({ options }, { option }) =>
    `“${options[option]?.name ?? ''}” is at least as good as the rest whichever way it comes: no chance would turn that.`,
  turning({ options, outcomes, isCost }, { pieces }) {
    const names = pieces.map(({ option }) => `“${options[option]?.name ?? ''}”`)
    const turns = pieces.slice(1).map(({ from }) => sayChance(from))
    const best = `${isCost ? 'costs the least' : 'brings the most'} on average`
    const [first = '', ...others] = names
    const of = firstOutcome[outcomes.by]
    return turns.length === 1
      ? `The choice turns at a chance of ${turns.join('')} for ${of}: below it ${first} ${best}, above it ${others.join('')}.`
      : `The choice turns at chances of ${turns.join(' and ')} for ${of}: up to the first ${first} ${best}, then ${others.join(', then ')}.`
  },
}
