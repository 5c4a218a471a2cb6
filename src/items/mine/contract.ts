/**
 * The calls about one's own items, what one saved, and what operators do. Each kind's own fields stand beside the
 * common ones.
 */
import { authorCalls } from './author-calls.ts'
import { draftCalls } from './draft-calls.ts'
import { followCalls } from './follow-calls.ts'
import { feedCalls } from './feed-calls.ts'
import { itemStandingCalls } from './standing-calls.ts'
import { moderationCalls } from './moderation-calls.ts'
import { myItemCalls } from './item-calls.ts'
import { radarCalls } from './radar-calls.ts'
import { type AnyKinds, myShapes } from './shapes.ts'
import { myShelfCalls } from './shelf-calls.ts'

export function myContract<const K extends AnyKinds>(kinds: K) {
  const shapes = myShapes(kinds)
  return {
    ...myItemCalls(shapes),
    ...itemStandingCalls(shapes),
    ...myShelfCalls(shapes),
    ...followCalls(shapes),
    ...feedCalls,
    ...radarCalls(shapes),
    ...draftCalls(shapes),
    ...moderationCalls(shapes),
    ...authorCalls(shapes),
  }
}
