/** Which way a number is pushed. Free of schemas. */
export const ways = ['up', 'down'] as const
export type Way = (typeof ways)[number]
