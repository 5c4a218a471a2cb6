/** Whether scripts run here: what only they can do is not drawn before. */
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and while it is taken over, true once scripts run. */
export function useScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
