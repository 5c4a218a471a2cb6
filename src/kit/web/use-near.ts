/**
 * Has a place of the page come within a screen of what the reader sees? For what is asked for only then. Who goes by
 * keys is near to everything: the next stop may lie beyond the place, and what came then would push it out of sight.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'

export function useNear<E extends Element>(): [place: RefObject<E | null>, isNear: boolean] {
  const place = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const over = new AbortController()
    // A screen ahead: what it brings has its place before anybody sees that place.
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '100% 0px',
    })
    watch.observe(place.current)
    addEventListener('focusin', () => setNear(true), { signal: over.signal })
    over.signal.addEventListener('abort', () => watch.disconnect())
    return () => over.abort()
  }, [])
  return [place, isNear]
}
