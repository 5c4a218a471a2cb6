/** Who has just opened an account in this browser, and has not yet read what follows from it. */
import { readKept, removeKept, writeKept } from '../kept.ts'
import { createStore } from '../store.ts'
import { userEvents } from '../user-store.ts'

const key = 'farsight:welcome'
const storage = () => localStorage
/** So long is a first visit: whoever comes back another day is not new any more. */
const dayMs = 86_400_000
const { getSnapshot, subscribe, set } = createStore(() => greetedIn(readKept(storage, key), Date.now()))

/** 'a7 1764500000000' is a7, for a day from then on. */
export function greetedIn(kept: string | null, now: number): string | null {
  const [uid, since] = kept?.split(' ') ?? []
  return uid && now - Number(since) < dayMs ? uid : null
}

export const welcome = {
  getSnapshot,
  subscribe,
  /** By what the sign-in service calls them. It stands until they close it, or their first visit is over. */
  greet(uid: string): void {
    writeKept(storage, key, `${uid} ${Date.now()}`)
    set(uid)
  },
  close(): void {
    removeKept(storage, key)
    set(null)
  },
}

userEvents.addEventListener('user-logged-out', welcome.close)
