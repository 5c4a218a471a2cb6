/** The curve that is scored, as it is set: with what others say, what was measured, and five points that are pulled. */
import { useRef } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Curves, type Dots, type DrawnCurve } from '#kit/web/chart/curve/Curves.tsx'
import { placeOf, valueAt } from '#engine/distributions/scale.ts'
import { type Density, densityThrough, heightFor, middleOf, wideOn } from '../../../curves/density.ts'
import { pulled, stepped } from '../../../curves/moved.ts'
import { levels } from '../../../curves/through.ts'
import type { Amounts } from '../../../question-type.ts'
import { rangeSaid } from '../../quantiles.ts'
import type { CurveAsked, Other } from './asked.ts'
import styles from './Curve.module.css'
import { useWindow } from './use-window.ts'

type Props = {
  asked: CurveAsked
  /** Null while they are no five that rise within the range. */
  own: Amounts | null
  /** Whether none is said yet. */
  isBlank: boolean
  others: readonly Other[]
  dots: Dots | undefined
  onChange: (five: Amounts) => void
}

export function OwnCurve({ asked, own, isBlank, others, dots, onChange }: Props) {
  const { line } = asked
  const all: Said[] = [...others, ...(own ? [{ name: 'You', look: 'own', five: own } as const] : [])]
  const drawn = all.flatMap((one) => {
    const density = densityThrough(line, one.five)
    return density ? [{ ...one, density }] : []
  })
  const placed = (value: number) => placeOf(line.scale, value)
  const { window, setHeld } = useWindow(drawn.map(({ five }) => ({ from: placed(five.p5), to: placed(five.p95) })))
  const x = asked.axis(valueAt(line.scale, window.from), valueAt(line.scale, window.to))
  const on = { line, steps: asked.stepsOn(x) }
  const told = useRef<HTMLOutputElement>(null)
  return (
    <div className={styles.curve}>
      <Curves
        x={x}
        top={heightFor(line, drawn)}
        curves={drawn.map((one) => curveOf(asked, one))}
        {...(dots && { dots })}
        handles={
          own
            ? levels.map((level) => ({
                label: asked.points[level],
                value: own[level],
                say: asked.say(own[level]),
                isMain: level === 'p50',
                onMove: (value) => onChange(pulled(own, level, value, on)),
                onStep: (count) => onChange(stepped(own, level, count, on)),
              }))
            : []
        }
        onHold={setHeld}
        label={drawn.map(({ name, five }) => rangeSaid(name, five, asked.say)).join(' ') || 'No curve is drawn yet.'}
      />
      <output ref={told} tabIndex={-1} className="fine soft">
        {hintOf(own !== null, isBlank)}
      </output>
      {isBlank && (
        <p>
          <Button
            type="button"
            variant="plain"
            size="small"
            onClick={() => {
              onChange(wideOn(line, on.steps.nearest))
              // The button goes with what it did.
              told.current?.focus()
            }}
          >
            Begin with a wide spread
          </Button>
        </p>
      )}
    </div>
  )
}

type Said = { name: string; look: DrawnCurve['look']; five: Amounts }

function curveOf({ line }: CurveAsked, { name, look, density }: Said & { density: Density }): DrawnCurve {
  const { points, cdf } = density
  return { name, look, points, ...(look === 'crowd' && { strong: { ...middleOf(line, cdf), says: '80% in here' } }) }
}

function hintOf(isDrawn: boolean, isBlank: boolean): string {
  if (isDrawn)
    return 'Pull a point, or move it by the arrow keys: with Shift five steps, with the page keys ten. The middle one takes the others along; none passes another.'
  return isBlank
    ? 'You have not said anything here: fill in five, or begin with a wide spread.'
    : 'Five that rise within the range make a curve.'
}
