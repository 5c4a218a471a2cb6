/** What a kind shows of what the writer of a comment held in that moment. This room hands it on and looks into none. */
import type { ComponentType } from 'react'

export type StanceParts<Item> = {
  /** As the contract has answered it: 'forecast then 44%'. */
  Said: ComponentType<{ stance: unknown; isOwn: boolean }>
  /** What came of a comment that changed minds, as the contract has answered it: of oneself, and of all together. */
  Turn: ComponentType<{ own: unknown; together: unknown; isAwaited: boolean }>
  /** A box to tick, where the reader holds something that could be kept. */
  Offer: ComponentType<{ item: Item; isKept: boolean; onKeep: (isKept: boolean) => void }>
}
