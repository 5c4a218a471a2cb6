/**
 * The scope of an analysis before it is ordered: what the base knows about a question, what it does not, and what the
 * answer would cost.
 */
import { z } from 'zod'
import { itemRef } from '#items/item.ts'
import { analysisKind } from '../analysis.ts'
import { question } from '../ask/ask.ts'

/** What a question is about, as the words of it say. */
export const understood = z.object({
  text: z.string(),
  /** As it was typed, where that was in another language and `text` is its English. */
  typed: z.string().exactOptional(),
  /** The years that it names or implies ('by 2035', 'in ten years'); both null where it names none. */
  from: z.int().nullable(),
  to: z.int().nullable(),
  category: z.string().nullable(),
  /**
   * What it asks for: a chance ('will it'), an amount ('how much'), a time ('when'), or an account ('what will become
   * of').
   */
  wants: z.enum(['chance', 'amount', 'time', 'account']),
  /** A comparison with a number, where it makes one: 'above 450 ppm'. */
  threshold: z.object({ comparison: z.enum(['>=', '<=', '>', '<']), value: z.number() }).nullable(),
})
export type Understood = z.output<typeof understood>

const foundItem = z.object({
  ref: itemRef,
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  label: z.string(),
  author: z.string(),
  /** The author's account; null for the house. */
  authorId: z.string().nullable(),
  /** In the fewest words: '62%', '425.6 ppm'; empty where it has none. */
  figure: z.string(),
  /** Whether that was estimated, rather than measured. */
  isEstimate: z.boolean(),
  /** How well it fits, from 0 to 1. */
  fit: z.number(),
  /** Why it was found: its words, its tags, or a link to one that was. */
  because: z.enum(['words', 'tags', 'link', 'named']),
})

/** How a language model read it, where one was asked. */
const reader = z.object({
  model: z.string(),
  /** `adds`: what is shown is more than the rules have read. `late`: it has not answered yet. */
  is: z.enum(['adds', 'agrees', 'refused', 'late']),
  ms: z.int(),
  /** In US dollars; null where the endpoint's prices are not known. */
  cost: z.number().nullable(),
  /** What it reads otherwise than the rules, whose reading stands. */
  differs: z.array(z.string()),
})

export const preview = z.object({
  kind: analysisKind,
  question: z.string(),
  understood,
  /** What it asks, part by part, with the items that each is about. */
  read: question,
  /** Null where no language model was asked. */
  reader: reader.nullable().default(null),
  /** What these items are called. */
  labels: z.record(itemRef, z.string()),
  /** What a report will give for each part, and what it will not, a sentence each. */
  gives: z.array(
    z.object({
      can: z.array(z.string()),
      cannot: z.array(z.string()),
      /** Whether anything was found that is about the place which it names; of the world, always. */
      coversPlace: z.boolean(),
      /** What it is measured in. */
      units: z.array(z.string()),
    }),
  ),
  trends: z.array(foundItem),
  predictions: z.array(foundItem),
  scenarios: z.array(foundItem),
  /** What an answer would lack, a sentence each. */
  gaps: z.array(z.string()),
  /**
   * True where the base holds too little for a report: nothing can be ordered, nothing is charged. Then the items are
   * those that come nearest.
   */
  isEmpty: z.boolean(),
  /** Where it is too little: what would be noted for operators of its asker's wish for an answer; else null. */
  wish: z.string().nullable(),
  /** Misspelt words of the question, with those that were looked for in their place. */
  corrected: z.record(z.string(), z.string()),
  /** `units`: nought where only what comes nearest can be told. */
  cost: z.object({ budget: z.enum(['analysis', 'trend']), units: z.literal([0, 1]) }),
  /** Of both budgets, of whoever asks; null for a visitor. */
  left: z.object({ analysis: z.int(), trend: z.int() }).nullable(),
  /** What whoever asks has of it already, as it is read here: the newest of each kind. */
  owned: z.array(
    z.object({
      id: z.string(),
      budget: z.enum(['analysis', 'trend']),
      trend: itemRef.nullable(),
      orderedAt: z.iso.datetime(),
      /** Nothing has changed since: ordering it answers this one, and costs nothing. */
      isSame: z.boolean(),
    }),
  ),
  /** What else may answer it for less: the trend that fits best, for one trend analysis. */
  trendInstead: itemRef.nullable(),
})
export type Preview = z.output<typeof preview>
