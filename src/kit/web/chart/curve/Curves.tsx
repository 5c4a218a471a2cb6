/**
 * Curves over one axis, each in the look of whoever draws it so, what was measured as dots of ink, and handles below
 * the axis that are pulled or moved by the keys. Curves come as points: it knows nothing of what they are of.
 */
import type { CSSProperties } from 'react'
import { dotPath } from '../../../chart/path.ts'
import type { Scale } from '../../../chart/scale.ts'
import { classes } from '../../ui/classes.ts'
import { Plot, plotClass } from '../Plot.tsx'
import { areaPath, type CurvePoint, curvePath, cutTo, rowsOf } from './curve.ts'
import styles from './Curves.module.css'
import { type Handle, Handles } from './Handles.tsx'

/** `own` in the colour of the reader, `crowd` in that of its kind, `model` dashed, `other` dotted. */
export type CurveLook = 'own' | 'crowd' | 'model' | 'other'

export type DrawnCurve = {
  /** 'Crowd' */
  name: string
  look: CurveLook
  /** In the order of their values. */
  points: readonly CurvePoint[]
  /** Drawn as an area: between which values it is stronger, and what that says, '80% in here'. */
  strong?: { from: number; to: number; says: string }
}

/** `says`: what was measured, and when: 'Measured, 2014 to 2025'. */
export type Dots = { values: readonly number[]; says: string }

type Props = {
  x: Scale
  /** The height at the upper edge: what is higher is cut there. */
  top: number
  curves: readonly DrawnCurve[]
  /** Measured values, as dots of ink on the axis. */
  dots?: Dots
  /** Those that can be moved, each always in the same place of the list: one that changes it loses the pointer that holds it. */
  handles?: readonly Handle[]
  /** While one of them is held by pointer: the axis has to stay as it is meanwhile. */
  onHold?: (isHeld: boolean) => void
  /** The drawing in a sentence, for those who cannot see it. */
  label: string
  /** What heights mean, where that is said along it; else they have no unit that anybody would read. */
  y?: Scale
  /** In rem. */
  height?: number
}

const none: Dots = { values: [], says: '' }

/** A row of handles, in rem. */
const row = 1.5

export function Curves({ x, top, curves, dots = none, handles = [], onHold, label, y = bare, height = 11 }: Props) {
  const inSight = dots.values.filter((value) => value >= x.min && value <= x.max)
  const rows = rowsOf(handles.map(({ value }) => x.at(value)))
  const under = handles.length > 0 ? row * Math.max(2, ...rows.map((one) => one + 1)) : 0
  return (
    // Custom properties are not in React's type.
    <div className={styles.curves} style={{ '--under': `${under}rem` } as CSSProperties}>
      <Legend curves={curves} dots={inSight.length > 0 ? dots.says : null} />
      <Plot
        x={x}
        y={y}
        label={label}
        areFew={x.ticks.length <= 4}
        height={height}
        over={<Handles {...{ x, handles, rows, onHold }} />}
      >
        {curves.map((curve) => (
          <Drawn key={curve.name} {...{ curve, x, top }} />
        ))}
        {inSight.map((value, i) => (
          <path
            key={i}
            className={classes(plotClass.dot, plotClass.inkd, plotClass.s)}
            d={dotPath([x.at(value), 1000])}
          />
        ))}
      </Plot>
    </div>
  )
}

const bare: Scale = { kind: 'linear', min: 0, max: 1, ticks: [], at: (value) => value * 1000, say: String }

function Drawn({ curve: { look, points, strong }, x, top }: { curve: DrawnCurve; x: Scale; top: number }) {
  return (
    <>
      {strong && (
        <>
          <path className={plotClass.b95} d={areaPath(points, x, top)} />
          <path className={plotClass.b80} d={areaPath(cutTo(points, strong.from, strong.to), x, top)} />
        </>
      )}
      <path className={styles[look]} d={curvePath(points, x, top)} />
    </>
  )
}

/** Curves cross where nobody knows beforehand, so their names stand above and not beside them. */
function Legend({ curves, dots }: { curves: readonly DrawnCurve[]; dots: string | null }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {curves.map(({ name, look, strong }) => (
        <li key={name}>
          <i className={classes(styles.swatch, styles[look])} />
          {name}
          {strong && <span className="soft">, {strong.says}</span>}
        </li>
      ))}
      {dots && (
        <li>
          <i className={styles.dot} />
          {dots}
        </li>
      )}
    </ul>
  )
}
