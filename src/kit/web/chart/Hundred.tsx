/** A chance as so many of a hundred squares, the last of them in part: what shares mean to most people at once. */
import styles from './Hundred.module.css'

const aRow = 50
const side = 0.82

/** Decoration beside its number, therefore silent. */
export function Hundred({ chance }: { chance: number }) {
  const places = Array.from({ length: 100 }, (_, i) => ({ x: i % aRow, y: Math.floor(i / aRow) }))
  const full = places.map(({ x, y }) => square(x, y, 1))
  const filled = places.map(({ x, y }, i) => square(x, y, Math.min(1, Math.max(0, chance * 100 - i))))
  return (
    <svg className={styles.hundred} viewBox={`0 0 ${aRow} ${100 / aRow}`} aria-hidden="true">
      <path className={styles.rest} d={full.join('')} />
      <path className={styles.so} d={filled.join('')} />
    </svg>
  )
}

function square(x: number, y: number, share: number): string {
  const width = Math.round(side * share * 100) / 100
  return width > 0 ? `M${x} ${y}h${width}v${side}h${-width}z` : ''
}
