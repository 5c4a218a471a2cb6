/** The calls about questions of other platforms: what is said there of a prediction, and what operators tie to it. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { elsewhereAddresses as at } from './addresses.ts'
import { alikes } from './words.ts'

const none = z.strictObject({})
const one = z.object({ id: itemId })
const there = one.extend({ platform: z.string().regex(/^[a-z]{2,40}$/) })
const moment = z.iso.datetime()
const refusals = ['sign-in-needed', 'session-ended', 'operators-only'] as const

const chance = z.number().min(0).max(1)
const platform = z.object({
  id: z.string(),
  title: z.string(),
  /** What its number is; null where its terms allow none here: a link alone. */
  number: z.string().nullable(),
  /** What `volume` counts. */
  volumeIn: z.string().nullable(),
})
const alike = z.array(z.enum(alikes))

const forecast = z.object({
  platform,
  /** The page for people. */
  url: z.string(),
  /** As it is worded there. */
  question: z.string().nullable(),
  /** Of a yes, as it was said last; null where none is shown. */
  chance: chance.nullable(),
  /** Whoever asks wishes to forecast first (`hidesCrowd` of `PATCH /api/me`): no number is told. */
  isHidden: z.boolean().default(false),
  forecasters: z.int().nullable(),
  volume: z.number().nullable(),
  closes: moment.nullable(),
  resolution: z.enum(['yes', 'no', 'other']).nullable(),
  /** The last look that found it in order. */
  seenAt: moment.nullable(),
  /** What an operator has compared and found alike. */
  alike,
  /** What was said last on each day, the earliest first, where the terms let that be handed on. */
  days: z.array(z.tuple([z.iso.date(), chance])),
})
const answer = z.object({ predictionId: itemId, elsewhere: z.array(forecast) })

const operated = z.object({
  itemId: z.string(),
  label: z.string(),
  platform,
  url: z.string(),
  alike,
  state: z.enum(['active', 'broken', 'ended']),
  /** Why the last look failed, or null. */
  why: z.string().nullable(),
  /** Why nothing is asked or shown of it, or null. */
  whyOff: z.string().nullable(),
  seenAt: moment.nullable(),
  checkedAt: moment.nullable(),
  nextAt: moment.nullable(),
  /** Looks that failed in 30 days. */
  failures: z.int(),
})
const operators = z.object({
  platforms: z.array(platform.extend({ terms: z.string(), whyOff: z.string().nullable() })),
  elsewhere: z.array(operated),
})

export const elsewhereContract = {
  findElsewhere: endpoint({
    address: at.findElsewhere,
    summary:
      'What other platforms say of questions like a prediction’s, where the operator has switched that on. It is part of no number here and resolves nothing',
    policy: 'anyone',
    params: one,
    query: none,
    answer,
    refusals: ['item-not-found'],
    // It comes and goes with the page's own tag, which the item brings.
    shows: ({ predictionId }) => [`i${predictionId}`],
  }),
  bindElsewhere: endpoint({
    address: at.bindElsewhere,
    summary: 'For operators: ties a prediction to a question of another platform by its address, one for each platform',
    policy: 'operator',
    cost: { base: 20 },
    params: one,
    query: none,
    body: z.strictObject({ url: z.url().max(2000), alike: alike.default([]) }),
    answer: operators,
    refusals: [...refusals, 'item-not-found', 'elsewhere-yes-or-no', 'invalid-input'],
  }),
  unbindElsewhere: endpoint({
    address: at.unbindElsewhere,
    summary: 'For operators: unties a prediction from a question elsewhere, and forgets what was said there',
    policy: 'operator',
    params: there,
    query: none,
    answer: operators,
    refusals: [...refusals, 'elsewhere-not-found'],
  }),
  refreshElsewhere: endpoint({
    address: at.refreshElsewhere,
    summary: 'For operators: has a question elsewhere looked at now, once in ten minutes',
    policy: 'operator',
    cost: { base: 20 },
    params: there,
    query: none,
    body: none,
    answer: operators,
    status: 202,
    refusals: [...refusals, 'elsewhere-not-found', 'sources-off', 'looked-just-now'],
  }),
  listElsewhere: endpoint({
    address: at.listElsewhere,
    summary:
      'For operators: the platforms, and every question elsewhere with when it was looked at and what went wrong',
    policy: 'operator',
    cost: { base: 20 },
    params: none,
    /** Of one prediction alone. */
    query: z.strictObject({ item: itemId.exactOptional() }),
    answer: operators,
    refusals,
  }),
}
