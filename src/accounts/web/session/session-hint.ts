/**
 * Who is signed in in this browser, as far as one can know without asking: an entry in storage with the id that the
 * sign-in service gave them. It spares visitors the whole service, and tells tabs apart from what they have yet to
 * hear. It proves nothing. Where storage is off it holds for this page.
 */
import { type Kept, readKept, removeKept, writeKept } from '../kept.ts'

export const hintEntry = 'farsight:session'

export type SessionHint = { uid(): string | null; isSet(): boolean; set(uid: string): void; clear(): void }

export function createHint(storage: () => Kept): SessionHint {
  let here: string | null = null
  const uid = () => here ?? readKept(storage, hintEntry)
  return {
    uid,
    isSet: () => uid() !== null,
    set(next) {
      // Other tabs hear of every writing: one is enough.
      if (readKept(storage, hintEntry) !== next) here = writeKept(storage, hintEntry, next) ? null : next
    },
    clear() {
      here = null
      removeKept(storage, hintEntry)
    },
  }
}
