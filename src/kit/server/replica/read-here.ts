/** Where is what is read just now read? Handlers ask their pool, and need not know that there are two databases. */
import { AsyncLocalStorage } from 'node:async_hooks'

type Place = 'primary' | 'replica'

const places = new AsyncLocalStorage<Place>()

export function readsReplica(): boolean {
  return places.getStore() === 'replica'
}

/** Whether somebody has decided so for all that is done here. */
export function readsPrimary(): boolean {
  return places.getStore() === 'primary'
}

export function readAt<Answer>(place: Place, act: () => Promise<Answer>): Promise<Answer> {
  return places.run(place, act)
}
