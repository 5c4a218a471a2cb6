/**
 * The dossier of a report: everything that was read for it, items at their versions with their numbers. Gathered once,
 * kept with the report, and the only thing that its writer sees.
 */
import { z } from 'zod'
import { itemRef, link } from '#items/item.ts'
import { analysisKind } from '../analysis.ts'
import { question } from '../ask/ask.ts'
import { advice } from '../model/advice.ts'
import { alikeSeries } from './alike/alike.ts'
import { crowdRead } from './crowd.ts'
import { crowdRecord } from './crowd-record.ts'
import { understood } from './preview.ts'

const fields = z.record(z.string(), z.unknown())

/**
 * What the text of an item tells under its headings: of a trend what drives it, could break it and is to be watched; of
 * a question why it matters and what is behind it; of a scenario who gains and who loses.
 */
export const told = z.object({
  matters: z.string().exactOptional(),
  background: z.string().exactOptional(),
  gains: z.string().exactOptional(),
  drives: z.string().exactOptional(),
  breaks: z.string().exactOptional(),
  watch: z.string().exactOptional(),
})
export type Told = z.output<typeof told>

export const dossierItem = z.object({
  ref: itemRef,
  kind: z.string(),
  version: z.int(),
  title: z.string(),
  label: z.string(),
  summary: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  horizon: z.object({ from: z.int(), to: z.int() }),
  author: z.string(),
  /** The account of its author, null for the house; dossiers of earlier days do not say. */
  authorId: z.string().nullable().optional(),
  updatedAt: z.iso.datetime(),
  status: z.string().nullable(),
  /** The kind's own fields, as its schema has parsed them. */
  details: fields,
  /** As its kind's `numbers` schema has them; null where none are made yet. */
  numbers: fields.nullable(),
  /** When those were made: with the versions that they were made of, what it takes to make the same once more. */
  numbersMadeAt: z.iso.datetime().nullable().default(null),
  /** The versions that the numbers were made of, and the rows that told what people said. */
  restsOn: z.array(z.object({ item: z.string(), version: z.int(), said: z.string().exactOptional() })),
  /** What people say of it together, where they lead; dossiers of earlier days do not say. */
  crowd: crowdRead.nullable().optional(),
  /** Dossiers of earlier days do not say. */
  told: told.default({}),
  /** When its source is expected to publish next, as the look at it found; dossiers of earlier days do not say. */
  expectedBy: z.string().nullable().optional(),
  /** To other items of the dossier. */
  links: z.array(link),
  /** How well it fits the question, from 0 to 1, and why it is here. */
  fit: z.number(),
  because: z.enum(['words', 'tags', 'link', 'named']),
  /** How much it is about what the question asks, from 0 to 1; dossiers of earlier days do not say. */
  about: z.number().optional(),
})
export type DossierItem = z.output<typeof dossierItem>

export const dossier = z.object({
  kind: analysisKind,
  understood,
  /** What it asks, part by part, with the items that each is about; dossiers of earlier days do not say. */
  read: question.default({ parts: [], language: 'und' }),
  /** Whether its owner has said that it is to be read so. */
  isGiven: z.boolean().optional(),
  /** The trend that a trend analysis is about. */
  trend: itemRef.nullable(),
  madeAt: z.iso.datetime(),
  /** The best fit first. */
  items: z.array(dossierItem),
  /** The scenario sets of its scenarios, as their schema has them, by slug. */
  sets: z.record(z.string(), z.object({ version: z.int(), title: z.string(), question: z.string(), data: fields })),
  /** Resolved questions like this one: for a base rate. */
  resolved: z.array(
    z.object({
      ref: itemRef,
      version: z.int(),
      title: z.string(),
      author: z.string().optional(),
      authorId: z.string().nullable().optional(),
      outcome: z.string(),
      at: z.string(),
      fit: z.number(),
    }),
  ),
  /** Series whose past may stand for that of one that is asked about; dossiers of earlier days have none. */
  alike: z.array(alikeSeries).exactOptional(),
  /** Where people lead a question and enough has come out of what they forecast. */
  crowdRecord: crowdRecord.exactOptional(),
  /** What the base lacks, a sentence each, as the preview says it. */
  gaps: z.array(z.string()),
  /** What a language model was asked before anything is written. */
  advice: advice.optional(),
})
export type Dossier = z.output<typeof dossier>
