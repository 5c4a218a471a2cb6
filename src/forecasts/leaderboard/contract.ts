/** Those who chose to be shown as forecasters: the leaderboards of seasons, and each by themselves. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { category } from '#items/categories.ts'
import { leaderboardAddresses as at } from '../addresses.ts'
import { recordTold, scoredQuestion } from '../record/contract.ts'
import { besideVoice } from '../sorts/voice.ts'
import { isSeason } from './season.ts'

const none = z.strictObject({})
const number = z.number()
const season = z.string().refine(isSeason, 'is none: write a year and a quarter, as in 2026-Q4, a year, or all')
/** So long are those of machines: 'machine:' and the name of a model. */
const named = z.strictObject({ name: z.string().max(130) })
const asked = z.strictObject({
  /** A quarter, a year, or all time; the quarter that runs, where none is named. */
  season: season.exactOptional(),
  category: category.exactOptional(),
})

const row = z.object({
  /** By which they chose to be shown; null of Farsight, the model and machines. */
  name: z.string().nullable(),
  by: besideVoice.nullable(),
  /** From the best to the worst rank that luck leaves open, among those who are shown and have questions enough. */
  rank: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** The sum of the peer scores, in tenths. */
  score: number,
  /** Nine times in ten it would lie in it by luck alone; null of too few questions. */
  interval: z.object({ low: number, high: number }).nullable(),
  questions: z.int(),
  /** The mean share of the lives of these questions for which a forecast stood. */
  coverage: number,
  brier: number.nullable(),
})

export const leaderboardContract = {
  listLeaderboard: endpoint({
    address: at.listLeaderboard,
    summary:
      'Who was nearest to what happened on the questions whose outcome was known in a quarter, in a year or at any time, by peer score, of those who chose to be shown; with Farsight, the model and machines by the same rules',
    policy: 'anyone',
    cost: { base: 120 },
    params: none,
    query: asked,
    answer: z.object({
      season,
      category: category.nullable(),
      /** Those that have a question which counts, and the one that runs; the newest first. */
      seasons: z.array(season),
      /** How many questions count. */
      questions: z.int(),
      rows: z.array(row),
    }),
    refusals: [],
    shows: () => ['p', 'l'],
  }),
  findForecaster: endpoint({
    address: at.findForecaster,
    summary:
      'How right somebody has been who chose to be shown: on questions that lists show, and that they have not written themselves. `farsight`, `model` and `machine:` with the name of a language model (`~` for each slash) are forecasters too, of whom every question is told that lists show',
    policy: 'anyone',
    cost: { base: 20 },
    params: named,
    query: none,
    answer: z.object({
      name: z.string(),
      /** Null of a person. */
      by: besideVoice.nullable(),
      record: recordTold,
      /** Question by question, the last that came out first, thirty at most; null of a person. */
      questions: z.array(scoredQuestion).nullable(),
    }),
    refusals: ['forecaster-not-found'],
    shows: ({ record: { best, worst }, questions }) => [
      'p',
      'l',
      ...[...best, ...worst, ...(questions ?? [])].map(({ predictionId }) => `n${predictionId}` as const),
    ],
  }),
  findForecasterFile: endpoint({
    address: at.findForecasterFile,
    summary:
      'All scores of Farsight, of the model or of a machine as a table, a question a line; of a person there is none',
    policy: 'anyone',
    cost: { base: 30 },
    params: named,
    query: none,
    answer: z.string(),
    type: 'text/csv',
    refusals: ['forecaster-not-found'],
  }),
  findLeaderboardFile: endpoint({
    address: at.findLeaderboardFile,
    summary: 'The same as a table, a forecaster a line',
    policy: 'anyone',
    cost: { base: 120 },
    params: none,
    query: asked,
    answer: z.string(),
    type: 'text/csv',
    refusals: [],
  }),
}
