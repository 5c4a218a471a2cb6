/** Whether a number is one that the gold accepts, in whatever unit it is said. */
import type { GoldNumber, Range } from './gold-answer.ts'
import type { Stated } from './numbers.ts'

/** A chance is printed in whole points. Other numbers are given nothing for their rounding: their ranges are wide. */
const halfAPoint = 0.005
const centimetresPerInch = 2.54

export function isWithin(said: Stated, gold: GoldNumber, context: string): boolean {
  if (gold.kind === 'amount') return amountsOf(said, gold, context).some(([value, range]) => lies(value, range))
  if (gold.kind === 'time') return said.is === 'time' && lies(said.value, gold)
  const chance = chanceOf(said)
  if (chance === null) return false
  const { low, high } = gold
  return lies(chance, { low: low - halfAPoint, high: high + halfAPoint })
}

/** '43%' or '.43'. */
export function chanceOf({ is, value }: Stated): number | null {
  if (is === 'percent') return value / 100
  return is === 'plain' && value > 0 && value < 1 ? value : null
}

type Amount = Extract<GoldNumber, { kind: 'amount' }>

/** What it may mean, with the range that this is held against. */
function amountsOf(said: Stated, gold: Amount, context: string): [number, Range][] {
  if (said.is === 'time') return []
  const isOfPercent = gold.unit.startsWith('%')
  const isAsAsked = (said.is === 'percent') === isOfPercent
  const other = said.is === 'percent' ? gold.orPercent : gold.orAmount
  const ranges = [
    ...(isAsAsked ? [gold] : rangesOf(other)),
    ...(differs.test(context) ? rangesOf(gold.orDifference) : []),
  ]
  const isInInches = gold.unit.startsWith('inches') && /\b(?:cm|centimet)/i.test(context)
  const values = isInInches ? [said.value / centimetresPerInch] : [said.value, said.unscaled]
  return ranges.flatMap((range) => values.map((value): [number, Range] => [value, range]))
}

const differs = /\b(?:more|longer|gain|extra|further)\b/i

const rangesOf = (span: [number, number] | undefined): Range[] => (span ? [{ low: span[0], high: span[1] }] : [])
const lies = (value: number, { low, high }: Range): boolean => value >= low - 1e-9 && value <= high + 1e-9
