/** What a reader does with any item by one press: saves it, or follows it. One object each. */
import type { AnswerOf } from '#kit/endpoint.ts'
import type { IconName } from '#kit/web/ui/Icon.tsx'
import { screenPaths } from '#kit/paths.ts'
import type { MyCalls } from '#items/web/call-context.ts'

type Standing = AnswerOf<MyCalls['findStanding']>
type Wished = {
  icon: IconName
  /** What its button says, before and after. */
  says: { before: string; after: string }
  calls: { set: 'saveItem' | 'followItem'; unset: 'unsaveItem' | 'unfollowItem' }
  /** The field of one's standing that says so. */
  field: keyof Standing & ('isSaved' | 'isFollowed')
  /** What has become of the item that was wished for: 'The trend is ...'. */
  done: { says: string; among: string; to: string }
  failed: string
}

export const wishes = {
  save: {
    icon: 'save',
    says: { before: 'Save', after: 'Saved' },
    calls: { set: 'saveItem', unset: 'unsaveItem' },
    field: 'isSaved',
    done: { says: 'is among', among: 'what you saved', to: screenPaths.saved() },
    failed: 'was not saved',
  },
  follow: {
    icon: 'follow',
    says: { before: 'Follow', after: 'Following' },
    calls: { set: 'followItem', unset: 'unfollowItem' },
    field: 'isFollowed',
    done: { says: 'is followed: what happens to it stands among', among: 'your notices', to: screenPaths.notices() },
    failed: 'is not followed',
  },
} as const satisfies Record<string, Wished>
export type WishName = keyof typeof wishes

export function isWishName(name: unknown): name is WishName {
  return typeof name === 'string' && Object.hasOwn(wishes, name)
}
