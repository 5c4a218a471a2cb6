/** What a language model adds to a dossier before a report is written of it. No sentence of its: what is written is ours. */
import { z } from 'zod'
import { itemRef } from '#items/item.ts'
import { jobRecord } from '../report/job-record.ts'

const chance = z.number().min(0).max(1)

/** So many judgements are asked for, and so many are needed. */
export const samples = { asked: 7, least: 5, most: 10 }

export const judged = z.object({
  model: z.string(),
  /** The question of the base that it is about, where the answer is by one: so it can be scored. */
  about: itemRef.nullable(),
  /** Of each pass how often such things come about, and then what is thought of this one. */
  samples: z
    .array(z.object({ outside: chance, inside: chance }))
    .min(samples.least)
    .max(samples.most),
  /** Of its earlier judgements here: how many have been resolved, and their mean Brier score. */
  resolved: z.int().min(0),
  brier: z.number().nullable(),
})
export type Judged = z.output<typeof judged>

export const advice = z.object({
  judged: judged.nullable(),
  /** Of the parts of the question that have several ways to just what they ask, the one that was chosen. */
  plan: z.array(z.object({ part: z.int().min(0), way: z.string() })).default([]),
  jobs: z.array(jobRecord),
})
export type Advice = z.output<typeof advice>
