/** Reads an item that an address names beside what it shows: `trend/131`. */
import { isRefusal } from '#kit/refusal.ts'
import type { KindName } from '../kinds.ts'
import type { World } from '../world.ts'

/** Null for who may not see it, or where there is none. */
export async function readNamed({ call }: World, ref: string, include: ('card' | 'neighbours')[]) {
  const [kind = '', id = ''] = ref.split('/')
  try {
    // The shelf has read it as the name of a kind.
    return await call('findItem', { params: { kind: kind as KindName, id }, query: { include } })
  } catch (error) {
    if (isRefusal(error) && ['item-not-found', 'invalid-input'].includes(error.code)) return null
    throw error
  }
}
