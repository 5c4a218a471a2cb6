/** The ground that the radar's points lie on: sectors, arcs of years, and the needle at now. */
import type { ReactNode } from 'react'
import { categories } from '#items/category-titles.ts'
import { radarEdges, radarReach, radarSize, spotAt } from '../../radar.ts'
import styles from './Radar.module.css'
import { classes } from '#kit/web/ui/classes.ts'

const { from: inner, to: outer } = radarReach
const ground = spotAt(0, 0)

export function RadarSky({ distances, children }: { distances: readonly number[]; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${radarSize.width} ${radarSize.height}`} aria-hidden="true">
      {categories.map((category, i) => (
        <g key={category}>
          <path
            className={classes(styles.sky, i % 2 === 1 && styles.alt)}
            d={wedge(radarEdges[i] ?? 0, radarEdges[i + 1] ?? 0)}
          />
          <path
            className={classes(styles.rim, `c-${category}`)}
            d={arc((radarEdges[i] ?? 0) + 0.012, (radarEdges[i + 1] ?? 0) - 0.012, outer + 5)}
          />
        </g>
      ))}
      {distances.map((distance) => (
        <path key={distance} className={styles.arc} d={arc(0, Math.PI, distance)} />
      ))}
      {radarEdges.slice(1, -1).map((angle) => (
        <path key={angle} className={styles.ray} d={`M${at(angle, inner)}L${at(angle, outer)}`} />
      ))}
      <path className={styles.ground} d={`M${ground.x - outer - 10} ${ground.y}H${ground.x + outer + 10}`} />
      <path className={styles.needle} d={`M${ground.x - 9} ${ground.y + 16}h18l-9-16z`} />
      {children}
    </svg>
  )
}

function at(angle: number, distance: number): string {
  const { x, y } = spotAt(angle, distance)
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

function arc(from: number, to: number, distance: number): string {
  return `M${at(from, distance)}A${distance} ${distance} 0 0 1 ${at(to, distance)}`
}

function wedge(from: number, to: number): string {
  return `${arc(from, to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`
}
