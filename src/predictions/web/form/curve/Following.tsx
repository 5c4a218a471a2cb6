/** Chances that follow from the curve as it is set: below and above values of one's choice, and beyond its open ends. */
import { useState } from 'react'
import { sayFineChance } from '#kit/numbers.ts'
import { chanceBelow, densityThrough, wideOn } from '../../../curves/density.ts'
import type { Amounts } from '../../../question-type.ts'
import type { CurveAsked, Other } from './asked.ts'
import styles from './Curve.module.css'

type Props = {
  asked: CurveAsked
  own: Amounts | null
  others: readonly Other[]
  /** The last measured value. */
  last: number | null
}

export function Following({ asked, own, others, last }: Props) {
  const { line, sides, beyond } = asked
  const cdf = densityThrough(line, own)?.cdf
  if (!cdf) return null
  const below = (value: number) => chanceBelow(line, cdf, value)
  const above = (value: number) => {
    const chance = below(value)
    return chance === null ? null : 1 - chance
  }
  const begins = beginOf(asked, others, last)
  return (
    <div className={styles.following}>
      <Row
        asked={asked}
        label={sides[0]}
        chanceOf={below}
        begin={begins.below}
        note={last === null ? null : lastNote}
      />
      <Row asked={asked} label={sides[1]} chanceOf={above} begin={begins.above} note={null} />
      {beyond.below && <Fact says={beyond.below} chance={cdf[0] ?? 0} />}
      {beyond.above && <Fact says={beyond.above} chance={1 - (cdf.at(-1) ?? 1)} />}
    </div>
  )
}

const lastNote = 'The last value that was measured'

/** Below what was measured last, and above where whoever stands first beside has the upper quarter; else where a wide spread has its quarters. */
function beginOf({ line, stepsOn, axis }: CurveAsked, [somebody]: readonly Other[], last: number | null) {
  const { scale } = line
  const { nearest } = stepsOn(axis(scale.min, scale.max))
  const { p25, p50, p75 } = somebody?.five ?? wideOn(line, nearest)
  // At the end of the range it would say no more than what lies beyond that.
  const within = (quarter: number) => nearest(quarter <= scale.min || quarter >= scale.max ? p50 : quarter)
  return { below: last ?? within(p25), above: within(p75) }
}

type RowProps = {
  asked: CurveAsked
  label: string
  /** What stands there until something is typed. */
  begin: number
  /** What that is. */
  note: string | null
  chanceOf: (value: number) => number | null
}

function Row({ asked: { Field, unit }, label, begin, note, chanceOf }: RowProps) {
  const [typed, setTyped] = useState<{ value: number | null } | null>(null)
  const value = typed ? typed.value : begin
  const chance = value === null ? null : chanceOf(value)
  const beyond = value !== null && <span className="fine soft">beyond the range</span>
  return (
    <div className={styles.follows}>
      <Field {...{ label, unit, value }} hint={typed ? null : note} onChange={(given) => setTyped({ value: given })} />
      <output>{chance === null ? beyond : sayFineChance(chance)}</output>
    </div>
  )
}

function Fact({ says, chance }: { says: string; chance: number }) {
  return (
    <p className={styles.beyond}>
      <span>{says}</span>
      <output>{sayFineChance(chance)}</output>
    </p>
  )
}
