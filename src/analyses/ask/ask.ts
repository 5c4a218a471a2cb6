/**
 * What a question asks, as one record: the same that a report must state of its answer before its headline may show a
 * number. `question` holds one for each part of what was asked.
 */
import { z } from 'zod'
import { itemRef } from '#items/item.ts'
import { choice } from '../decision/choice.ts'

const wanted = ['chance', 'amount', 'time', 'which', 'compare', 'effect', 'explain'] as const
/** `each`: for each person; `gap`: how far apart two things are; `sum`: what several make together; `pace`: how fast it changes. */
const measures = [
  'level',
  'change',
  'share',
  'peak',
  'lowest',
  'each',
  'gap',
  'sum',
  'pace',
  'first',
  'outcome',
] as const
export const comparisons = ['at-least', 'at-most', 'above', 'below'] as const
export type Comparison = (typeof comparisons)[number]

/** A number as it was typed: '30 centimetres' is 30 and 'cm'. */
const measured = z.object({ value: z.number(), unit: z.string() })

/** With a number of its own unit, with another time of the same thing, or with another thing. */
const relation = z.union([
  z.object({
    comparison: z.enum([...comparisons, 'between']),
    /** In the unit of what is asked about, once that is known; else as it was typed. */
    value: z.number(),
    /** The upper end of 'between'. */
    upTo: z.number().optional(),
    unit: z.string(),
    /** Where it was converted. */
    asked: measured.optional(),
  }),
  z.object({
    comparison: z.enum(comparisons),
    factor: z.number(),
    of: z.union([z.object({ self: z.int() }), z.object({ other: z.string() })]),
  }),
])
export type Relation = z.output<typeof relation>

const when = z.object({
  kind: z.enum(['in', 'by', 'within', 'ever']),
  /** Years; null where no beginning or no end is named. */
  from: z.int().nullable(),
  to: z.int().nullable(),
  /** Where months are named: '12', or from one to another, as '12-02'. */
  month: z.string().optional(),
})
export type When = z.output<typeof when>

const clause = z.object({
  wants: z.enum(wanted),
  of: z.object({
    /** What of the base it is about, the best first. */
    items: z.array(itemRef),
    words: z.string(),
    measure: z.enum(measures),
    /** The year that a change is counted from. */
    since: z.int().optional(),
    /** Of a `sum`, what is added, as it was typed: 'wind' and 'solar power'. */
    sum: z.array(z.string()).exactOptional(),
    /** Of which one is asked for that has most, or least: 'wind', 'sun' and 'nuclear'. */
    among: z.object({ things: z.array(z.string()), isLeast: z.boolean() }).exactOptional(),
    /** In which an amount is asked for: 'in cents', 'how many kilowatt hours'. */
    unit: z.string().optional(),
    /** What it names, as far as a dictionary tells: an answer must name it too. */
    things: z.array(z.string()).exactOptional(),
  }),
  place: z.string(),
  relation: relation.nullable(),
  when: when.nullable(),
  negated: z.boolean(),
  /** What was typed and is in nothing of this, and could make it another event: 'or at least 9,000'. */
  unread: z.array(z.string()).exactOptional(),
})

export const ask = clause.extend({
  /** What is taken as given: 'if a recession begins by 2031'. */
  condition: clause.nullable(),
  /** What whoever asks decides, in their words. */
  decision: z.string().nullable(),
})
export type Ask = z.output<typeof ask>
export type Clause = z.output<typeof clause>

export const question = z.object({
  parts: z.array(ask),
  /** As in ISO 639-1; 'und' where it cannot be told. */
  language: z.string(),
  /** Between what its asker decides on the answer, where that is told. */
  choice: choice.optional(),
  /** The question in English, where it was asked in another language and a language model has read it. */
  english: z.string().exactOptional(),
})
export type Question = z.output<typeof question>
