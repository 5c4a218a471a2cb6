/**
 * The frame of a chart. The drawing stretches, its strokes do not; every word is HTML laid over it, so that type keeps
 * its size.
 */
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import type { LabelPlace } from '../../chart/labels.ts'
import { round } from '../../chart/path.ts'
import type { Scale } from '../../chart/scale.ts'
import { gutterFor } from '../../chart/sides.ts'
import type { Reads } from './answering/touch.ts'
import { Readings } from './Readings.tsx'
import { useScripts } from '../use-scripts.ts'
import styles from './Plot.module.css'

/** Classes for what is drawn inside: `plotClass.was`, `plotClass.threshold`, ... */
export const plotClass = styles

type Props = {
  x: Scale
  y: Scale
  /** The chart in a sentence, for those who cannot see it. */
  label: string
  /** So few are named along it that there is room for all, however narrow it is. */
  areFew?: boolean
  /** In rem. */
  height?: number
  /** Room for words to the right of the drawing, in rem. */
  right?: number
  /** HTML laid over the drawing: `Label`s. */
  labels?: ReactNode
  /** What it answers where a reader points at it. */
  reads?: Reads
  /** Which of them the keys begin with. */
  first?: number
  /** HTML that lies over it and can be taken hold of, which nothing within an image can; `--under` is its room below. */
  over?: ReactNode
  /** Paths of the drawing. */
  children: ReactNode
}

export function Plot({
  x,
  y,
  label,
  areFew = false,
  height = 21,
  right = 0,
  labels,
  reads,
  first = 0,
  over,
  children,
}: Props) {
  const sides = { '--pl': `${round(gutterFor(y))}rem`, '--pr': `${round(right)}rem` }
  const style = { '--h': `${height}rem`, ...sides } as CSSProperties // Custom properties are not in React's type.
  const hasScripts = useScripts()
  return (
    <div className={styles.box}>
      {/* An image made of a drawing and words: `img` could not hold it. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className={styles.plot} role="img" aria-label={label} style={style}>
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.grid} d={y.ticks.map((tick) => `M0 ${round(1000 - y.at(tick))}H1000`).join('')} />
          {children}
          <path className={styles.base} d="M0 1000H1000" />
        </svg>
        {y.ticks.map((tick) => (
          <span key={tick} className={classes(styles.t, styles.yt, styles.gut)} style={place(0, 1000 - y.at(tick))}>
            {y.say(tick)}
          </span>
        ))}
        {x.ticks.map((tick, i) => (
          <span
            key={tick}
            className={classes(styles.t, styles.xt, i % 2 === 1 && !areFew && styles.minor, edgeOf(x.at(tick)))}
            style={place(x.at(tick), 1000)}
          >
            {x.say(tick)}
          </span>
        ))}
        {labels}
      </div>
      {over !== undefined && (
        <div className={styles.over} style={style}>
          {over}
        </div>
      )}
      {hasScripts && reads && <Readings reads={reads} first={first} style={style} />}
    </div>
  )
}

type LabelProps = { x: number; y: number; at?: LabelPlace; className?: string | false | undefined; children: ReactNode }

/** Words at a place of the drawing. `at` says to which side of it they stand. */
export function Label({ x, y, at = 'r', className, children }: LabelProps) {
  return (
    <span className={classes(styles.t, styles.lab, at !== 'r' && styles[at], className)} style={place(x, y)}>
      {children}
    </span>
  )
}

function place(x: number, y: number): CSSProperties {
  return { '--x': round(x / 10), '--y': round(y / 10) } as CSSProperties // Custom properties are not in React's type.
}

function edgeOf(x: number): string | undefined {
  if (x < 15) return styles.first
  return x > 985 ? styles.last : undefined
}
