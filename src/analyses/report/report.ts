/**
 * A report: sections of sentences, each sentence tied to the evidence for every value in it, and pictures drawn from
 * the same evidence.
 */
import { z } from 'zod'
import { analysisKind } from '../analysis.ts'
import { question as asked } from '../ask/ask.ts'
import { awaits } from '../living/awaits.ts'
import { turn } from '../living/turn.ts'
import { evidence, evidenceId } from './evidence.ts'
import { jobRecord } from './job-record.ts'

/** In the order in which a report is read. One without anything to say is left out. */
export const writtenSections = [
  'answer',
  'meaning',
  'path',
  'change',
  'drivers',
  'branches',
  'against',
  'unknown',
  'record',
  'method',
] as const

/** All that a report may hold: those of earlier days have others, which stand here where they stood among theirs. */
export const sectionNames = [
  'answer',
  'meaning',
  'path',
  'change',
  'asked',
  'base-rate',
  'crowd',
  'drivers',
  'branches',
  'scenarios',
  'for-and-against',
  'disagreement',
  'against',
  'signposts',
  'sensitivity',
  'unknown',
  'gaps',
  'record',
  'method',
] as const
export type SectionName = (typeof sectionNames)[number]
export type WrittenSection = (typeof writtenSections)[number]

/**
 * What ties a piece of a sentence to its source. `item`, `version`, `field` and `value` repeat the evidence, so that a
 * claim can be read alone.
 */
export const claim = z.object({
  kind: z.enum(['number', 'quote', 'fact']),
  evidence: evidenceId,
  item: z.string(),
  version: z.int().nullable(),
  field: z.string(),
  value: z.union([z.number(), z.string()]),
  /** The words that state it, and where they stand in the sentence. */
  text: z.string(),
  start: z.int().min(0),
})
export type Claim = z.output<typeof claim>

/**
 * `connecting` sentences state nothing and come from a closed list (`connecting.ts`); all others have at least one
 * claim.
 */
export const sentence = z.object({
  text: z.string().min(1),
  claims: z.array(claim),
  by: z.enum(['template', 'model', 'connecting']),
})
export type Sentence = z.output<typeof sentence>

/** A value that a picture shows: by its evidence, so that it opens as a footnote does. */
const shown = z.object({ evidence: evidenceId, value: z.number() })

/** Pictures and tables, in the order of their section. Every number in them is of the evidence. */
export const block = z.discriminatedUnion('type', [
  /** A probability with its range. */
  z.object({
    type: z.literal('chance'),
    title: z.string(),
    value: shown,
    low: shown.nullable(),
    high: shown.nullable(),
  }),
  /** What was measured and where it is heading: as on the page of the trend, at that version. */
  z.object({
    type: z.literal('fan'),
    title: z.string(),
    item: z.string(),
    version: z.int(),
    unit: z.string(),
    observations: z.array(z.tuple([z.string(), z.number()])),
    points: z.array(z.object({ at: z.string(), knots: z.array(z.number()).length(7), validated: z.boolean() })),
    bounds: z.object({ least: z.number().nullable(), most: z.number().nullable() }),
    threshold: z.number().nullable(),
    /** The year or month that the answer is for, where the series is that of the answer. */
    asked: z.string().nullable().default(null),
    /** From when on the observations are preliminary. */
    provisional: z.string().nullable().default(null),
    /** What the source itself projects. */
    projected: z.array(z.tuple([z.string(), z.number()])).default([]),
    /** Newer values from elsewhere; `signal`: which of the trend's signals says it, counted from 0. */
    newer: z
      .array(z.object({ at: z.string(), value: z.number(), publisher: z.string(), signal: z.int().min(0) }))
      .default([]),
  }),
  /** Values side by side: chances, or one unit. `low` and `high` are a range. */
  z.object({
    type: z.literal('bars'),
    title: z.string(),
    unit: z.string(),
    rows: z.array(
      z.object({
        label: z.string(),
        item: z.string().nullable(),
        value: shown,
        low: shown.nullable(),
        high: shown.nullable(),
      }),
    ),
  }),
  /** By how many points the answer would move if something turned out true, or not. */
  z.object({
    type: z.literal('tornado'),
    title: z.string(),
    rows: z.array(z.object({ label: z.string(), item: z.string().nullable(), ifTrue: shown, ifFalse: shown })),
  }),
  /** What speaks for and against, the strongest first. */
  z.object({
    type: z.literal('balance'),
    title: z.string(),
    for: z.array(z.object({ label: z.string(), item: z.string().nullable(), text: z.string(), evidence: evidenceId })),
    against: z.array(
      z.object({ label: z.string(), item: z.string().nullable(), text: z.string(), evidence: evidenceId }),
    ),
  }),
  z.object({
    type: z.literal('table'),
    title: z.string(),
    columns: z.array(z.string()),
    rows: z.array(
      z.array(z.object({ text: z.string(), item: z.string().nullable(), evidence: evidenceId.nullable() })),
    ),
  }),
])
export type Block = z.output<typeof block>

export const section = z.object({
  name: z.enum(sectionNames),
  title: z.string(),
  sentences: z.array(sentence),
  blocks: z.array(block),
})
export type Section = z.output<typeof section>

/** How the wording came about. Null where no language model was asked. */
export const wording = z.object({
  model: z.string(),
  /** Of all sentences that state something, how many are the model's; all of those were verified. */
  byModel: z.int(),
  sentences: z.int(),
  promptTokens: z.int(),
  answerTokens: z.int(),
  /** In US dollars; null where the endpoint's prices are not known. */
  cost: z.number().nullable(),
  /** Why sentences of the model were not taken, and how often. */
  rejected: z.record(z.string(), z.int()),
})
export type Wording = z.output<typeof wording>

/** An answer in the fewest words: '30%', '12,092 million tonnes', 'rising', and what that is of. */
const headline = z.object({
  figure: z.string(),
  evidence: evidenceId,
  says: z.string(),
  /** What ties the words of `says` to what they are said of. Earlier ones are said of a label. */
  claims: z.array(claim).exactOptional(),
})
export type Headline = z.output<typeof headline>

export const report = z.object({
  /** Of this shape. */
  schema: z.literal(1),
  kind: analysisKind,
  question: z.string(),
  /** How its owner confirmed that it is to be read; where that was left to us, it is read anew. */
  read: asked.nullable().optional(),
  title: z.string(),
  madeAt: z.iso.datetime(),
  /** The year that the answer is for, where the question has one. */
  year: z.int().nullable(),
  /** Of each part of the question. Earlier ones do not say. */
  years: z.array(z.int().nullable()).exactOptional(),
  /** Null where the base cannot put one in a number. */
  answer: headline.nullable(),
  /** Of a question of several parts, the answers to those that come after the first with a number. Earlier ones do not say. */
  others: z.array(headline).exactOptional(),
  /** Whether it answers what was asked, be it one part of it; nobody pays for a near miss. Earlier ones do not say. */
  isAnswered: z.boolean().default(true),
  /** What comes that may change it, the first first. Earlier ones do not say. */
  outdated: z.array(turn).optional(),
  /** What will say how right it was; null where nothing does by itself. Earlier ones do not say. */
  awaits: awaits.nullable().optional(),
  sections: z.array(section),
  evidence: z.array(evidence),
  /** Every item that was read, at its version, and who wrote it. */
  sources: z.array(
    z.object({
      item: z.string(),
      version: z.int(),
      title: z.string(),
      /** Sets have none, and reports of earlier days do not say. */
      author: z.string().optional(),
      /** The author's account; null for the house. */
      authorId: z.string().nullable().optional(),
    }),
  ),
  wording: wording.nullable(),
  /** Each job that a language model had; reports of earlier days do not say. */
  jobs: z.array(jobRecord).optional(),
  /** Milliseconds of each step. */
  took: z.array(z.object({ step: z.string(), ms: z.number() })),
})
export type Report = z.output<typeof report>
