/**
 * How right the base has been so far: projections looked back on, projections that were kept, house forecasts,
 * scenarios. Counted over published items.
 */
import { z } from 'zod'
import { itemRef } from '#items/item.ts'
import { crowdBins, wayRows } from '#forecasts/record/crowd-record.ts'
import { speakersOfPeople } from '#forecasts/record/together.ts'
import { besideVoice } from '#forecasts/sorts/voice.ts'
import { frequency } from '#series/series.ts'

const count = z.int().min(0)
const inside = z.object({ 50: count, 80: count, 95: count })
/** One value that was foreseen, and what came. */
const foreseen = z.object({
  item: itemRef,
  label: z.string(),
  unit: z.string(),
  from: z.string(),
  at: z.string(),
  median: z.number(),
  low80: z.number(),
  high80: z.number(),
  observed: z.number(),
})
export type ForeseenValue = z.output<typeof foreseen>

const ofTrend = z.object({
  item: itemRef,
  label: z.string(),
  ratio: z.number(),
  inside80: z.number(),
  inside95: z.number(),
  values: count,
})

/** Of projections that were kept, what they had said of times whose value has come since. */
const scored = z.object({
  projections: count,
  values: count,
  inside,
  /** Means over values, in mean changes; null while there are none. */
  error: z.number().nullable(),
  naiveError: z.number().nullable(),
  arrivals: z.array(foreseen),
})
export type ScoredValues = z.output<typeof scored>

const question = z.object({ item: itemRef, label: z.string() })

/** Nine times in ten it would lie in `interval` by luck alone; null of too few questions. */
const meanSpoken = z.object({
  mean: z.number(),
  of: count,
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
})

const insideOf = z.object({ values: count, inside })

export const trackRecord = z.object({
  /** Of what all the numbers below are. */
  trends: z.object({
    listed: count,
    /** Whose owner allows no commercial use. */
    withheld: count,
    /** Whose numbers have been made. */
    computed: count,
  }),
  /** How current the series are. */
  sources: z.object({
    series: count,
    /** To a source that is looked at by itself. */
    bound: count,
    /** Whose source was in the last 40 days. */
    looked: count,
    /** Of which a change waits for an operator. */
    waiting: count,
    /** Whose source could not be read when it was looked at last. */
    unread: count,
    /** Whose newest value is older than its steps let expect, bound or not. */
    late: count,
  }),
  backtests: z.object({
    trends: count,
    values: count,
    inside,
    /** Against the last value, carried on. */
    better: count,
    /** Trends by their error as a share of the naive one: how many lie from `from` to the next. */
    errors: z.array(z.object({ from: z.number(), trends: count })),
    best: z.array(ofTrend),
    worst: z.array(ofTrend),
    /** Each with the past of its series, at the size of a stamp: [decimal year, value]. */
    misses: z.array(foreseen.extend({ widths: z.number(), spark: z.array(z.tuple([z.number(), z.number()])) })),
    /** How the bands held series by series: of all values together nobody sees the few series that they fail. */
    bySeries: z.object({
      /** Trends by the share of their values inside the 95 % band: how many lie from `from` to the next. */
      inside95: z.array(z.object({ from: z.number(), trends: count })),
      /** Those whose bands held least, the worst first. */
      least: z.array(ofTrend),
      /** Trends all of whose values lay above what was expected, or all below. */
      oneSided: count,
    }),
  }),
  kept: z.object({
    ...scored.shape,
    /** Trends with values that were revised since: inside the 80 % band as they came, and as they are known now. */
    revised: z.object({ trends: count, values: count, inside80: count, inside80Now: count }),
    /** What they had said of times that were over when they were made, and not measured yet. */
    estimated: scored,
    waiting: count,
    /** The first year that any of those waits for. */
    firstYear: z.int().nullable(),
  }),
  /** By the frequency of the series and how many steps ahead a band was drawn. */
  bySteps: z.array(
    z.object({
      frequency,
      step: z.int(),
      /** Of times that were over when they were asked about. */
      hindsight: insideOf,
      /** Of times that were to come, by the value that was known first. */
      foresight: insideOf,
    }),
  ),
  /** Series of which a value has come since something was said of it, those first whose bands held least. */
  bySeries: z.object({
    /** How many there are; the first of them are named. */
    total: count,
    rows: z.array(
      z.object({
        item: itemRef,
        label: z.string(),
        frequency,
        hindsight: insideOf,
        foresight: insideOf,
        /** Of times that were over when they were asked about, and not measured yet. */
        estimated: insideOf,
      }),
    ),
  }),
  forecasts: z.object({
    open: count,
    /** Should have resolved, and have no outcome yet. */
    overdue: count,
    resolved: count,
    annulled: count,
    /** Questions of chances that were scored, and the means over the time for which a forecast stood. */
    scored: count,
    brier: z.number().nullable(),
    logScore: z.number().nullable(),
    /** Questions of quantiles that were scored, and in how many what happened lay between 5% and 95% of what stood last. */
    ranges: count,
    insideRanges: count,
    next: z.array(question.extend({ resolves: z.iso.date() })),
    last: z.array(
      question.extend({
        resolvedAt: z.iso.date(),
        outcome: z.string(),
        chance: z.number().nullable(),
        brier: z.number().nullable(),
        isInside90: z.boolean().nullable(),
      }),
    ),
  }),
  /** Of questions that people forecast and that came out: each speaker for as long as it spoke. */
  people: z.object({
    questions: count,
    rows: z.array(
      z.object({
        by: z.enum(speakersOfPeople).or(besideVoice),
        questions: count,
        /** Null where it spoke of numbers and dates alone. */
        brier: meanSpoken.nullable(),
        baseline: meanSpoken,
        coverage: z.number(),
      }),
    ),
    /** The crowd beside each other one, on questions of which both have a Brier score. */
    against: z.array(z.object({ by: z.literal('person').or(besideVoice), crowdNearer: count, difference: meanSpoken })),
    /** The same forecasts put together in other ways. */
    ways: wayRows,
    calibration: crowdBins,
  }),
  /** Reports that readers ordered, of those that foretold something of what everybody may read. */
  reports: z.object({
    /** What they foretold has not come. */
    awaiting: count,
    scored: count,
    chances: count,
    brier: z.number().nullable(),
    ranges: count,
    inside: count,
    /** How many ranges ought to have held what came, by what they promise. */
    promised: z.number(),
    /** The mean interval score, in mean changes of the series. */
    scaled: z.number().nullable(),
  }),
  scenarios: z.object({
    scenarios: count,
    sets: count,
    members: count,
    /** Members whose question has resolved, or whose year has been measured. What several worlds need counts in each. */
    decided: count,
    /** By so many questions and series. */
    decidedBy: count,
    /** As their worlds need them. */
    cameTrue: count,
    /** Scenarios of which a member came out otherwise. */
    ruledOut: count,
    /** Decided members of which a chance was kept before: how many, how many came true, and the sum of those chances. */
    foretold: z.object({ members: count, cameTrue: count, expected: z.number() }),
  }),
})
export type TrackRecord = z.output<typeof trackRecord>
