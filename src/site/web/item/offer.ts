/** What may be ordered about an item, beside its figures. This room does not know what it is: `app` hands it down. */
import { createContext, type ReactNode, useContext } from 'react'

/** `series` is what a kind that keeps one has: null where there is none, or where its owner lets nobody show it. */
type Offered = { kind: string; id: string; label: string; series?: unknown }
export type Offer = {
  /** Among the answers of its first screen. */
  drawOffer(item: Offered): ReactNode
  /** With its data: how they keep themselves current. */
  drawCurrent(item: Offered): ReactNode
}

const OfferContext = createContext<Offer | null>(null)
/** Around the whole page. */
export const OfferProvider = OfferContext.Provider

export function useOffer(): Offer | null {
  return useContext(OfferContext)
}
