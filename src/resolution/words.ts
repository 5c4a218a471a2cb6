/** Words of how questions come out. Free of schemas, so that the browser has them too. */

/** What can be said of a question: its answer, that it is annulled or ambiguous, or that it is open again. */
export const sayings = ['resolved', 'annulled', 'ambiguous', 'open'] as const
export type Saying = (typeof sayings)[number]

/** Who gave a question its outcome: `house` is what the files of the collection say. */
export const resolvers = ['rule', 'author', 'operator', 'house'] as const
export type Resolver = (typeof resolvers)[number]

/** Of the reason for an outcome or against it. */
export const reasonSigns = { least: 10, most: 500 } as const

/** So long whoever forecast may object. `migrations/0095` counts it. */
export const objectionDays = 3
/** So long the author of a question that is due is left to say how it came out, before operators are asked. */
export const authorDays = 7

/** As many objections as an operator answers at once. */
export const mostAnswered = 1000
