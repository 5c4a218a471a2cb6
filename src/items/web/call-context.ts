/**
 * How screens ask for data after the page was drawn: the calls about one's own items, handed down by `app`, which knows
 * how calls are made.
 */
import { createContext, useContext } from 'react'
import type { Caller } from '#kit/endpoint.ts'
import type { AnyKind } from '../content-kind.ts'
import type { contentContract } from '../contract.ts'
import type { myContract } from '../mine/contract.ts'

type Kinds = [AnyKind, ...AnyKind[]]
/** For items of any kind: which fields a kind adds is known to its own parts. */
export type MyCalls = Pick<ReturnType<typeof contentContract<Kinds>>, 'findItem'> & ReturnType<typeof myContract<Kinds>>
export type MyCaller = Caller<MyCalls>

const Call = createContext<Caller<MyCalls> | null>(null)

/** Around the whole page. */
export const CallProvider = Call.Provider

/** Named in full: from this the layer of answers reads which calls there are. */
export function useCall(): Caller<MyCalls> {
  const call = useContext(Call)
  if (!call) throw new Error('useCall needs a CallProvider around the page')
  return call
}
