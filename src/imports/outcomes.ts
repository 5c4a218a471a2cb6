/** Outcomes of numbers and dates that a platform gives as lying beyond the range, and not where. */
export const below = 'below the range'
export const above = 'above the range'
