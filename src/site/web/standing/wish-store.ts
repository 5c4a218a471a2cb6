/** What is told of the item that was to be saved after signing in: that it is, or why it is not. Null of none. */
import { createStore } from '#accounts/web/store.ts'

type Told = { kind: string; id: string; failure: string | null }

export const wishes = createStore<Told | null>(() => null)
