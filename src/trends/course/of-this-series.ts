/**
 * Whether numbers speak of the series that is there. Where a series has begun anew, what had been projected of the one
 * before may be in another unit, and says nothing of it: there are no numbers until its own are made.
 */
import type { Course } from './course.ts'

type Shown<Numbers> = { numbers: Numbers | null; more: Course | null }

/** The numbers and the course without what was made of an earlier series. */
export function ofThisSeries<Numbers extends { version: number }, Props extends Shown<Numbers>>(props: Props): Props {
  const { numbers, more } = props
  if (!more || !numbers || numbers.version >= begunWith(more)) return props
  return { ...props, numbers: null, more: { ...more, arrival: null } }
}

/** The version with which it last began to measure something else; 0 where it always measured this. */
export function begunWith({ revisions }: Pick<Course, 'revisions'>): number {
  return revisions.find(({ isAnew }) => isAnew)?.version ?? 0
}
