/** What followers are told of, the most important first. Free of schemas. */
export const whats = ['outcome', 'closing', 'changed', 'gone', 'moved'] as const
export type What = (typeof whats)[number]

/** So long a notice is kept. The privacy notice says so too. */
export const keptDays = 90
