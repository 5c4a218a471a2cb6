/** Who has just opened an account in this browser, and has not yet read what follows from it. */
import { readKept, removeKept, writeKept } from '../kept.ts'
import { createStore } from '../store.ts'
import { userEvents } from '../user-store.ts'

const key = 'farsight:welcome'
const storage = () => localStorage
const { getSnapshot, subscribe, set } = createStore(() => readKept(storage, key))

export const welcome = {
  getSnapshot,
  subscribe,
  /** By what the sign-in service calls them. It stands until they close it, on whatever page they are. */
  greet(uid: string): void {
    writeKept(storage, key, uid)
    set(uid)
  },
  close(): void {
    removeKept(storage, key)
    set(null)
  },
}

userEvents.addEventListener('user-logged-out', welcome.close)
