/**
 * What outlives a page of the widget for an hour (R38): the address that a link was sent to, and a provider's
 * credential that waits until the existing account has signed in. Where the browser keeps nothing, both live as long as
 * this page.
 */
import { type Kept, readKept, removeKept, writeKept } from '../kept.ts'

export const memoryMs = 3_600_000

/** `credential` is the SDK's own JSON of it. */
type Pending = { email: string; credential: unknown }
export type Memory = {
  email: Slot<string>
  pending: Slot<Pending>
}
type Slot<Value> = { keep(value: Value): void; read(): Value | null; forget(): void }

type Stores = { local: () => Kept; session: () => Kept; now: () => number }

export function createMemory({ local, session, now }: Stores): Memory {
  return {
    // The link may be opened in another tab of this browser.
    email: createSlot('farsight:emailForSignIn', local, now, (value) => typeof value === 'string'),
    // Who holds this credential can sign in at the provider's account. So it stays in one tab, which it cannot leave,
    // and ends with it; a key kept beside it would protect it from nobody who can read the storage.
    pending: createSlot('farsight:pendingCredential', session, now, isPending),
  }
}

function createSlot<Value>(
  key: string,
  storage: () => Kept,
  now: () => number,
  isValue: (value: unknown) => value is Value,
): Slot<Value> {
  let here: string | null = null // where the browser keeps nothing
  const slot: Slot<Value> = {
    keep(value) {
      here = JSON.stringify({ value, until: now() + memoryMs })
      writeKept(storage, key, here)
    },
    read() {
      const found = parse(readKept(storage, key) ?? here)
      if (found && found.until > now() && isValue(found.value)) return found.value
      slot.forget()
      return null
    },
    forget() {
      here = null
      removeKept(storage, key)
    },
  }
  return slot
}

function parse(text: string | null): { value: unknown; until: number } | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    const isFound =
      typeof found === 'object' &&
      found !== null &&
      'value' in found &&
      'until' in found &&
      typeof found.until === 'number'
    return isFound ? { value: found.value, until: found.until as number } : null
  } catch {
    return null // somebody else wrote there
  }
}

function isPending(value: unknown): value is Pending {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'credential' in value
  )
}
