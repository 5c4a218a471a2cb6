/** The sources API: where a series comes from, how it keeps itself current, and which changes wait for an operator. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { frequency, mark, observedAt } from '#series/series.ts'
import { sourceAddresses as at } from './addresses.ts'
import { binding, every, states } from './binding.ts'
import { derivation } from './derivation.ts'
import { decisions } from './holding/decisions.ts'
import { rules } from './holding/why-hold.ts'

const none = z.strictObject({})
const one = z.object({ id: itemId })
const moment = z.iso.datetime()
const signedIn = ['sign-in-needed', 'session-ended'] as const
const forOperators = [...signedIn, 'operators-only'] as const

const state = z.enum(states)
const look = z.object({
  at: moment,
  outcome: z.enum(['same', 'new', 'revised', 'held', 'failed']),
  sentence: z.string(),
  /** Of the trend, where one was written for it. */
  version: z.int().nullable(),
  url: z.string().nullable(),
  /** SHA-256 of the values; after a point that of the marks beside them, where there are any. */
  digest: z.string().nullable(),
  licence: z.string().nullable(),
})

const bound = z.object({
  connector: z.object({ id: z.string(), title: z.string() }),
  state,
  /** Where the values come from, as the source asks to be named. */
  attribution: z.object({ text: z.string(), url: z.string(), licence: z.string() }).nullable(),
  /** What Farsight computes of the source's values; null where nothing. */
  computed: z.string().nullable(),
  checkedAt: moment.nullable(),
  changedAt: moment.nullable(),
  nextAt: moment.nullable(),
  /** When the source is expected to publish next. */
  expectedBy: z.iso.date().nullable(),
  /** Since when a change waits for an operator, or for the author of a trend that nobody else reads. */
  heldSince: moment.nullable(),
})

/** The values of a series, with what its source says of single ones. */
const measured = {
  frequency,
  observations: z.array(z.tuple([observedAt, z.number()])),
  marks: z.array(z.tuple([observedAt, mark])),
  /** From this time on its values are preliminary; null where none is. */
  provisional: observedAt.nullable(),
}

/** A change that waits, with what stands, what the source says, and why it was held. */
const hold = z.object({
  id: z.string(),
  itemId: z.string(),
  label: z.string(),
  at: moment,
  reasons: z.array(z.object({ rule: z.enum(rules), says: z.string() })),
  diff: z.string(),
  stands: z.object({ unit: z.string(), ...measured }),
  proposed: z.object({ unit: z.string().nullable(), source: z.string(), ...measured }),
  /** Why it cannot be taken in the place of what stands, or null. */
  whyNotTake: z.string().nullable(),
})
const decided = z.strictObject({ decision: z.enum(decisions), note: z.string().max(500).default('') })
const holdId = z.string().regex(/^[1-9]\d{0,17}$/)

const source = z.object({
  /** Null where the series is kept by hand. */
  bound: bound.nullable(),
  /** The newest observation of the series; null without one. */
  newest: observedAt.nullable(),
  looks: z.array(look),
  /** For whoever may change it. */
  own: z
    .object({
      binding: z
        .object({ connector: z.string(), address: z.record(z.string(), z.string()), derive: derivation, every })
        .nullable(),
      /** Why the last look failed, or nothing is asked. */
      why: z.string().nullable(),
      /** Why nothing can be asked now, in a sentence, or null. */
      whyNotNow: z.string().nullable(),
      /** What waits for a decision, or null. */
      hold: hold.nullable(),
    })
    .nullable(),
})
const answer = z.object({ source })

const operated = bound.extend({
  itemId: z.string(),
  label: z.string(),
  every,
  why: z.string().nullable(),
  newest: observedAt.nullable(),
  /** The owner of the series lets nobody show its values here. */
  isWithheld: z.boolean(),
  /** Older than its frequency lets expect: 18 months for a yearly series, 7 for a quarterly one, 75 days for a monthly one. */
  isLate: z.boolean(),
  failures: z.int(),
  holds: z.int(),
  ms: z.int().nullable(),
})

export const sourceContract = {
  findSource: endpoint({
    address: at.findSource,
    summary: 'Where the series of a trend comes from, when it was looked at, and every version that came of it',
    policy: 'anyone',
    params: one,
    query: none,
    answer,
    refusals: ['item-not-found'],
  }),
  bindSource: endpoint({
    address: at.bindSource,
    summary:
      'Binds the series of a trend to a source: by a pasted address, or by connector and address. Authors their own, to statistics sites; operators any',
    policy: 'user',
    cost: { base: 20 },
    params: one,
    query: none,
    body: z.union([
      z.strictObject({ url: z.url().max(2000), derive: derivation.exactOptional(), every: every.exactOptional() }),
      binding,
    ]),
    answer,
    refusals: [
      ...signedIn,
      'item-not-found',
      'own-item-not-found',
      'no-series-to-keep',
      'not-yours-to-bind',
      'not-republishable',
      'too-many-bindings',
      'invalid-input',
    ],
  }),
  understandAddress: endpoint({
    address: at.understandAddress,
    summary:
      'Which statistics site a pasted address is of, what is asked for there, and on what terms. Nothing is fetched, and nothing stored',
    policy: 'user',
    params: none,
    query: z.strictObject({ url: z.string().min(1).max(2000) }),
    answer: z.object({
      /** Null where no site that is known here has such an address. */
      understood: z
        .object({
          connector: z.object({ id: z.string(), title: z.string() }),
          /** The series there, part by part: 'Indicator' is 'SP.POP.TOTL'. */
          parts: z.array(z.object({ label: z.string(), value: z.string() })),
          attribution: z.object({ text: z.string(), url: z.string(), licence: z.string() }),
        })
        .nullable(),
      /** Whether a series may be bound to it. */
      mayBind: z.boolean(),
      /** Why not, or why nothing would be asked there now: a sentence; null else. */
      why: z.string().nullable(),
    }),
    refusals: signedIn,
  }),
  unbindSource: endpoint({
    address: at.unbindSource,
    summary: 'Lets a series be kept by hand again. What came from the source stays',
    policy: 'user',
    params: one,
    query: none,
    answer,
    refusals: [...signedIn, 'item-not-found', 'own-item-not-found', 'source-not-found'],
  }),
  refreshSource: endpoint({
    address: at.refreshSource,
    summary: 'Has the source of a trend looked at now, once in ten minutes',
    policy: 'user',
    cost: { base: 20 },
    params: one,
    query: none,
    body: none,
    answer,
    status: 202,
    refusals: [
      ...signedIn,
      'item-not-found',
      'own-item-not-found',
      'source-not-found',
      'sources-off',
      'looked-just-now',
    ],
  }),
  decideOwnHold: endpoint({
    address: at.decideOwnHold,
    summary:
      'Takes a change that waits at a trend that one may change, refuses it for good, or takes it as another series',
    policy: 'user',
    cost: { base: 50 },
    params: one.extend({ hold: holdId }),
    query: none,
    body: decided,
    answer,
    refusals: [...signedIn, 'item-not-found', 'own-item-not-found', 'hold-not-found', 'invalid-input'],
  }),
  listSources: endpoint({
    address: at.listSources,
    summary: 'For operators: every source, when it was looked at, what it answered, and how old its newest value is',
    policy: 'operator',
    cost: { base: 50 },
    params: none,
    query: none,
    answer: z.object({
      whyOff: z.string().nullable(),
      /** Since when no name of any host could be looked up; null while one can. */
      noWayOutSince: moment.nullable(),
      connectors: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          bindings: z.int(),
          /** Why none of its bindings is looked at, or null. */
          whyOff: z.string().nullable(),
          /** How each country by itself is asked for there, where that can be. */
          eachCountry: z.string().exactOptional(),
          fields: z.array(
            z.object({ name: z.string(), label: z.string(), example: z.string(), hint: z.string().optional() }),
          ),
        }),
      ),
      sources: z.array(operated),
      unbound: z.array(z.object({ itemId: z.string(), label: z.string() })),
    }),
    refusals: forOperators,
  }),
  listHolds: endpoint({
    address: at.listHolds,
    summary: 'For operators: changes that wait, with what stands, what the source says, and why it was held',
    policy: 'operator',
    cost: { base: 50 },
    params: none,
    query: none,
    answer: z.object({
      holds: z.array(hold),
    }),
    refusals: forOperators,
  }),
  decideHold: endpoint({
    address: at.decideHold,
    summary: 'For operators: takes a change that waits, refuses it for good, or takes it as another series',
    policy: 'operator',
    cost: { base: 50 },
    params: z.object({ id: holdId }),
    query: none,
    body: decided,
    answer: none,
    refusals: [...forOperators, 'hold-not-found', 'invalid-input'],
  }),
}
