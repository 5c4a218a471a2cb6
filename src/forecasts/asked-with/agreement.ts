/** Does what is said of a question agree with what is said of it under conditions? In numbers, and in words. */
import { nearestTotal, type Total, totalOf, type UnderCondition } from '#engine/elicitation/nearest-total.ts'
import { sayFineChance } from '#kit/numbers.ts'
import { isChance } from './chance.ts'
import { sendable } from './sendable.ts'

/** A question and the chance of a yes to it, null where nobody says one. */
export type Told = { predictionId: string; label: string; chance: number | null }
/** `weight`: how likely it is that its condition is met. */
export type ToldUnder = Told & { weight: number | null }

const none: ReadonlySet<string> = new Set()
/** Two that agree and are told in whole per cent may miss by so much. */
const rounding = 0.005

/** `nearest`: by prediction, of each that would have to be another. Null where they agree, and where none that may change could make them. */
export type Agreement = { said: string; nearest: Record<string, number> | null }

/**
 * `plain`: of the same question without a condition, null where nobody asks it. `whose`: 'you say', 'its page says'. Null
 * while something is not said yet: what that is, `missingOf` tells.
 */
export function agreementOf(
  plain: Told | null,
  branches: readonly ToldUnder[],
  whose: string,
  held: ReadonlySet<string> = none,
): Agreement | null {
  const parts = wholeOf(branches)
  if (!parts) return null
  const total = totalOf(parts)
  const counted = sayCounted(parts, total)
  if (!plain) return { said: sayAlone(counted, total.rest), nearest: null }
  const { chance } = plain
  if (!isChance(chance)) return null
  const misses = chance < total.lowest - rounding || chance > total.highest + rounding
  if (!misses)
    return { said: sayAgreeing({ ...total, counted, unmet: sayUnmet(branches) }, chance, whose), nearest: null }
  const isHeld = ({ predictionId }: Told) => held.has(predictionId)
  const found = nearestTotal(chance, parts, {
    margin: 0.001,
    held: { a: isHeld(plain), chances: branches.map(isHeld) },
  })
  const moved = found && [[plain, found.a] as const, ...branches.map((one, i) => [one, found.chances[i] ?? 0] as const)]
  const open = moved?.flatMap(([one, to]) => (isHeld(one) ? [] : [[one.predictionId, sendable(to)] as const]))
  const nearest = open ? Object.fromEntries(open) : null
  return { said: sayMissing(counted, chance, total, whose), nearest }
}

/** Null while anything is missing of them. */
function wholeOf(branches: readonly ToldUnder[]): UnderCondition[] | null {
  const parts = branches.flatMap(({ weight, chance }) =>
    isChance(weight) && isChance(chance) ? [{ weight, chance }] : [],
  )
  if (parts.length === 0 || parts.length < branches.length) return null
  // Each may be rounded as it is told: together they are no more than certain.
  const sum = parts.reduce((all, { weight }) => all + weight, 0)
  return sum > 1 ? parts.map((one) => ({ ...one, weight: one.weight / sum })) : parts
}

/** '30% × 18% + 70% × 32% = 28%' */
function sayCounted(parts: readonly UnderCondition[], { lowest }: Total): string {
  const products = parts.map(({ weight, chance }) => `${sayFineChance(weight)} × ${sayFineChance(chance)}`)
  return `${products.join(' + ')} = ${sayFineChance(lowest)}`
}

/** What is still to be said before all can be held together. */
export function missingOf(all: readonly Told[]): string[] {
  return all.flatMap(({ label, chance }) => (isChance(chance) ? [] : [label]))
}

const isAll = (rest: number) => rest < 1e-9

function sayAlone(counted: string, rest: number): string {
  return isAll(rest)
    ? `${counted}: how likely it is, whatever comes of the condition.`
    : `${counted}: how likely both are together.`
}

const sayUnmet = ({ length }: readonly ToldUnder[]) =>
  length > 1 ? 'none of the conditions is met' : 'the condition is not met'

type Counted = Total & { counted: string; unmet: string }

function sayAgreeing({ counted, unmet, lowest, rest }: Counted, chance: number, whose: string): string {
  // Of so little is left that any chance there is within the rounding.
  if (rest < 0.01) return `${counted}, and without a condition ${whose} ${sayFineChance(chance)}: they agree.`
  const left = Math.min(1, Math.max(0, (chance - lowest) / rest))
  return `${counted}, and without a condition ${whose} ${sayFineChance(chance)}: that leaves ${sayFineChance(left)} where ${unmet}.`
}

function sayMissing(counted: string, chance: number, { lowest, highest }: Total, whose: string): string {
  const must =
    sayFineChance(lowest) === sayFineChance(highest)
      ? `it must be ${sayFineChance(lowest)}`
      : `it must be from ${sayFineChance(lowest)} to ${sayFineChance(highest)}`
  return `${counted}: without a condition ${must}, and ${whose} ${sayFineChance(chance)}. They do not agree.`
}
