/** Which reading of a chart is shown: where the pointer is, else what was chosen, else where the keys begin. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { movedBy, nearestTo, type Reading } from '../../../chart/answering/reading.ts'
import { useChosen } from './chosen.ts'
import { acrossOf, type Reads, type Touch } from './touch.ts'

/** `first`: the number of the reading at which the keys begin. */
export function useAnswering(reads: Reads, first: number, touch: Touch) {
  const [chosen, choose] = useChosen()
  const readings = useReadings(reads, (made) => {
    // Pressed before the code that answers had come.
    if (touch.isPressed && touch.x !== null) choose(made[nearestTo(made, touch.x)]?.at ?? null)
  })
  /** Where a pointer is, of 1000 across. */
  const [pointed, setPointed] = useState(touch.isPressed ? null : touch.x)
  const [hasKeys, setKeys] = useState(touch.hasKeys)
  const kept = readings.find(({ at }) => at === chosen)
  const near = (x: number) => readings[nearestTo(readings, x)]
  const reading = pointed === null ? (kept ?? readings[Math.min(first, readings.length - 1)]) : near(pointed)

  const show = (next: { chosen: string | null; hasKeys: boolean }) => {
    setPointed(null)
    setKeys(next.hasKeys)
    choose(next.chosen)
  }
  const turn = (to: Reading | undefined) => to && show({ chosen: to.at, hasKeys: true })
  const isShown = pointed !== null || hasKeys || kept !== undefined
  const close = () => show({ chosen: null, hasKeys: false })
  return {
    readings,
    reading,
    isShown,
    isTold: hasKeys && pointed === null,
    pointer: pointerOf({ pointed, setPointed, keep: (x) => show({ chosen: near(x)?.at ?? null, hasKeys: false }) }),
    keys: {
      onKeyDown: keysOf({ readings, reading, turn, close: isShown ? close : null }),
      onFocus: () => setKeys(true),
      onBlur: () => setKeys(false),
    },
    /** What is pressed stays when the pointer leaves; pressed once more it goes. */
    press(event: MouseEvent) {
      const at = near(acrossOf(event))?.at ?? null
      show({ chosen: at === chosen ? null : at, hasKeys: false })
    },
    turn,
  }
}

type Pointing = { pointed: number | null; setPointed: (x: number | null) => void; keep: (x: number) => void }

/** Where a finger ends its way along the chart stays: it was no press, and there is no pointer left. */
function pointerOf({ pointed, setPointed, keep }: Pointing) {
  return {
    onPointerMove: (event: PointerEvent) => setPointed(acrossOf(event)),
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'touch' && pointed !== null) keep(pointed)
      else setPointed(null)
    },
    // It scrolls the page.
    onPointerCancel: () => setPointed(null),
  }
}

type Keyed = {
  readings: readonly Reading[]
  reading: Reading | undefined
  turn: (to: Reading | undefined) => void
  /** Null where nothing is shown: Escape is then for whatever is around. */
  close: (() => void) | null
}

function keysOf({ readings, reading, turn, close }: Keyed) {
  return (event: KeyboardEvent) => {
    const to = reading ? movedBy(event, readings.indexOf(reading), readings.length) : null
    const deed = to !== null ? () => turn(readings[to]) : event.key === 'Escape' ? close : null
    if (!deed) return
    event.preventDefault()
    deed()
  }
}

const nothing: readonly Reading[] = []

/** `begin`: what is done with the first of them. */
function useReadings(reads: Reads, begin: (readings: readonly Reading[]) => void): readonly Reading[] {
  const [readings, setReadings] = useState(nothing)
  const take = useEffectEvent((made: readonly Reading[]) => {
    if (readings === nothing) begin(made)
    setReadings(made)
  })
  useEffect(() => {
    let isOver = false
    const make = async () => {
      const made = await reads()
      if (!isOver) take(made)
    }
    make().catch(() => {}) // without a connection what answered before goes on to
    return () => {
      isOver = true
    }
  }, [reads])
  return readings
}
