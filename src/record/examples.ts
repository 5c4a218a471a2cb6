/** Live items with the numbers that the page of methods explains, each at the version that its numbers were made of. */
import { z } from 'zod'
import { learningTold } from '#forecasts/record/crowd-record.ts'
import { itemRef } from '#items/item.ts'
import { forecast } from '#predictions/question.ts'
import { machinesTold } from '#forecasts/machine/told.ts'
import { predictionNumbers } from '#predictions/numbers.ts'
import { scenarioNumbers } from '#scenarios/numbers.ts'
import { trendNumbers } from '#trends/numbers.ts'
import { series } from '#series/series.ts'

const shown = z.object({ item: itemRef, label: z.string(), version: z.int() })
export type ShownItem = z.output<typeof shown>
/** A series far enough to say it: its unit, and the newest observations. */
const measured = shown.extend({ unit: z.string(), last: series.shape.observations })

const point = z.object({ at: z.string(), knots: z.array(z.number()).length(7), validated: z.boolean() })
/** The median, and the ends of the 80 % band. */
const band = z.object({ low: z.number(), median: z.number(), high: z.number() })
const backtest = z.object({
  origins: z.int(),
  values: z.int(),
  error: z.number(),
  naiveError: z.number(),
  coverage: z.object({ 50: z.number(), 80: z.number(), 95: z.number() }),
})

export const methodExamples = z.object({
  trend: measured
    .extend({
      point,
      bounds: z.object({ least: z.number().nullable(), most: z.number().nullable() }),
      /** What each method says of that year, made anew; what the methods say together lies at the mean of the two medians. */
      members: z.array(z.object({ name: z.string(), scale: z.enum(['values', 'logarithms']), value: z.number() })),
      /**
       * What the methods say of each year and what the networks do, made anew, beside what is kept of both; with the
       * newest observations, as many as the networks look at. Null where networks have no say.
       */
      networks: z
        .object({
          seen: series.shape.observations,
          steps: z.array(z.object({ at: z.string(), methods: band, networks: band, both: band })),
        })
        .nullable(),
      /** A value that matters there. */
      threshold: z.object({ value: z.number(), label: z.string() }),
      backtest,
      direction: trendNumbers.shape.direction,
      momentum: trendNumbers.shape.momentum,
      /**
       * How often the series rose over spans as long as from its last value to the point, with the interval of the rate
       * behind it.
       */
      spans: z.object({ years: z.number(), all: z.int(), rose: z.int(), low: z.number(), high: z.number() }).nullable(),
    })
    .nullable(),
  maturity: measured.extend({ maturity: trendNumbers.shape.maturity }).nullable(),
  crossing: measured.extend({ crossing: trendNumbers.shape.crossings.element }).nullable(),
  model: shown

    .extend({
      model: predictionNumbers.shape.model,
      pool: predictionNumbers.shape.pool,
      trendLabel: z.string(),
      forecast: forecast.nullable(),
    })
    .nullable(),
  world: shown
    .extend({
      members: z.array(z.object({ label: z.string(), probability: z.number().nullable() })),
      chance: scenarioNumbers.shape.chance,
    })
    .nullable(),
  incoherence: shown
    .extend({ incoherence: scenarioNumbers.shape.incoherences.element, labels: z.record(z.string(), z.string()) })
    .nullable(),
  inconsistent: shown
    .extend({
      consistency: scenarioNumbers.shape.consistency,
      descriptors: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          states: z.array(z.object({ id: z.string(), title: z.string() })),
        }),
      ),
    })
    .nullable(),
  /** Which language models forecast. */
  machines: machinesTold,
  /** By what crowds are put together now. */
  learning: learningTold,
  /** The question that came out last and had a crowd, with how right that was. */
  scored: shown
    .extend({
      outcome: z.string(),
      people: z.int(),
      brier: z.number(),
      baseline: z.number(),
      coverage: z.number(),
    })
    .nullable(),
})
export type MethodExamples = z.output<typeof methodExamples>
