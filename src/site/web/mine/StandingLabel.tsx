/** Who sees an item: its author, everybody, or nobody but operators any more. */
import { StatusLabel, type StatusLook } from '#kit/web/ui/controls/Tag.tsx'
import type { Standing } from '#items/mine/words.ts'

export const standingTitles: Record<Standing, string> = {
  private: 'Private',
  held: 'Waiting',
  published: 'Published',
  hidden: 'Hidden',
}
const looks: Record<Standing, StatusLook> = { private: 'idle', held: 'soon', published: 'open', hidden: 'annulled' }

export function StandingLabel({ standing }: { standing: Standing }) {
  return <StatusLabel look={looks[standing]}>{standingTitles[standing]}</StatusLabel>
}
