/**
 * What followers are told of, the most important first: of what is due its author alone, of a forecast that ran out
 * whoever made it, of a reply those who wrote in its thread. Free of schemas.
 */
export const whats = ['outcome', 'due', 'closing', 'ran-out', 'changed', 'gone', 'reply', 'moved'] as const
export type What = (typeof whats)[number]

/** So long a notice is kept. The privacy notice says so too. */
export const keptDays = 90
