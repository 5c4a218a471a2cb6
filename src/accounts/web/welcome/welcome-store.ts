/** Who has just opened an account in this browser, and has not yet read what follows from it. */
import { readKept, removeKept, writeKept } from '../kept.ts'
import { createStore } from '../store.ts'
import { userEvents } from '../user-store.ts'

const key = 'farsight:welcome'
const storage = () => localStorage
/** Where it was never shown: whoever comes back another day is not new any more. */
const dayMs = 86_400_000
const { getSnapshot, subscribe, set } = createStore(() => greetedIn(readKept(storage, key), Date.now()))

/** On which page it stands. */
let shownAt: string | null = null

/** 'a7 1764500000000' is a7, for a day from then on. */
export function greetedIn(kept: string | null, now: number): string | null {
  const [uid, since] = kept?.split(' ') ?? []
  return uid && now - Number(since) < dayMs ? uid : null
}

export const welcome = {
  getSnapshot,
  subscribe,
  /** By what the sign-in service calls them. It stands on the first page that they read, until they close it or go on. */
  greet(uid: string): void {
    writeKept(storage, key, `${uid} ${Date.now()}`)
    set(uid)
  },
  /** Once it is on a page it is kept no more, so that no other tab and no other page greets again. */
  shownAt(pathname: string): void {
    removeKept(storage, key)
    if (shownAt !== null && shownAt !== pathname) welcome.close()
    else shownAt = pathname
  },
  close(): void {
    shownAt = null
    removeKept(storage, key)
    set(null)
  },
}

userEvents.addEventListener('user-logged-out', welcome.close)
