/**
 * Who uses this page, for components. The server draws every page for a visitor, and so does the browser until it has
 * taken the page over; but where the request brought a session it may draw the page of somebody who is awaited.
 */
import { createContext, useContext, useSyncExternalStore } from 'react'
import { awaitedState, type UserState, userStore, visitorState } from './user-store.ts'

const Awaited = createContext(false)
export const AwaitedProvider = Awaited.Provider

export function useUser(): UserState {
  const isAwaited = useContext(Awaited)
  const before = isAwaited ? awaitedState : visitorState
  const state = useSyncExternalStore(userStore.subscribe, userStore.getSnapshot, () => before)
  // Until the browser has looked at what it remembers, nobody has found that a visitor is here.
  return isAwaited && state === visitorState ? before : state
}
