/** A part that comes later than its page: a link to it is followed once it is there. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** `part`: its id, as the address names it behind the #. Where the address names it only later, nothing moves. */
export function useLateArrival(part: string, isThere = true): void {
  const { hash } = useLocation()
  const [isMeant] = useState(hash === `#${part}`)
  useEffect(() => {
    if (isMeant && isThere) document.getElementById(part)?.scrollIntoView()
  }, [part, isMeant, isThere])
}
