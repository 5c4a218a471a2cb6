/** Back from the payment page the browser may show the page before as it was left. */
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
