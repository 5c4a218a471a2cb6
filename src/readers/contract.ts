/** What readers add to trends: signals, which are moderated like items, and ratings. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { reportNote } from '#kit/plain-line.ts'
import { itemId } from '#items/item.ts'
import { reportReasons } from '#items/mine/words.ts'
import { readersAddresses as at } from './addresses.ts'
import { judgingCalls } from './judging-calls.ts'
import { ownSignal, shownSignal, signalEntry, signalId, whyNotYet } from './signal.ts'

const none = z.strictObject({})
const trend = z.object({ id: itemId })
const signal = trend.extend({ signal: signalId })
const signedIn = ['sign-in-needed', 'session-ended'] as const

const mark = z.int().min(1).max(5)
const rating = z.strictObject({ impact: mark, certainty: mark })
const counts = z.array(z.int()).length(5)
const ratings = z.object({
  /** How many have rated. */
  people: z.int(),
  /** How many gave each mark from 1 to 5; null while they are fewer than three. */
  counts: z.object({ impact: counts, certainty: counts }).nullable(),
})

const page = {
  /** The latest to have happened first. */
  signals: z.array(shownSignal),
  total: z.int(),
  next: z.string().nullable(),
}
const cursor = z.string().regex(/^\d{4}-\d{2}-\d{2}_[\da-f-]{36}$/, 'is none that a list has given')

export const readersContract = {
  findReaders: endpoint({
    address: at.findReaders,
    summary: 'What readers say of a trend: their signals, a page of them, and how they rate its impact and certainty',
    policy: 'anyone',
    params: trend,
    query: none,
    answer: z.object({ trendId: itemId, ...page, ratings }),
    refusals: ['item-not-found'],
    // Signals come and go with the page's own tag; how often it was rated may be seconds old.
    shows: ({ trendId }) => [`v${trendId}`],
  }),
  listSignals: endpoint({
    address: at.listSignals,
    summary: 'The signals that readers added to a trend, the latest to have happened first, a page at a time',
    policy: 'anyone',
    params: trend,
    /** `next` of the page before. */
    query: z.strictObject({ cursor: cursor.exactOptional() }),
    answer: z.object(page),
    refusals: ['item-not-found'],
  }),
  findSaidByMe: endpoint({
    address: at.findSaidByMe,
    summary: 'One’s own signals on a trend, whoever else sees them, and one’s own rating of it',
    policy: 'user',
    params: trend,
    query: none,
    /** `isOwner`: one wrote the trend oneself, and leaves its rating to others. */
    answer: z.object({ signals: z.array(ownSignal), rating: rating.nullable(), isOwner: z.boolean() }),
    refusals: [...signedIn, 'item-not-found'],
  }),
  listSaidByMe: endpoint({
    address: at.listSaidByMe,
    summary: 'Everything that one has said of trends: signals and ratings, of the trend that one spoke of last first',
    policy: 'user',
    cost: { base: 20 },
    params: z.object({}),
    query: none,
    answer: z.object({
      trends: z.array(
        z.object({
          trendId: itemId,
          /** Null where one cannot read the trend any more. */
          label: z.string().nullable(),
          signals: z.array(ownSignal),
          rating: rating.nullable(),
        }),
      ),
    }),
    refusals: signedIn,
  }),
  keepSignal: endpoint({
    address: at.keepSignal,
    summary:
      'Writes a signal of one’s own, or changes it, under an id that the writer has made. Published it is read by others at once, or once an operator has looked at it where its author is not trusted yet',
    policy: 'user',
    cost: { base: 10, anHour: 60 },
    params: signal,
    query: none,
    body: signalEntry.extend({ isPublished: z.boolean() }),
    whyNotNow: whyNotYet,
    answer: z.object({ signal: ownSignal }),
    refusals: [
      ...signedIn,
      'item-not-found',
      'signal-not-found',
      'author-stopped',
      'email-unverified',
      'signals-enough',
      'too-many-items',
    ],
  }),
  removeSignal: endpoint({
    address: at.removeSignal,
    summary: 'Deletes a signal of one’s own, for good',
    policy: 'user',
    params: signal,
    query: none,
    answer: none,
    refusals: [...signedIn, 'signal-not-found'],
  }),
  reportSignal: endpoint({
    address: at.reportSignal,
    summary: 'Tells the operators what is wrong with a signal of somebody else; a visitor may, once a day for each',
    policy: 'anyone',
    cost: { base: 10, anHour: 30 },
    params: signal,
    query: none,
    body: z.strictObject({ reason: z.enum(reportReasons), note: reportNote }),
    answer: z.object({ reported: z.boolean() }),
    refusals: ['session-ended', 'signal-not-found', 'own-signal', 'too-many-items', 'reported-today'],
  }),
  rateTrend: endpoint({
    address: at.rateTrend,
    summary:
      'Rates the impact and the certainty of somebody else’s trend from 1 to 5, in place of what one had said before',
    policy: 'user',
    cost: { base: 6, anHour: 240 },
    params: trend,
    query: none,
    body: rating,
    answer: z.object({ rating }),
    refusals: [...signedIn, 'item-not-found', 'own-trend', 'author-stopped', 'rating-unverified', 'too-many-items'],
  }),
  unrateTrend: endpoint({
    address: at.unrateTrend,
    summary: 'Takes one’s rating of a trend back',
    policy: 'user',
    params: trend,
    query: none,
    answer: z.object({ rating: z.null() }),
    refusals: signedIn,
  }),
  ...judgingCalls,
}
