/**
 * What people say of items: comments in threads of two levels. Given the names of the kinds, and what may stand beside
 * a comment of what its writer held in that moment: this room knows neither.
 */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { reportNote } from '#kit/plain-line.ts'
import { itemId } from '#items/item.ts'
import { prose } from '#items/prose.ts'
import { reportReasons } from '#items/mine/words.ts'
import { discussionAddresses as at } from './addresses.ts'
import { commentId, commentSchema, commentText, commentVersion } from './comment.ts'
import { judgingCalls } from './judging-calls.ts'
import { commentSorts } from './words.ts'

const none = z.strictObject({})
const signedIn = ['sign-in-needed', 'session-ended'] as const
/** `next` of the page before. */
const cursor = z.string().regex(/^\d{1,9}_[1-9]\d{0,17}$/, 'is none that a list has given')
const minded = z.object({ minds: z.int(), isMinded: z.boolean() })

export type DiscussionContract = ReturnType<typeof discussionContract>

export function discussionContract(kinds: readonly string[], stance: z.ZodType) {
  const item = z.object({ kind: z.enum(kinds), id: itemId })
  const one = item.extend({ comment: commentId })
  const comment = commentSchema(stance)
  /** The oldest first. */
  const replies = { replies: z.array(comment), next: z.string().nullable() }
  return {
    ...readingCalls({ item, one, comment, replies }),
    findCommentMinds: mindsCall(one, stance),
    ...writingCalls({ item, one, comment }),
    ...ownCalls(comment),
    ...judgingCalls,
  }
}

type Shapes = {
  item: z.ZodObject<{ kind: z.ZodEnum<Record<string, string>>; id: typeof itemId }>
  one: z.ZodObject<{ kind: z.ZodEnum<Record<string, string>>; id: typeof itemId; comment: typeof commentId }>
  comment: ReturnType<typeof commentSchema<z.ZodType>>
}
type Replies = { replies: z.ZodArray<Shapes['comment']>; next: z.ZodNullable<z.ZodString> }

function readingCalls({ item, one, comment, replies }: Shapes & { replies: Replies }) {
  return {
    listComments: endpoint({
      address: at.listComments,
      summary:
        'What people say of an item: 20 threads a page, the newest or those that changed the most minds first, each with its first 10 replies. What was removed keeps its place without its text',
      policy: 'anyone',
      cost: { base: 5 },
      params: item,
      query: z.strictObject({ sort: z.enum(commentSorts).default('newest'), cursor: cursor.exactOptional() }),
      answer: z.object({
        itemId,
        /** How many comments everybody reads here, replies among them. */
        total: z.int(),
        threads: z.array(comment.extend({ more: z.object(replies) })),
        next: z.string().nullable(),
      }),
      refusals: ['item-not-found'],
      shows: (answer) => [`i${answer.itemId}`, `v${answer.itemId}`],
    }),
    listReplies: endpoint({
      address: at.listReplies,
      summary: 'The replies to a comment, the oldest first, 50 a page',
      policy: 'anyone',
      cost: { base: 5 },
      params: one,
      query: z.strictObject({ cursor: commentId.exactOptional() }),
      answer: z.object(replies),
      refusals: ['comment-not-found'],
    }),
    listCommentVersions: endpoint({
      address: at.listCommentVersions,
      summary: 'Every text that a comment had, the newest first',
      policy: 'anyone',
      cost: { base: 5 },
      params: one,
      query: none,
      answer: z.object({
        versions: z.array(z.object({ version: commentVersion, at: z.iso.datetime(), text: z.string(), prose })),
      }),
      refusals: ['comment-not-found'],
    }),
  }
}

function mindsCall(one: Shapes['one'], stance: z.ZodType) {
  const held = stance.nullable()
  return endpoint({
    address: at.findCommentMinds,
    summary:
      'How many a comment changed the mind of, and what came of that: what one held oneself the day before one said so and a day after, and of a yes-or-no question by how far three people or more went together who said so more than a day ago, to five points',
    policy: 'anyone',
    cost: { base: 10 },
    params: one,
    query: none,
    answer: minded.extend({
      own: z.object({ before: held, after: held }).nullable(),
      together: z.object({ people: z.int(), points: z.number() }).nullable(),
      /** Told once three of them said so more than a day ago. */
      isAwaited: z.boolean(),
    }),
    refusals: ['comment-not-found'],
  })
}

/** What one has written oneself, wherever. */
function ownCalls(comment: Shapes['comment']) {
  return {
    listMyComments: endpoint({
      address: at.listMyComments,
      summary: 'The comments that one has written and not removed, the newest first, 50 a page',
      policy: 'user',
      cost: { base: 20 },
      params: z.object({}),
      query: z.strictObject({ cursor: commentId.exactOptional() }),
      answer: z.object({
        comments: z.array(
          comment.extend({
            /** Null for the label where one cannot read the item any more. */
            item: z.object({ kind: z.string(), id: itemId, label: z.string().nullable() }),
          }),
        ),
        next: z.string().nullable(),
      }),
      refusals: signedIn,
    }),
  }
}

function writingCalls({ item, one, comment }: Shapes) {
  return {
    addComment: endpoint({
      address: at.addComment,
      summary:
        'Says something of an item, or replies to a comment; a reply to a reply joins the same thread. Others read it at once, or once an operator has looked at it where its author is not trusted yet. The same `requestId` twice is one comment',
      policy: 'user',
      cost: { base: 10, anHour: 60 },
      params: item,
      query: none,
      body: z.strictObject({
        /** Made by whoever sends it. */
        requestId: z.uuid(),
        text: commentText,
        replyTo: commentId.nullable().default(null),
        /** Of a prediction: one’s forecast that stands is kept with it, for everybody to read. */
        withStance: z.boolean().default(false),
      }),
      status: 201,
      answer: z.object({ comment }),
      refusals: [
        ...signedIn,
        'item-not-found',
        'comment-not-found',
        'comment-too-long',
        'text-too-large',
        'comment-gone',
        'no-stance',
        'author-stopped',
        'email-unverified',
        'comments-enough',
      ],
    }),
    changeComment: endpoint({
      address: at.changeComment,
      summary: 'Changes the text of a comment of one’s own. What it said before stays readable',
      policy: 'user',
      cost: { base: 10, anHour: 60 },
      params: one,
      query: none,
      body: z.strictObject({ text: commentText, version: commentVersion }),
      answer: z.object({ comment }),
      refusals: [
        ...signedIn,
        'comment-not-found',
        'comment-too-long',
        'text-too-large',
        'comment-gone',
        'changed-meanwhile',
        'author-stopped',
        'too-many-versions',
      ],
    }),
    removeComment: endpoint({
      address: at.removeComment,
      summary:
        'Removes a comment of one’s own: its texts and one’s name go, and that it was removed stays, as do replies',
      policy: 'user',
      params: one,
      query: none,
      answer: none,
      refusals: [...signedIn, 'comment-not-found'],
    }),
    sayMindChanged: endpoint({
      address: at.sayMindChanged,
      summary: 'Says that a comment of somebody else changed one’s mind. Others read how many said so, and never who',
      policy: 'user',
      cost: { base: 6, anHour: 240 },
      params: one,
      query: none,
      answer: minded,
      refusals: [...signedIn, 'comment-not-found', 'own-comment', 'author-stopped', 'mind-unverified'],
    }),
    takeMindBack: endpoint({
      address: at.takeMindBack,
      summary: 'Takes back that a comment changed one’s mind',
      policy: 'user',
      cost: { base: 6, anHour: 240 },
      params: one,
      query: none,
      answer: minded,
      refusals: [...signedIn, 'comment-not-found'],
    }),
    reportComment: endpoint({
      address: at.reportComment,
      summary: 'Tells the operators what is wrong with a comment of somebody else; a visitor may, once a day for each',
      policy: 'anyone',
      cost: { base: 10, anHour: 30 },
      params: one,
      query: none,
      body: z.strictObject({ reason: z.enum(reportReasons), note: reportNote }),
      answer: z.object({ reported: z.boolean() }),
      refusals: ['session-ended', 'comment-not-found', 'own-comment', 'too-many-items', 'reported-today'],
    }),
  }
}
