/** What the programs that fit bands on pasts have in common: how much of a series they see, and what they hold bands to. */

/** Of very long series, the newest are enough. */
export const most = 300
export const levels = [0.95, 0.8, 0.5]
/** The ends of their bands among the seven knots: below and above the median. */
export const ends = [
  [0, 6],
  [1, 5],
  [2, 4],
] as const
