/** In the radar's picture: from where each item came, and which are new. */
import type { RadarPoint, RadarSector } from '../../radar.ts'
import type { RadarMove } from '../../radar-move.ts'
import { byMovement, stoodAt } from '../../radar-trace.ts'
import type { DatedItem } from '../../timeline/dated-item.ts'
import styles from './RadarView.module.css'

type Moved = DatedItem & { year: number; move: RadarMove | null }
type Props = {
  points: readonly RadarPoint<Moved>[]
  sectors: readonly RadarSector[]
  distanceOf(year: number): number
}

/** What moved by less would lie under its own glyph. */
const leastDrawn = 14
/** More lines than these hide what they lie over; the list says of all how far they moved. */
export const mostTraces = 12

export function RadarTraces({ points, sectors, distanceOf }: Props) {
  const traced = new Set(byMovement(points).slice(0, mostTraces))
  const drawn = { sectors: sectors.map(({ key }) => key), distanceOf }
  return points.map((point) => {
    const { item, x, y } = point
    if (item.move?.is === 'new') return <circle key={item.id} className={styles.fresh} cx={x} cy={y} r="13" />
    const from = traced.has(point) ? stoodAt(point, drawn) : null
    if (!from) return null
    const length = Math.hypot(from.x - x, from.y - y)
    if (length < leastDrawn) return null
    const [across, down] = [(from.x - x) / length, (from.y - y) / length]
    const tip = { x: x + across * 11, y: y + down * 11 }
    return (
      <g key={item.id} className={styles.trace}>
        <path d={`M${from.x} ${from.y}L${one(tip.x)} ${one(tip.y)}`} />
        <path d={`M${one(tip.x)} ${one(tip.y)}l${one(across * 6 - down * 3)} ${one(down * 6 + across * 3)}`} />
        <path d={`M${one(tip.x)} ${one(tip.y)}l${one(across * 6 + down * 3)} ${one(down * 6 - across * 3)}`} />
        <circle cx={from.x} cy={from.y} r="3.5" />
      </g>
    )
  })
}

function one(value: number): number {
  return Math.round(value * 10) / 10
}
