/** For as long as a page waits for something to happen to what it shows. */
import { useEffect, useEffectEvent } from 'react'
import { awaitNews } from './news.ts'

/** `ref`: what it is about, 'item/131'; null where nothing is waited for. */
export function useNews(ref: string | null, kind: string, onNews: () => void): void {
  const heard = useEffectEvent(onNews)
  useEffect(() => {
    if (ref === null) return undefined
    return awaitNews({ open: () => new EventSource(`/api/stream?refs=${ref}`), kind, onNews: heard })
  }, [ref, kind])
}
