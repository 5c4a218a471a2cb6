/** Whether a report answered its reader: one word of each who reads it. Without schemas, for the browser. */
export const ratingWords = ['yes', 'partly', 'no'] as const
export type RatingWord = (typeof ratingWords)[number]
