/** What others say, in words along a slider: each with a tick at its place, and none over another. */
import type { CSSProperties } from 'react'
import { sayChance } from '#kit/numbers.ts'
import styles from './chance.module.css'
import { inRows } from './in-rows.ts'

export type Along = { name: string; chance: number; look: 'crowd' | 'model' | 'other' }

export function OthersAlong({ others }: { others: readonly Along[] }) {
  if (others.length === 0) return null
  const said = others
    .map((one) => ({ ...one, says: `${one.name} ${sayChance(one.chance)}`, at: placeOf(one.chance) }))
    .toSorted((a, b) => a.at - b.at)
  const rows = inRows(said.map(({ at, says }) => ({ at, letters: says.length })))
  // Custom properties are not in React's type.
  const style = { '--rows': Math.max(...rows) + 1 } as CSSProperties
  return (
    <ul className={styles.along} aria-label="What others say" style={style}>
      {said.map(({ name, says, look, at }, i) => (
        <li key={name} className={styles[look]} style={{ '--at': at, '--row': rows[i] } as CSSProperties}>
          {says}
        </li>
      ))}
    </ul>
  )
}

/** Of a slider from 1 to 99 %, in per cent of its way. */
function placeOf(chance: number): number {
  return Math.min(100, Math.max(0, ((chance * 100 - 1) / 98) * 100))
}
