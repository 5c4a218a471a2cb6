import { type RefObject, useEffect, useRef, useState } from 'react'

type Told = { id: string; says: string }

/**
 * What came of a decision, for an `<output tabIndex={-1}>` with this ref. The change and its buttons go once it is
 * decided: one goes on from there.
 */
export function useDecided(waiting: readonly string[]): {
  result: RefObject<HTMLOutputElement | null>
  said: string
  tell: (told: Told) => void
} {
  const [told, tell] = useState<Told | null>(null)
  const result = useRef<HTMLOutputElement>(null)
  const isGone = told !== null && !waiting.includes(told.id)
  useEffect(() => {
    if (isGone) result.current?.focus()
  }, [isGone])
  return { result, said: isGone ? told.says : '', tell }
}
