/** The calls by which operators read comments that wait or were reported, and say what becomes of them. */
import { z } from 'zod'
import { itemId } from '#items/item.ts'
import { reportReasons } from '#items/mine/words.ts'
import { prose } from '#items/prose.ts'
import { words } from '#items/trust/trust.ts'
import { endpoint } from '#kit/endpoint.ts'
import { plainLine } from '#kit/plain-line.ts'
import { discussionAddresses as at } from './addresses.ts'
import { commentId, commentVersion } from './comment.ts'
import { commentActions, commentStates } from './words.ts'

const none = z.strictObject({})
const forOperators = ['sign-in-needed', 'session-ended', 'operators-only'] as const
const moment = z.iso.datetime()

const judged = z.object({
  id: commentId,
  item: z.object({ kind: z.string(), id: itemId, title: z.string() }),
  author: z.string(),
  isByOwner: z.boolean(),
  /** The account. */
  authorId: itemId,
  /** What was last said of the author; null where nobody has said anything. */
  word: z.enum(words).nullable(),
  state: z.enum(commentStates),
  at: moment,
  version: commentVersion,
  text: z.string(),
  prose,
  hidden: z.object({ reason: z.string(), at: moment }).nullable(),
  /** The newest of those that are open. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), note: z.string(), at: moment, byVisitor: z.boolean() })),
  /** How many are open. */
  reportCount: z.int(),
  /** What operators did so far, the latest first. */
  actions: z.array(z.object({ action: z.enum(commentActions), reason: z.string(), by: z.string(), at: moment })),
})

export const judgingCalls = {
  listJudgedComments: endpoint({
    address: at.listJudgedComments,
    summary: 'Comments that wait for an operator, that readers reported, or that operators hid: the latest first',
    policy: 'operator',
    params: none,
    query: none,
    answer: z.object({ comments: z.array(judged) }),
    refusals: forOperators,
  }),
  judgeComment: endpoint({
    address: at.judgeComment,
    summary:
      'Lets a comment be read by everybody and closes the reports on it, or hides it from everybody but its author, who is told the reason',
    policy: 'operator',
    params: z.object({ comment: commentId }),
    query: none,
    body: z.discriminatedUnion('action', [
      z.strictObject({
        action: z.literal('shown'),
        reason: plainLine(0, 500).default(''),
        version: commentVersion,
      }),
      z.strictObject({ action: z.literal('hidden'), reason: plainLine(5, 500), version: commentVersion }),
    ]),
    answer: z.object({ state: z.enum(commentStates) }),
    refusals: [...forOperators, 'comment-not-found', 'changed-meanwhile', 'hidden-with-author'],
  }),
}
