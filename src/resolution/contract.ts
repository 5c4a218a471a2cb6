/** How questions come out: who says so, who objects, and what waits for operators. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { predictionDetails } from '#predictions/question.ts'
import { resolutionAddresses as at } from './addresses.ts'
import { decision, reason } from './entry.ts'
import { mostAnswered, resolvers } from './words.ts'

const none = z.strictObject({})
const predictionId = z.object({ id: itemId })
const moment = z.iso.datetime()
const signedIn = ['sign-in-needed', 'session-ended'] as const
const forOperators = [...signedIn, 'operators-only'] as const
const mayResolve = ['operators-resolve', 'series-decides', 'not-decided', 'publish-first'] as const
const mayObject = ['not-decided', 'own-outcome', 'no-forecast-objects', 'objected-already', 'objections-over'] as const

const outcome = predictionDetails.shape.outcome.unwrap()
const resolution = z.object({
  at: moment,
  by: z.enum(resolvers),
  /** Null where the question was open again. */
  outcome: outcome.pick({ state: true, value: true, reason: true, isAmbiguous: true, decided: true }).nullable(),
  /** Why it was open again, where a person said so. */
  reason: z.string().nullable(),
  /** Until then whoever forecast may object; null where there is no outcome. */
  finalAt: moment.nullable(),
  /** How many objected to it, and with what reasons operators let it stand. */
  objections: z.object({ open: z.int(), all: z.int(), answers: z.array(z.object({ at: moment, reason: z.string() })) }),
})

/** Who asks the question; `authorId` is null for the house. */
const asked = { author: z.string(), authorId: z.string().nullable() }

const objectionId = z.string().regex(/^[1-9]\d{0,17}$/, 'is no id')

export const resolutionContract = {
  listResolutions: endpoint({
    address: at.listResolutions,
    summary:
      'How the outcome of a prediction came about: each time that it was resolved, annulled or open again, by whom and why, and what was said against it; the newest first, 50 at most',
    policy: 'anyone',
    params: predictionId,
    query: none,
    answer: z.object({
      predictionId: itemId,
      /** Whether the newest may still become another. */
      isProvisional: z.boolean(),
      resolutions: z.array(resolution),
    }),
    refusals: ['item-not-found'],
    shows: ({ predictionId: id }) => [`i${id}`, `v${id}`],
  }),
  resolveQuestion: endpoint({
    address: at.resolveQuestion,
    summary:
      'For its author and operators: says how a question came out and since when that could be known, that it is annulled or ambiguous, or that it is open again. All forecasts are scored anew by it',
    policy: 'user',
    cost: { base: 6, anHour: 60 },
    params: predictionId,
    query: none,
    body: decision,
    status: 201,
    answer: z.object({ version: z.int(), finalAt: moment.nullable() }),
    refusals: [...signedIn, 'item-not-found', 'not-yours-to-resolve', 'changed-meanwhile', ...mayResolve],
  }),
  findResolving: endpoint({
    address: at.findResolving,
    summary:
      'What one may do about the outcome of a prediction, and what one said against it; `null` where nothing is in the way',
    policy: 'user',
    params: predictionId,
    query: none,
    answer: z.object({
      /** Whether one is its author or an operator; then why not each, or null. */
      resolving: z
        .object({
          decide: z.enum(mayResolve).nullable(),
          reopen: z.enum(mayResolve).nullable(),
          /** How many are scored by it, and how many follow it. */
          forecasters: z.int(),
          followers: z.int(),
        })
        .nullable(),
      whyNotObject: z.enum(mayObject).nullable(),
      objection: z.object({ at: moment, reason: z.string(), answer: z.string().nullable() }).nullable(),
    }),
    refusals: [...signedIn, 'item-not-found'],
  }),
  objectToOutcome: endpoint({
    address: at.objectToOutcome,
    summary:
      'Objects to the outcome of a prediction that one has forecast, within three days, for a reason that operators read. Until they have decided all scores are provisional',
    policy: 'user',
    cost: { base: 6, anHour: 20 },
    params: predictionId,
    query: none,
    body: z.strictObject({ reason }),
    status: 201,
    answer: none,
    refusals: [...signedIn, 'item-not-found', ...mayObject],
  }),
  listUnresolved: endpoint({
    address: at.listUnresolved,
    summary:
      'For operators: outcomes that people object to, with who gave them, and questions that are due and have no outcome; of what people ask a week later, since their authors are asked first; how many of these are still left to their authors, and until when',
    policy: 'operator',
    params: none,
    query: none,
    answer: z.object({
      objected: z.array(
        z.object({
          id: itemId,
          title: z.string(),
          question: predictionDetails.shape.question,
          ...asked,
          by: z.enum(resolvers),
          at: moment,
          outcome,
          objections: z.array(z.object({ id: objectionId, at: moment, reason: z.string() })),
        }),
      ),
      due: z.array(z.object({ id: itemId, title: z.string(), ...asked, resolves: z.iso.date() })),
      /** How many are due and still their authors’ to say, and the last days of that: of the first and of the last of them. */
      leftToAuthors: z.object({ count: z.int(), first: z.iso.date(), last: z.iso.date() }).nullable(),
    }),
    refusals: forOperators,
  }),
  upholdOutcome: endpoint({
    address: at.upholdOutcome,
    summary:
      'For operators: lets an outcome stand for a reason that its page shows, in answer to the objections that are named; others stay open. Another outcome is said by resolving the question anew',
    policy: 'operator',
    params: predictionId,
    query: none,
    body: z.strictObject({ reason, objections: z.array(objectionId).min(1).max(mostAnswered) }),
    answer: none,
    refusals: [...forOperators, 'item-not-found', 'own-question', 'nobody-objects'],
  }),
}
