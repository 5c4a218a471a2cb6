/**
 * When a page is looked at again: back from the payment page the browser may show it as it was left, and in another tab
 * something may have happened.
 */
import { useEffect } from 'react'

export function useReturn(returned: () => void): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returned()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  })
}
