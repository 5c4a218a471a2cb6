/** Which payment page is being opened just now, if any. */
import { useSyncExternalStore } from 'react'
import { membership } from './membership.ts'
import type { Leaving } from './membership-client.ts'
import { useReturn } from './outcome/use-return.ts'

export function useLeaving(): Leaving | null {
  useReturn(membership.stay)
  return useSyncExternalStore(membership.leaving.subscribe, membership.leaving.getSnapshot, () => null)
}
