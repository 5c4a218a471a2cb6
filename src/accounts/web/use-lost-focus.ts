/** Where something that had the focus went away, the focus would be nowhere: what came in its place takes it. */
import { type RefObject, useEffect, useRef } from 'react'

/** `isOn`: whether this came in place of anything. */
export function useLostFocus<Element extends HTMLElement>(isOn = true): RefObject<Element | null> {
  const taker = useRef<Element>(null)
  useEffect(() => {
    if (isOn && document.activeElement === document.body) taker.current?.focus()
  }, [isOn])
  return taker
}
