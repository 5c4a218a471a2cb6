/**
 * The part of the form that brings a series from an address. Who may be asked is known to a room above, which puts it
 * here.
 */
import { createContext, type ReactNode, useContext } from 'react'
import type { Mark } from '#series/marks.ts'
import type { TrendEntry } from '../../../entry.ts'
import type { Found, Observations } from './Taking.tsx'
import type { Beside } from './use-bringing.ts'

export type KeptFrom = NonNullable<TrendEntry['keptFrom']>
export type TakenFrom = {
  found: Found
  observations: Observations
  marks: Mark[]
  /** As the source asks to be named; null where it does not say. */
  source: string | null
  sourceUrl: string
  licence: string | null
  unit: string | null
  keptFrom: KeptFrom
}
export type AddressProps = Beside & {
  /** One that was pasted elsewhere in the form. */
  pasted: string
  held: Observations
  marks: readonly Mark[]
  onTake: (taken: TakenFrom) => void
}

export type DrawAddress = (props: AddressProps) => ReactNode
const AddressPart = createContext<DrawAddress | null>(null)

/** Around the form. */
export const AddressProvider = AddressPart.Provider

/** Null where nobody brings addresses. */
export function useAddressPart(): DrawAddress | null {
  return useContext(AddressPart)
}
