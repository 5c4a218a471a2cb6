/**
 * Lies over a drawing and says what holds where a reader points: by mouse, by finger, or along it by the keys of an
 * input, which whoever has no pointer uses. Loaded when the chart is first touched.
 */
import { useLayoutEffect, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { sayReading } from '../../../chart/answering/reading.ts'
import { Readout } from './Readout.tsx'
import styles from './Readings.module.css'
import { along, type Answers, type Touch } from './touch.ts'
import { useAnswering } from './use-answering.ts'

export function Answering({ reads, first, style, touch }: Answers & { touch: Touch }) {
  const input = useRef<HTMLInputElement>(null)
  const { readings, reading, isShown, isTold, pointer, keys, press, turn } = useAnswering(reads, first, touch)
  // Which it had before its code came; before anything else happens, or the next Tab would begin at the top of the page.
  useLayoutEffect(() => {
    if (touch.hasKeys) input.current?.focus({ preventScroll: true })
  }, [touch])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keys are those of the input
    <div
      className={classes(styles.readings, 'noprint')}
      style={style}
      {...pointer}
      onClick={(event) => {
        input.current?.focus({ preventScroll: true }) // for Escape and the arrows
        press(event)
      }}
    >
      <input
        ref={input}
        className={styles.along}
        type="range"
        min={0}
        max={Math.max(0, readings.length - 1)}
        value={reading ? readings.indexOf(reading) : 0}
        aria-label={along}
        aria-valuetext={reading?.when}
        // By the hands of a program that reads aloud.
        onChange={({ target }) => turn(readings[Number(target.value)])}
        {...keys}
      />
      {isShown && reading && <Readout reading={reading} />}
      <output className="unseen">{isTold && reading && sayReading(reading)}</output>
    </div>
  )
}
