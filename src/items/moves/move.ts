/** That an item moved, in words and by its size. */

/** `up` and `down` of a number; null where something came that is neither. */
export type Direction = 'up' | 'down' | null

export type Move = {
  /** In place of its category: 'up 4 points', 'new value', 'signpost on'. */
  says: string
  direction: Direction
  /** For order alone: 0 to 1, how much of what it could have moved. */
  size: number
  /** What came, in a line: '425.64 in 2025, above the 80% band given before'. Null where `because` says it. */
  why: string | null
}
