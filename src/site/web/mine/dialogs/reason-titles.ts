/** Why somebody reports an item, as people say it. */
import type { ReportReason } from '#items/mine/words.ts'

export const reasonTitles: readonly (readonly [ReportReason, string])[] = [
  ['false', 'It says something that is not true'],
  ['abusive', 'It insults or threatens somebody'],
  ['illegal', 'It is against the law'],
  ['advertising', 'It is advertising'],
  ['other', 'Something else'],
]
