/**
 * Who uses this page, for components. The server draws every page for a visitor, and so does the browser until it has
 * taken the page over.
 */
import { useSyncExternalStore } from 'react'
import { type UserState, userStore, visitorState } from './user-store.ts'

export function useUser(): UserState {
  return useSyncExternalStore(userStore.subscribe, userStore.getSnapshot, () => visitorState)
}
