/** Several lines of one course, each in a lane of its own below the one before, all on one scale. Pure. */
import type { Scale } from '#kit/chart/scale.ts'

/** Of lanes, in rem: words over each, the highest drawing, the lowest one, and what lies above them all. */
const words = 1.3
const tallest = 4
const lowest = 0.7
const above = 1.4

/** Places from 0 at the top to 1000 at the bottom; `at` is that of a value. */
export type Lane = { words: number; floor: number; at: (value: number) => number }

/**
 * For each line the most that is drawn of it: a lane is as high as that asks for, so that a point is as high in one as in
 * another. Of .5 and .05 the second is a fifth as high as it could be, and not a tenth: that would be no line to see.
 * `height` in rem.
 */
export function lanesOf(most: readonly number[], scale: Pick<Scale, 'at' | 'max'>): { height: number; lanes: Lane[] } {
  const share = (value: number) => scale.at(value) / Math.max(1, scale.at(Math.max(...most)))
  const heights = most.map((value) => Math.max(lowest, tallest * share(value)))
  const height = above + heights.reduce((sum, one) => sum + words + one, 0)
  const place = (rem: number) => (rem / height) * 1000
  let end = above
  const lanes = heights.map((one) => {
    const start = end
    end += words + one
    const floor = place(end)
    return { words: place(start + words / 2), floor, at: (value: number) => floor - place(tallest * share(value)) }
  })
  return { height, lanes }
}
