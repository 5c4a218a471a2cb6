/** Small things that screens must know of the browser they run in. */
import { useEffect, useState, useSyncExternalStore } from 'react'

function onConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => !navigator.onLine,
    () => false,
  )
}

/** True once something has lasted this long: short waits stay quiet. */
export function useLasting(isBusy: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setLong(true), ms)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isBusy, ms])
  return isBusy && isLong
}
