/**
 * Lies over a drawing and waits to be touched: by mouse, by finger, by the keys, or by an address that names a value.
 * What answers then is loaded then.
 */
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { useChosen } from './answering/chosen.ts'
import { acrossOf, along, type Answers, type Touch } from './answering/touch.ts'
import styles from './answering/Readings.module.css'

const never: Touch = { x: null, isPressed: false, hasKeys: false }

export function Readings(props: Answers) {
  const input = useRef<HTMLInputElement>(null)
  const [touch, setTouch] = useState<Touch | null>(null)
  const [Answering, setAnswering] = useState<ComponentType<Answers & { touch: Touch }> | null>(null)
  const [chosen] = useChosen()
  const isWanted = touch !== null || chosen !== null
  useEffect(() => {
    if (!isWanted) return
    const load = async () => {
      const loaded = await import('./answering/Answering.tsx')
      setTouch((now) => ({ ...(now ?? never), hasKeys: document.activeElement === input.current }))
      setAnswering(() => loaded.Answering)
    }
    // Without a connection it stays as it is, and is asked for at the next touch.
    load().catch(() => setTouch(null))
  }, [isWanted])
  if (Answering) return <Answering {...props} touch={touch ?? never} />
  const point = (isPressed: boolean) => (event: MouseEvent) => setTouch({ ...never, x: acrossOf(event), isPressed })
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keys are those of the input
    <div
      className={classes(styles.readings, 'noprint')}
      style={props.style}
      onPointerMove={point(false)}
      onClick={point(true)}
    >
      <input
        ref={input}
        className={styles.along}
        type="range"
        aria-label={along}
        onFocus={() => setTouch((now) => now ?? never)}
      />
    </div>
  )
}
