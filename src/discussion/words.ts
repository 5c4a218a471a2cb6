/** The words of comments, apart from the schemas, so that the browser needs none. */

/** Longer is an item of one's own. */
export const longestComment = 10_000

/** So many threads stand on a page, and so many replies of each; the others are asked for. */
export const threadsOnPage = 20
export const repliesOnPage = 10

export const commentSorts = ['newest', 'minds'] as const
export type CommentSort = (typeof commentSorts)[number]
export const sortTitles: Record<CommentSort, string> = { newest: 'Newest', minds: 'Most minds changed' }

/**
 * Held: it waits for an operator, be it since it was changed. Hidden: an operator took it away, or stopped its author.
 * Left: it was removed with the account of whoever wrote it.
 */
export const commentStates = ['shown', 'held', 'hidden', 'removed', 'left'] as const
export type CommentState = (typeof commentStates)[number]

/** What stands where others do not read a comment. */
export const goneWords: Record<Exclude<CommentState, 'shown'>, string> = {
  held: 'Waits for an operator.',
  hidden: 'Hidden by an operator.',
  removed: 'Removed by its author.',
  left: 'Removed with its account.',
}

/** What an operator does with a comment: lets it be read, which also closes the reports on it, or takes it away. */
export const commentActions = ['shown', 'hidden'] as const
export type CommentAction = (typeof commentActions)[number]

/** '1 comment', '12 comments'. */
export function sayComments(count: number): string {
  return count === 1 ? '1 comment' : `${count.toLocaleString('en')} comments`
}

/** Beside the button: how many changed their mind by it. */
export function sayMinds(minds: number): string {
  return minds === 1 ? 'One person changed their mind' : `${minds.toLocaleString('en')} people changed their mind`
}
