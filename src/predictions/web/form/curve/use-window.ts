/** Which part of its scale a drawing shows, kept as long as it can be: an axis that moves is hard to move along. */
import { useState } from 'react'
import { type Window, windowFor } from '../../../curves/window.ts'

/** `spans`: where each curve has its nine tenths, in places of the scale. */
export function useWindow(spans: readonly Window[]): { window: Window; setHeld: (isHeld: boolean) => void } {
  const [shown, setShown] = useState<Window | null>(null)
  /** While a point is held the axis stays below the pointer. */
  const [isHeld, setHeld] = useState(false)
  const window = isHeld && shown ? shown : windowFor(spans, shown)
  // The next drawing begins with what this one shows.
  if (window.from !== shown?.from || window.to !== shown.to) setShown(window)
  return { window, setHeld }
}
