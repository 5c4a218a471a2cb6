/**
 * Whether this browser is signed in, as far as one can know without asking: an entry in storage, which spares visitors the whole sign-in
 * service. It proves nothing. Where storage is off it holds for this page.
 */
import { type Kept, readKept, removeKept, writeKept } from './kept.ts'

export const hintEntry = 'farsight:session'

export type SessionHint = { isSet(): boolean; set(): void; clear(): void }

export function createHint(storage: () => Kept): SessionHint {
  let isSetHere = false
  return {
    isSet: () => isSetHere || readKept(storage, hintEntry) === '1',
    set() {
      // Other tabs hear of every writing: one is enough.
      if (readKept(storage, hintEntry) !== '1') isSetHere = !writeKept(storage, hintEntry, '1')
    },
    clear() {
      isSetHere = false
      removeKept(storage, hintEntry)
    },
  }
}
