/** Bringing one's own forecasts from other platforms: private for good, in no list, no crowd and no leaderboard. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { limits } from '#series/reading/limits.ts'
import { estimate, question } from '#predictions/question-types/schemas/index.ts'
import { importAddresses as at } from './addresses.ts'
import { importId as id, matched, matchingContract } from './matching-contract.ts'
import { whyNotRead } from './read-export.ts'
import { platformNames } from './words.ts'

const none = z.strictObject({})
const typeNames = question.options.map(({ shape }) => shape.type.value)
const signedIn = ['sign-in-needed', 'session-ended'] as const
const mostFileBytes = limits.bytes
const count = z.int()
/** What takes one back is no forecast. */
const forecasts = count
const share = z.number().min(0).max(1)
const instant = z.iso.datetime()
const platform = z.enum(platformNames)

const brought = z.strictObject({
  file: z.instanceof(Uint8Array),
  platform,
  /** Which of the people in it one is, by their `id` in the preview, or by a name that one alone of them has. */
  whose: z.string().max(500).exactOptional(),
})

const imported = z.object({ id, platform, at: instant, questions: count, forecasts })

const mean = z.object({ mean: z.number(), of: count }).nullable()
const bins = z.array(z.object({ chance: share, frequency: share, low: share, high: share, questions: count }))
const record = z.object({
  platform,
  /** That came out, with a forecast that stood before. */
  questions: count,
  /** Of questions of yes or no and of several options; while a forecast stood. */
  brier: mean,
  log: mean,
  baseline: z.number(),
  coverage: share,
  calibration: z.object({ inTime: bins, early: bins }),
})

export const importContract = {
  ...matchingContract,
  previewImport: endpoint({
    address: at.previewImport,
    summary:
      'What is understood of a file of one’s own forecasts from Metaculus, Manifold or Fatebook: whose they are, what each becomes, what could not be read. Nothing is stored',
    policy: 'user',
    cost: { base: 30, perKilobyte: 0.1 },
    mostFileBytes,
    params: none,
    query: none,
    body: brought,
    answer: z.object({
      /** The 100 with the most forecasts, and whoever was named. */
      people: z.array(z.object({ id: z.string(), name: z.string(), forecasts })),
      /** How many there are. */
      peopleCount: count,
      /** Null where several are in it, and one must be named: then nothing else is told. */
      whose: z.string().nullable(),
      questions: count,
      forecasts,
      /** How many of the questions came out, and how many were annulled or cannot be scored. */
      cameOut: count,
      annulled: count,
      types: z.array(z.object({ type: z.enum(typeNames), questions: count, forecasts })),
      /** The first of them. */
      examples: z.array(
        z.object({ key: z.string(), title: z.string(), question, estimate: estimate.nullable(), forecasts }),
      ),
      /** The first of what could not be read; a question goes whole. */
      unread: z.array(z.object({ where: z.string(), reason: z.string(), rows: count })),
      /** All rows for which they stand. */
      unreadCount: count,
      /** Forecasts that are left out with it. */
      leftOut: count,
      notes: z.array(z.string()),
    }),
    refusals: [...signedIn, ...whyNotRead, 'unknown-field'],
  }),
  importForecasts: endpoint({
    address: at.importForecasts,
    summary: 'Keeps the forecasts of such a file, for oneself alone. The same file twice adds nothing',
    policy: 'user',
    cost: { base: 200, perKilobyte: 0.5, anHour: 60 },
    mostFileBytes,
    params: none,
    query: none,
    body: brought,
    answer: z.object({
      /** Null where nothing of it was new. */
      import: imported.nullable(),
      /** Questions that were there and are other than they were: they came out, say. */
      changed: count,
    }),
    refusals: [
      ...signedIn,
      ...whyNotRead,
      'whose-forecasts',
      'nothing-to-import',
      'too-many-imported',
      'unknown-field',
    ],
  }),
  listImports: endpoint({
    address: at.listImports,
    summary:
      'What one has brought, the newest first, and how right one was on each platform; null where that could not be made just now',
    policy: 'user',
    cost: { base: 30 },
    params: none,
    query: none,
    answer: z.object({ imports: z.array(imported), records: z.array(record).nullable() }),
    refusals: signedIn,
  }),
  listImportedQuestions: endpoint({
    address: at.listImportedQuestions,
    summary: 'The questions that one has brought with one’s scores, the last that came out first',
    policy: 'user',
    cost: { base: 15 },
    params: none,
    query: z.strictObject({
      /** `next` of the page before. */
      cursor: z
        .string()
        .regex(/^\d{1,15}_[1-9]\d{0,17}$/, 'is none that a list has given')
        .exactOptional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({
      questions: z.array(
        z.object({
          id,
          platform,
          title: z.string(),
          /** Its page there, where the file tells it. */
          url: z.string().nullable(),
          question,
          /** What it came to there, `value` null where it was annulled; null while it is open. */
          outcome: z.object({ value: z.string().nullable(), knownAt: instant.nullable() }).nullable(),
          forecasts,
          last: z.object({ at: instant, estimate: estimate.nullable() }),
          score: z
            .object({
              brier: share.nullable(),
              log: z.number(),
              baseline: z.number(),
              coverage: share,
              forecasts,
            })
            .nullable(),
          /** The Brier score that the platform itself names, from 0 to 2. */
          theirBrier: z.number().nullable(),
          /** Which prediction here asks the same, where one has said so. */
          match: matched.nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
    refusals: signedIn,
  }),
  findImportFile: endpoint({
    address: at.findImportFile,
    summary: 'All questions that one has brought with their scores as a table, a question a line',
    policy: 'user',
    cost: { base: 60 },
    params: none,
    query: none,
    answer: z.string(),
    type: 'text/csv',
    refusals: signedIn,
  }),
  removeImport: endpoint({
    address: at.removeImport,
    summary: 'Takes out again what one import brought',
    policy: 'user',
    params: z.object({ id }),
    query: none,
    answer: z.object({ removed: z.boolean() }),
    refusals: [...signedIn, 'import-not-found', 'too-big'],
  }),
}
