/**
 * What a crowd says, no finer than such a number is known: to the last digit it would tell what one of a few people said
 * to whoever knows what the others did.
 */
import { asKnown } from '#kit/numbers.ts'
import type { Amounts } from '#predictions/question-type.ts'

/** Never nought or certain. */
export function toWholePercent(chance: number): number {
  return Math.min(0.99, Math.max(0.01, Math.round(chance * 100) / 100))
}

/**
 * Chances that sum to 1 in whole per cent that do, by the largest remainders: of .334, .333 and .333 they are .34, .33
 * and .33. None is told as nought, as far as there are per cents for all.
 */
export function toWholePercents(chances: readonly number[]): number[] {
  const least = chances.length <= 50 ? 1 : 0
  const left = 100 - least * chances.length
  // What lies below the least one has, has that; the others share what is left as they stand to each other.
  const above = chances.map((chance) => Math.max(0, chance * 100 - least))
  const sum = above.reduce((total, one) => total + one, 0)
  const exact = above.map((one) => (sum > 0 ? (one / sum) * left : left / chances.length))
  const whole = exact.map(Math.floor)
  const rest = left - whole.reduce((total, one) => total + one, 0)
  const order = exact.map((one, i) => ({ i, part: one - Math.floor(one) })).toSorted((a, b) => b.part - a.part)
  for (const { i } of order.slice(0, Math.round(rest))) whole[i] = (whole[i] ?? 0) + 1
  return whole.map((one) => (one + least) / 100)
}

/** To a hundredth of how far they reach; the ends of the range stay what they are. */
export function coarseAmounts(
  { p5, p25, p50, p75, p95 }: Amounts,
  { min, max }: { min: number; max: number },
): Amounts {
  const width = p95 - p5
  const coarse = (value: number) =>
    value === min || value === max ? value : Math.min(max, Math.max(min, asKnown(value, width)))
  return { p5: coarse(p5), p25: coarse(p25), p50: coarse(p50), p75: coarse(p75), p95: coarse(p95) }
}

const twoYears = 730

/** Of a date whose five reach over so many days. */
export function isToldInMonths(days: number): boolean {
  return days >= twoYears
}

/** The month, where they reach over two years or more: its first day, or that of the range. */
export function coarseDay(day: string, { days, min, max }: { days: number; min: string; max: string }): string {
  if (day === max || !isToldInMonths(days)) return day
  const first = `${day.slice(0, 7)}-01`
  return first < min ? min : first
}
