/** What every part of a discussion is handed: the item, who reads, and where what was done is said. */
import type { UserRecord } from '#accounts/user.ts'
import type { Whole } from '#items/web/kind-view.ts'
import type { StanceParts } from './stance.ts'

export type Talk = {
  item: Whole
  user: UserRecord | null
  stance: StanceParts<Whole> | null
  say(words: string): void
}
