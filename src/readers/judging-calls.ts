/** The calls by which operators read signals that wait or were reported, and say what becomes of them. */
import { z } from 'zod'
import { itemId } from '#items/item.ts'
import { reportReasons, standings } from '#items/mine/words.ts'
import { words } from '#items/trust/trust.ts'
import { endpoint } from '#kit/endpoint.ts'
import { plainLine } from '#kit/plain-line.ts'
import { readersAddresses as at } from './addresses.ts'
import { shownSignal, signalId } from './signal.ts'
import { signalActions } from './words.ts'

const none = z.strictObject({})
const forOperators = ['sign-in-needed', 'session-ended', 'operators-only'] as const
const moment = z.iso.datetime()
/** Of the signal as the operator read it: what was changed since is read again first. */
const version = z.int().min(1)

const judged = shownSignal.extend({
  trend: z.object({ id: itemId, title: z.string() }),
  /** The account. */
  authorId: itemId,
  /** What was last said of the author; null where nobody has said anything. */
  word: z.enum(words).nullable(),
  standing: z.enum(standings),
  hidden: z.object({ reason: z.string(), at: moment }).nullable(),
  version,
  /** The newest of those that are open. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), note: z.string(), at: moment, byVisitor: z.boolean() })),
  /** How many are open. */
  reportCount: z.int(),
  /** What operators did so far, the latest first. */
  actions: z.array(z.object({ action: z.enum(signalActions), reason: z.string(), by: z.string(), at: moment })),
})

export const judgingCalls = {
  listJudgedSignals: endpoint({
    address: at.listJudgedSignals,
    summary: 'Signals that wait for an operator, that readers reported, or that operators hid: the latest first',
    policy: 'operator',
    params: none,
    query: none,
    answer: z.object({ signals: z.array(judged) }),
    refusals: forOperators,
  }),
  judgeSignal: endpoint({
    address: at.judgeSignal,
    summary:
      'Lets a signal be read by everybody and closes the reports on it, or hides it from everybody but its author, who is told the reason',
    policy: 'operator',
    params: z.object({ signal: signalId }),
    query: none,
    body: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('shown'), reason: plainLine(0, 500).default(''), version }),
      z.strictObject({ action: z.literal('hidden'), reason: plainLine(5, 500), version }),
    ]),
    answer: z.object({ standing: z.enum(standings) }),
    refusals: [...forOperators, 'signal-not-found', 'changed-meanwhile', 'hidden-with-author'],
  }),
}
