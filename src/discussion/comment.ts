/** What somebody writes in a comment, and what is read of it. */
import { z } from 'zod'
import { prose } from '#items/prose.ts'
import { plainText } from '#kit/plain-line.ts'
import { commentStates, longestComment } from './words.ts'

export const commentId = z.string().regex(/^[1-9]\d{0,17}$/, 'a whole number above 0')
/** Of the text as it was read: what was changed since is read again first. */
export const commentVersion = z.int().min(1).max(999_999)

/** Markdown. Longer ones are refused before anything is made of them. */
export const commentText = z.string().max(longestComment, 'comment-too-long').pipe(plainText(1, longestComment))

/** `stance`: what is kept of what its writer held of the item, by whichever kind has any. */
export function commentSchema<Stance extends z.ZodType>(stance: Stance) {
  return z.object({
    id: commentId,
    /** The comment that it replies to; null where it begins a thread. */
    threadId: commentId.nullable(),
    state: z.enum(commentStates),
    /** As others know whoever wrote it; null, as the text, where it is not to be read any more. */
    author: z.string().nullable(),
    /** Whether whoever wrote it wrote the item too. */
    isByOwner: z.boolean(),
    isOwn: z.boolean(),
    at: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    version: commentVersion,
    /** Markdown, as written. */
    text: z.string().nullable(),
    /** The same, as a tree of the few elements that Farsight shows. */
    prose: prose.nullable(),
    stance: stance.nullable(),
    /** How many changed their mind by it, and whether one has said so oneself. */
    minds: z.int(),
    isMinded: z.boolean(),
    /** Why an operator has hidden it; for its author and operators. */
    hidden: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
  })
}
