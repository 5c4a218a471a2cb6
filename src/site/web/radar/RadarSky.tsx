/** The ground that the radar's points lie on: sectors, arcs of years, and the needle at now. */
import type { ReactNode } from 'react'
import {
  edgesOf,
  radarArc,
  radarRay,
  radarReach,
  type RadarSector,
  radarSize,
  radarWedge,
  spotAt,
} from '../../radar.ts'
import styles from './Radar.module.css'
import { classes } from '#kit/web/ui/classes.ts'

const { to: outer } = radarReach
const ground = spotAt(0, 0)

type Props = { sectors: readonly RadarSector[]; distances: readonly number[]; children: ReactNode }

export function RadarSky({ sectors, distances, children }: Props) {
  const edges = edgesOf(sectors.length)
  return (
    <svg viewBox={`0 0 ${radarSize.width} ${radarSize.height}`} aria-hidden="true">
      {sectors.map(({ key, category }, i) => (
        <g key={key}>
          <path
            className={classes(styles.sky, i % 2 === 1 && styles.alt)}
            d={radarWedge(edges[i] ?? 0, edges[i + 1] ?? 0)}
          />
          <path
            className={classes(styles.rim, category && `c-${category}`)}
            d={radarArc((edges[i] ?? 0) + 0.012, (edges[i + 1] ?? 0) - 0.012, outer + 5)}
          />
        </g>
      ))}
      {distances.map((distance) => (
        <path key={distance} className={styles.arc} d={radarArc(0, Math.PI, distance)} />
      ))}
      {edges.slice(1, -1).map((angle) => (
        <path key={angle} className={styles.ray} d={radarRay(angle)} />
      ))}
      <path className={styles.ground} d={`M${ground.x - outer - 10} ${ground.y}H${ground.x + outer + 10}`} />
      <path className={styles.needle} d={`M${ground.x - 9} ${ground.y + 16}h18l-9-16z`} />
      {children}
    </svg>
  )
}
