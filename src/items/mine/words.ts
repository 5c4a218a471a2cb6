/** The words of one's own shelf and of operators, apart from the schemas, so that the browser needs none. */

export const shelves = ['own', 'saved'] as const
export type ShelfName = (typeof shelves)[number]

/**
 * Private: its author alone sees it. Held: its author has published it, and it waits until the author is trusted.
 * Hidden: it was published, and an operator took it away.
 */
export const standings = ['private', 'held', 'published', 'hidden'] as const
export type Standing = (typeof standings)[number]

/** `saved` is the time of saving, so it orders only what was saved. */
export const mineSorts = ['updated', 'title', 'horizon', 'saved'] as const
export type MineSort = (typeof mineSorts)[number]

/** What operators do with an item; `left` as it is, where a report was groundless. */
export const moderationActions = ['hidden', 'restored', 'left'] as const
export type ModerationAction = (typeof moderationActions)[number]

export const reportReasons = ['false', 'abusive', 'illegal', 'advertising', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
