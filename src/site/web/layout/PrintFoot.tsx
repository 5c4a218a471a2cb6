/** What paper must say of itself: where it was printed from, and on which day. On a screen it is not there. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { dayOf, sayDay } from '#kit/dates.ts'
import { useToday } from '#kit/web/today.ts'
import { useSite } from './use-page.ts'

export function PrintFoot() {
  const today = useToday()
  const { origin } = useSite()
  const { pathname, search } = useLocation()
  const [day, setDay] = useState(today)
  useEffect(() => {
    // A page may have stood open for days. The browser draws it right after this, so React must not wait.
    const look = () => flushSync(() => setDay(dayOf(new Date())))
    addEventListener('beforeprint', look)
    return () => removeEventListener('beforeprint', look)
  }, [])
  return (
    // The server draws a page for its plain address; one that says more is what its reader prints. In one piece: React
    // lets the words of one text differ, not how many texts there are.
    <p className="on-paper" suppressHydrationWarning>
      {`${origin}${pathname}${search}, printed on ${sayDay(day)}`}
    </p>
  )
}
