/**
 * The analyses API: what the base knows about a question, ordering a report, following its making, reading and sharing
 * it.
 */
import { z } from 'zod'
import { longestQuestion } from '#accounts/longest-question.ts'
import { endpoint } from '#kit/endpoint.ts'
import { analysisAddresses as at } from './addresses.ts'
import { analysis, analysisId, analysisKind, analysisState, orderId } from './analysis.ts'
import { givenQuestion } from './ask/given.ts'
import { choiceRefusals } from './decision/why-not-choice.ts'
import { ratingWords } from './living/rating.ts'
import { changes } from './report/changes.ts'
import { evidence, evidenceId } from './report/evidence.ts'
import { preview } from './dossier/preview.ts'
import { report } from './report/report.ts'

const none = z.strictObject({})
const one = z.object({ id: analysisId })
const signedIn = ['sign-in-needed', 'session-ended'] as const
const owned = [...signedIn, 'analysis-not-found'] as const

const question = z.string().trim().min(1, 'question-empty').max(longestQuestion, 'question-too-long')
/**
 * A question about the future, or one trend, with what is asked of it where something is. `read`: how it is to be read,
 * where its asker has confirmed or changed that; else it is read anew.
 */
const subject = {
  question: question.optional(),
  trendId: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional(),
  read: givenQuestion.optional(),
}
const hasSubject = ({ question: asked, trendId }: { question?: unknown; trendId?: unknown }) =>
  asked !== undefined || trendId !== undefined

const found = z.object({
  analysis,
  report: report.nullable(),
  /** Whether it answered whoever asks, as they said; null where they have not. */
  rating: z.enum(ratingWords).nullable(),
  /** The formulas that the report names, in words. */
  formulas: z.record(z.string(), z.object({ says: z.string(), how: z.string() })).default({}),
})

export const analysisContract = {
  previewAnalysis: endpoint({
    address: at.previewAnalysis,
    summary:
      'What the base knows about a question or a trend, what an analysis would cost, and what is left to pay it with',
    policy: 'anyone',
    cost: { base: 50 },
    params: none,
    query: none,
    body: z.strictObject(subject).refine(hasSubject, 'question-empty'),
    answer: z.object({ preview }),
    refusals: ['question-empty', 'question-too-long', 'item-not-found', 'read-item-not-found', ...choiceRefusals],
  }),
  orderAnalysis: endpoint({
    address: at.orderAnalysis,
    summary: 'Orders an analysis. The same order id again answers the same analysis',
    policy: 'user',
    cost: { base: 20 },
    params: none,
    query: none,
    body: z.strictObject({ orderId, ...subject }).refine(hasSubject, 'question-empty'),
    answer: z.object({ analysis }),
    status: 202,
    refusals: [
      ...signedIn,
      'question-empty',
      'question-too-long',
      'item-not-found',
      'read-item-not-found',
      ...choiceRefusals,
      'budget-spent',
      'too-many-analyses',
      'nothing-known',
    ],
  }),
  findAnalysis: endpoint({
    address: at.findAnalysis,
    summary: 'One of your analyses, with its report when it is done',
    policy: 'user',
    params: one,
    query: none,
    answer: found,
    refusals: owned,
  }),
  findSharedAnalysis: endpoint({
    address: at.findSharedAnalysis,
    summary:
      'A report that its owner shares by a secret link. The key travels in the body, so that no log and no address holds it',
    policy: 'anyone',
    params: one,
    query: none,
    body: z.strictObject({ key: z.string().max(100) }),
    answer: found,
    refusals: ['analysis-not-found', 'report-withheld'],
  }),
  cancelAnalysis: endpoint({
    address: at.cancelAnalysis,
    summary: 'Takes back an order whose work has not begun, and gives its unit back',
    policy: 'user',
    params: one,
    query: none,
    body: none,
    answer: z.object({ analysis }),
    refusals: [...owned, 'analysis-begun'],
  }),
  rerunAnalysis: endpoint({
    address: at.rerunAnalysis,
    summary: 'Orders the same analysis again, on what the base knows by now',
    policy: 'user',
    cost: { base: 20 },
    params: one,
    query: none,
    body: z.strictObject({ orderId }),
    answer: z.object({ analysis }),
    status: 202,
    refusals: [...owned, 'item-not-found', 'budget-spent', 'too-many-analyses'],
  }),
  compareAnalysis: endpoint({
    address: at.compareAnalysis,
    summary: 'What differs from the analysis that this one asks again',
    policy: 'user',
    cost: { base: 10 },
    params: one,
    query: none,
    answer: z.object({ changes }),
    refusals: owned,
  }),
  recomputeEvidence: endpoint({
    address: at.recomputeEvidence,
    summary: 'Computes one value of a report again, from the items at the versions that it cites',
    policy: 'user',
    params: z.object({ id: analysisId, evidence: evidenceId }),
    query: none,
    answer: z.object({
      evidence,
      /** What comes out now; null where something that it rests on is gone: an item, or the row of what people said. */
      value: z.union([z.number(), z.string()]).nullable(),
      isSame: z.boolean(),
      /** Each step, from what was read to the value. */
      steps: z.array(evidence),
    }),
    refusals: owned,
  }),
  shareAnalysis: endpoint({
    address: at.shareAnalysis,
    summary: 'Makes the secret key of a link to a report; the same again where there is one',
    policy: 'user',
    params: one,
    query: none,
    body: none,
    answer: z.object({ key: z.string() }),
    refusals: [...owned, 'analysis-unfinished'],
  }),
  unshareAnalysis: endpoint({
    address: at.unshareAnalysis,
    summary: 'Ends the sharing: the link leads nowhere from now on',
    policy: 'user',
    params: one,
    query: none,
    answer: none,
    refusals: owned,
  }),
  removeAnalysis: endpoint({
    address: at.removeAnalysis,
    summary: 'Deletes an analysis and its report. One whose work has not begun is cancelled',
    policy: 'user',
    params: one,
    query: none,
    answer: none,
    refusals: owned,
  }),
  listAnalyses: endpoint({
    address: at.listAnalyses,
    summary: 'Your analyses, the newest first',
    policy: 'user',
    params: none,
    query: z.strictObject({
      cursor: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({
      analyses: z.array(
        z.object({ ...analysis.shape, answer: z.object({ figure: z.string(), says: z.string() }).nullable() }),
      ),
      next: z.string().nullable(),
    }),
    refusals: [...signedIn, 'invalid-cursor'],
  }),
  followAnalysis: endpoint({
    address: at.followAnalysis,
    summary:
      'Has a report of yours followed: it is made again, at no cost, once its answer moves by more than an amount (points of a chance or a share, years, or per cent of an amount, by what the answer is). Again: by another amount',
    policy: 'user',
    params: one,
    query: none,
    body: z.strictObject({ amount: z.number().positive() }),
    answer: z.object({ analysis }),
    refusals: [
      ...owned,
      'analysis-unfinished',
      'follow-come-out',
      'follow-no-number',
      'too-many-followed',
      'invalid-input',
    ],
  }),
  unfollowAnalysis: endpoint({
    address: at.unfollowAnalysis,
    summary: 'Ends the following of a report: it is not made again by itself',
    policy: 'user',
    params: one,
    query: none,
    answer: z.object({ analysis }),
    refusals: owned,
  }),
  rateAnalysis: endpoint({
    address: at.rateAnalysis,
    summary:
      'Says whether a report answered you: your own, or one of which you have the secret key. Again: another word. Operators read the counts, and nobody else anything of it',
    policy: 'user',
    params: one,
    query: none,
    body: z.strictObject({ word: z.enum(ratingWords), key: z.string().max(100).optional() }),
    answer: z.object({ rating: z.enum(ratingWords) }),
    refusals: [...owned, 'analysis-unfinished'],
  }),
  wishAnswer: endpoint({
    address: at.wishAnswer,
    summary:
      'Says that a question which cannot be answered is wanted answered. Counted by the words that say what it is about, without who asked',
    policy: 'anyone',
    cost: { base: 50, anHour: 20, whenOften: 'wished-enough' },
    params: none,
    query: none,
    body: z.strictObject({ question }),
    answer: z.object({
      /** All that is kept of it. */
      words: z.string(),
    }),
    refusals: ['question-empty', 'question-too-long', 'nothing-to-wish', 'answered-by-now', 'wished-enough'],
  }),
  listWishes: endpoint({
    address: at.listWishes,
    summary: 'For operators: what was asked and not answered, by its words, the newest first',
    policy: 'operator',
    params: none,
    query: none,
    answer: z.object({
      wishes: z.array(z.object({ id: analysisId, words: z.string(), count: z.int(), lastDay: z.iso.date() })),
    }),
    refusals: [...signedIn, 'operators-only'],
  }),
  removeWish: endpoint({
    address: at.removeWish,
    summary: 'For operators: forgets what was asked and not answered',
    policy: 'operator',
    params: one,
    query: none,
    answer: none,
    refusals: [...signedIn, 'operators-only', 'wish-not-found'],
  }),
  countAnalyses: endpoint({
    address: at.countAnalyses,
    summary:
      'For operators: how many analyses are in which state, how long they take, why they fail and whether they answered their readers; never what was asked',
    policy: 'operator',
    params: none,
    query: none,
    answer: z.object({
      counts: z.array(z.object({ kind: analysisKind, state: analysisState, today: z.int(), month: z.int() })),
      secondsP50: z.number().nullable(),
      secondsP95: z.number().nullable(),
      /** Whether reports answered their readers: of those made in 30 days, and of all. */
      ratings: z.array(z.object({ word: z.enum(ratingWords), month: z.int(), all: z.int() })),
      failures: z.array(
        z.object({ id: analysisId, at: z.iso.datetime(), kind: analysisKind, attempts: z.int(), fault: z.string() }),
      ),
    }),
    refusals: [...signedIn, 'operators-only'],
  }),
}
