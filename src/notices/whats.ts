/** What followers are told of, and of what is due its author alone; the most important first. Free of schemas. */
export const whats = ['outcome', 'due', 'closing', 'changed', 'gone', 'moved'] as const
export type What = (typeof whats)[number]

/** So long a notice is kept. The privacy notice says so too. */
export const keptDays = 90
