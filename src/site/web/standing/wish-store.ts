/** What is told of the item that was wished for before signing in: that it is done, or why it is not. Null of none. */
import { createStore } from '#accounts/web/store.ts'
import type { WishName } from './wishes.ts'

type Told = { wish: WishName; kind: string; id: string; failure: string | null }

export const toldWish = createStore<Told | null>(() => null)
