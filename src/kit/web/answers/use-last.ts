/** What was known before, while what is wanted now is not yet. */
import { useEffect, useState } from 'react'

/** For lists whose question changes while they are looked at. It goes with the part of the screen that shows it. */
export function useLast<Known>(known: Known | null): Known | null {
  const [last, setLast] = useState(known)
  if (known !== null && known !== last) setLast(known)
  return known ?? last
}

/** What somebody types, once they pause. */
export function usePaused<Value>(value: Value, ms: number): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setPaused, ms, value)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paused
}
