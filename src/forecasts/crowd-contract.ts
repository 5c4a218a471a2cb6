/** What people say of a prediction together: now, and how that went. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { voices } from '#predictions/forecast.ts'
import { estimateTold as estimate, question } from '#predictions/question-types/schemas/index.ts'
import { forecastAddresses as at } from './addresses.ts'
import { windowNames } from './history/steps.ts'
import { endOf, startOf } from './history/window.ts'
import { ownScores } from './record/contract.ts'
import { crowdBins, learningTold, wayRows } from './record/crowd-record.ts'
import { machine } from './sorts/voice.ts'
import { shiftVoices, ways } from './words.ts'

const predictionId = z.object({ id: itemId })

const chance = z.number().min(0).max(1)
/** Of a yes, from five people on: the middle half of them said no less and no more. */
export const quartiles = z.object({ lower: chance, upper: chance }).nullable()

/** Null while fewer than three forecasts stand. */
export const crowd = z
  .object({
    estimate,
    quartiles,
    /** Of a yes: how many gave 0 to 10 %, 10 to 20 % and so on. */
    tenths: z.array(z.int()).length(10).nullable(),
  })
  .nullable()

const together = z.object({
  predictionId: itemId,
  question,
  /** Changes with anything that says what is asked. */
  wording: z.string(),
  /** Since when this is told; null of what is not told yet. Every ten seconds at most something else is. */
  at: z.iso.datetime().nullable(),
  /** How many people’s forecasts stand. */
  forecasters: z.int(),
  /** Of how many of them what is asked was worded otherwise. */
  ofEarlierWording: z.int(),
  crowd,
  /** Whoever asks wishes to forecast first, and has not: nothing is said but how many did (`hidesCrowd` of `PATCH /api/me`). */
  isHidden: z.boolean(),
  /** The same forecasts put together in ways that others publish, from five people on. */
  methods: z.array(z.object({ method: z.enum(ways), estimate })),
  headline: z.object({ by: z.enum(voices), estimate }).nullable(),
  house: estimate.nullable(),
  author: estimate.nullable(),
  model: estimate.nullable(),
  /** What a language model said of it last, by its own word; null where none ever did. */
  machine: z.object({ by: machine, at: z.iso.datetime(), estimate, reason: z.string().nullable() }).nullable(),
  /** Once the question has its outcome and its forecasts are scored. */
  scored: z
    .object({
      outcome: z.string(),
      /** How many people have a score. */
      people: z.int(),
      /** How right they were together, at each time as the page said it; null where they never were three. */
      crowd: ownScores
        .pick({ brier: true, log: true, baseline: true, coverage: true })
        .extend({ people: z.int() })
        .nullable(),
    })
    .nullable(),
})

const moment = z.union([z.iso.date(), z.iso.datetime()])
const window = z
  .strictObject({ from: moment.exactOptional(), to: moment.exactOptional() })
  .refine((asked) => (startOf(asked) ?? 0) <= endOf(asked), {
    path: ['to'],
    message: 'must not be before from',
  })

const told = z.object({ at: z.iso.datetime(), forecasters: z.int(), estimate })

/** Amounts are in the unit of the question: of chances .15 are 15 points, of dates they are days. */
const shift = z.object({
  from: told,
  to: told,
  /** Which option it is about, the one that leads in the end; null of a question without options. */
  option: z.string().nullable(),
  amount: z.number(),
  /**
   * They add up to the amount, and are each of three people or more, or of none: what was learnt is nobody's doing. None
   * where they cannot be.
   */
  parts: z.array(z.object({ by: z.enum(shiftVoices), people: z.int(), amount: z.number() })),
  steepest: z
    .object({
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      amount: z.number(),
      /** What people said nearest to it, three comments at most: their beginning, without markup or a name. */
      comments: z.array(z.object({ id: itemId, at: z.iso.datetime(), text: z.string() })),
    })
    .nullable(),
})

export const crowdContract = {
  findCrowd: endpoint({
    address: at.findCrowd,
    summary:
      'What people forecast of a prediction together, from three of them on, beside Farsight, its author, the model and a machine',
    policy: 'anyone',
    params: predictionId,
    query: z.strictObject({}),
    answer: together,
    refusals: ['item-not-found'],
    shows: (answer) => [`i${answer.predictionId}`, `v${answer.predictionId}`],
  }),
  findCrowdHistory: endpoint({
    address: at.findCrowdHistory,
    summary:
      'How what people forecast of a prediction together went: at most 400 points, the last of each step of time; without a window all of it, the last days in more detail',
    policy: 'anyone',
    params: predictionId,
    query: window,
    answer: z.object({
      predictionId: itemId,
      question,
      points: z.array(
        z.object({
          /** It held until the next. */
          at: z.iso.datetime(),
          forecasters: z.int(),
          /** Null while fewer than three forecasts stood. */
          estimate: estimate.nullable(),
          quartiles,
        }),
      ),
    }),
    refusals: ['item-not-found', 'crowd-hidden'],
  }),
  findCrowdShift: endpoint({
    address: at.findCrowdShift,
    summary:
      'Why what people forecast of a prediction together moved: the parts of who came, who changed their forecast, who left and who spoke again; told by the whole hour',
    policy: 'anyone',
    // The first time in an hour it is up to three hundred, then five.
    cost: { base: 100 },
    params: predictionId,
    query: z.strictObject({ window: z.enum(windowNames).default('all') }),
    answer: z.object({
      predictionId: itemId,
      question,
      /** Null where people were too few at one of its ends, or others count by now than counted then. */
      shift: shift.nullable(),
    }),
    refusals: ['item-not-found', 'crowd-hidden'],
  }),
  findCrowdRecord: endpoint({
    address: at.findCrowdRecord,
    summary:
      'How right crowds have been on questions that came out: the pool beside the published ways of putting the same forecasts together, how often yes came by the chance that they gave it, and what has been learnt of that',
    policy: 'anyone',
    cost: { base: 20 },
    params: z.strictObject({}),
    query: z.strictObject({}),
    answer: z.object({ ways: wayRows, calibration: crowdBins, learning: learningTold }),
    refusals: [],
  }),
  findCrowdFile: endpoint({
    address: at.findCrowdFile,
    summary: 'How it went, as a file',
    policy: 'anyone',
    params: predictionId,
    query: window,
    answer: z.string(),
    type: 'text/csv',
    refusals: ['item-not-found', 'crowd-hidden'],
  }),
}
