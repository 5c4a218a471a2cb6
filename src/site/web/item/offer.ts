/** What may be ordered about an item, beside its figures. This room does not know what it is: `app` hands it down. */
import { createContext, type ReactNode, useContext } from 'react'

export type DrawOffer = (item: { kind: string; id: string; label: string }) => ReactNode

const OfferContext = createContext<DrawOffer | null>(null)
/** Around the whole page. */
export const OfferProvider = OfferContext.Provider

export function useOffer(): DrawOffer | null {
  return useContext(OfferContext)
}
