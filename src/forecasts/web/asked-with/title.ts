/** What the part of a group is called, in the contents of its page and over it. */
import type { Group } from '../call-forecasts.ts'

export function titleOf({ axis }: Pick<Group, 'axis'>): string {
  return `The same question for ${axis === 'time' ? 'other years' : 'other values'}`
}

export const groupCaption = 'The questions of the group'
