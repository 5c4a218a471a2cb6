/**
 * What of a crowd's shift is told: parts in the unit of the question, rounded as the crowd itself is, so that they add
 * up to what everybody reads; and none that is of fewer than three people, nor lets one be worked out of the others.
 */
import type { CrowdShift, ShiftPart } from '#engine/crowd/shift/crowd-shift.ts'
import { fewestShown, type ShiftVoice, shiftVoices } from '../words.ts'
import { amountTold, inSteps } from './steps.ts'

/** `people`: whose doing it is. */
export type PartTold = { by: ShiftVoice; people: number; amount: number }

type Telling = {
  /** How far what was told went, in the unit of the question. */
  amount: number
  step: number
  unitOf(measure: number): number
}

export function partsTold(shift: CrowdShift, { amount, step, unitOf }: Telling): { amount: number; parts: PartTold[] } {
  const each = perMeasure(shift, unitOf)
  const groups = foldedGroups(shift.parts)
  const amounts = roundedTo(
    groups.map(({ part }) => (part * each) / step),
    Math.round(amount / step),
  )
  const told = amountTold(amount, step)
  // What is left of a whole that is in no steps goes with the largest of its parts.
  const rest = told - inSteps(Math.round(amount / step), step)
  const largest = amounts.indexOf(amounts.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0)
  const parts = groups.map(({ by, people }, i) => {
    const part = inSteps(amounts[i] ?? 0, step)
    return { by, people: people.size, amount: i === largest ? Number((part + rest).toPrecision(12)) + 0 : part }
  })
  // What was learnt of others is no cause here.
  return { amount: told, parts: parts.filter((part) => part.by !== 'learning' || part.amount !== 0) }
}

/** How much of the unit goes with one of the measure, between both ends; where these are one, at that place. */
function perMeasure({ before, after }: CrowdShift, unitOf: (measure: number) => number): number {
  const [from, to] = Math.abs(after - before) < nearest ? [after - nearest, after + nearest] : [before, after]
  return (unitOf(to) - unitOf(from)) / (to - from)
}
const nearest = 1e-6

type Group = { by: ShiftVoice; people: ReadonlySet<string>; part: number }

/**
 * Parts of fewer than three people are told together, and where these are still fewer than three, with the next larger
 * ones. None where nothing would be left to tell apart: what was learnt is nobody's, but beside fewer than three it
 * would leave over what these did.
 */
function foldedGroups(parts: readonly ShiftPart[]): Group[] {
  const groups = parts.map(({ cause: by, ...part }) => ({ by, ...part }))
  const learnt = groups.filter(({ by }) => by === 'learning')
  const left: Group[] = groups.filter(({ by }) => by !== 'learning').toSorted((a, b) => a.people.size - b.people.size)
  let others: Group = { by: 'others', people: new Set(), part: 0 }
  const isTooFew = ({ people: { size } }: Group) => size > 0 && size < fewestShown
  while (left[0] && (isTooFew(left[0]) || isTooFew(others))) {
    others = both(others, left[0])
    left.shift()
  }
  if (others.people.size === 0) return inOrder([...left, ...learnt])
  const apart = [...left, ...learnt]
  return apart.length > 0 && !isTooFew(others) ? inOrder([...apart, others]) : []
}

function both(a: Group, b: Group): Group {
  return { by: 'others', people: new Set([...a.people, ...b.people]), part: a.part + b.part }
}

function inOrder(groups: readonly Group[]): Group[] {
  return groups.toSorted((a, b) => shiftVoices.indexOf(a.by) - shiftVoices.indexOf(b.by))
}

/**
 * Whole numbers near the values that sum to `total`, by the largest remainders: of 1.6, -.3 and .4 to a total of 2 they
 * are 2, 0 and 0.
 */
export function roundedTo(values: readonly number[], total: number): number[] {
  const whole = values.map(Math.floor)
  const missing = total - whole.reduce((sum, one) => sum + one, 0)
  const order = values
    .map((value, i) => ({ i, rest: value - Math.floor(value) }))
    .toSorted((a, b) => (b.rest - a.rest) * Math.sign(missing))
  for (let k = 0; k < Math.abs(missing) && order.length > 0; k++) {
    const { i } = order[k % order.length] ?? { i: 0 }
    whole[i] = (whole[i] ?? 0) + Math.sign(missing)
  }
  return whole
}
