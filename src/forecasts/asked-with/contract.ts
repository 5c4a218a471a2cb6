/**
 * The questions that a prediction is asked with: those of its group, and those that count only if it, or what it hangs on
 * itself, turns out a certain way.
 */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import type { Tag } from '#kit/events/tag.ts'
import { itemId } from '#items/item.ts'
import { voices } from '#predictions/forecast.ts'
import { predictionDetails } from '#predictions/question.ts'
import { estimateTold as estimate, question } from '#predictions/question-types/schemas/index.ts'
import { forecastAddresses as at } from '../addresses.ts'
import { quartiles } from '../crowd-contract.ts'
import { ownForecast } from '../forecast.ts'
import { machine } from '../sorts/voice.ts'

const none = z.strictObject({})
const one = z.object({ id: itemId })
const { opens, closes, outcome } = predictionDetails.shape

/** A question with the number that leads its page. */
const asked = z.object({
  predictionId: itemId,
  title: z.string(),
  label: z.string(),
  question,
  /** Changes with anything that says what is asked. */
  wording: z.string(),
  opens,
  closes,
  outcome: outcome.unwrap().pick({ state: true, value: true, at: true }).nullable(),
  /** `who`: in the fewest words, '12 people'. `quartiles`: of a yes, where people lead and five or more have said it. */
  headline: z.object({ by: z.enum(voices), who: z.string(), estimate, quartiles }).nullable(),
  house: estimate.nullable(),
  model: estimate.nullable(),
  /** What a language model said of it last; null where none ever did. */
  machine: z.object({ by: machine, estimate }).nullable(),
})

const group = z.object({
  id: z.string(),
  /** What the places are: decimal years, values of one series, or null where the list alone says their order. */
  axis: z.enum(['time', 'threshold']).nullable(),
  /**
   * Along the axis no chance, amount or day may be less than the one before it, or none more; null where any can be true
   * together.
   */
  direction: z.enum(['rising', 'falling']).nullable(),
  /** In the order of their places. `mark`: what a question is called within its group, '2040'. */
  questions: z.array(asked.extend({ mark: z.string(), place: z.number() })),
})

/** Of one question that others hang on. */
const branching = z.object({
  on: asked,
  /** `under`: which outcomes the question that it hangs on may have, of which it must have one; `plain`: which prediction asks the same without that, where one does. */
  branches: z.array(asked.extend({ under: z.array(z.string()), plain: itemId.nullable() })),
  /** Those that are named so. */
  plains: z.array(asked),
})

export const askedWithContract = {
  findAskedWith: endpoint({
    address: at.findAskedWith,
    summary:
      'The questions that a prediction is asked with: the same one for other years or thresholds, and those under a condition, each with the number that leads its page',
    policy: 'anyone',
    params: one,
    query: none,
    answer: z.object({
      predictionId: itemId,
      /** Null where it stands alone. At most fifty questions. */
      group: group.nullable(),
      /** What it hangs on and what hangs on it; at most fifty questions in all. */
      branchings: z.array(branching),
    }),
    refusals: ['item-not-found'],
    shows: ({ group: of, branchings }) => [
      ...(of ? [`f:${of.id}` as Tag, ...besideOf(of.questions)] : []),
      ...branchings.flatMap(({ on, branches, plains }): Tag[] => [
        // It is told of new links where these lead to.
        `i${on.predictionId}`,
        ...besideOf([on, ...branches, ...plains]),
      ]),
    ],
  }),
  listOwnAskedWith: endpoint({
    address: at.listOwnAskedWith,
    summary: 'What one has forecast last of each question that a prediction is asked with, and of itself',
    policy: 'user',
    params: one,
    query: none,
    answer: z.object({ forecasts: z.array(ownForecast.extend({ predictionId: itemId })) }),
    refusals: ['sign-in-needed', 'session-ended', 'item-not-found'],
  }),
}

function besideOf(questions: readonly { predictionId: string }[]): Tag[] {
  return questions.map(({ predictionId }): Tag => `n${predictionId}`)
}
