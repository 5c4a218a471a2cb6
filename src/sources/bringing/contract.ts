/** The call that asks an address for what a trend would have from it. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { answered, preview } from '#series/reading/preview.ts'
import { seriesKind } from '#series/series.ts'
import { derivation } from '../derivation.ts'
import { binding } from '../binding.ts'
import { bringingAddresses as at } from './addresses.ts'

const beside = {
  /** What somebody has said of what the address answered, as proposed by an answer before. */
  mapping: answered.exactOptional(),
  /** Whose series it is held against. */
  trendId: itemId.exactOptional(),
  numbersAre: seriesKind.exactOptional(),
}
const asked = z.union([
  z.strictObject({ url: z.url().max(2000), derive: derivation.exactOptional(), ...beside }),
  z.strictObject({ ...binding.omit({ every: true }).shape, ...beside }),
])

export type AskedOf = z.output<typeof asked>

export const bringingContract = {
  previewSource: endpoint({
    address: at.previewSource,
    summary:
      'Asks an address once, and says what was understood: the values, what must be asked, what they would change, on what terms, and what would be bound. Nothing is stored. Authors statistics sites, operators any address that is allowed here',
    policy: 'user',
    cost: { base: 60, anHour: 60, whenOften: 'asked-enough' },
    params: z.object({}),
    query: z.strictObject({}),
    body: asked,
    answer: z.object({
      connector: z.object({ id: z.string(), title: z.string() }),
      /** The series there, part by part: 'Indicator' is 'SP.POP.TOTL'. */
      parts: z.array(z.object({ label: z.string(), value: z.string() })),
      /** As the source asks to be named; `licence` is null where it does not say: whoever brings it does. */
      attribution: z.object({ text: z.string(), url: z.string(), licence: z.string().nullable() }),
      /** What the source calls it; null where it says nothing but values, or something is left to ask. */
      said: z.object({ title: z.string(), unit: z.string().nullable(), updated: z.string().nullable() }).nullable(),
      preview,
      /** What was left out and why, in sentences. */
      notes: z.array(z.string()),
      /** What keeps a trend current from there, as things were answered. */
      binding: z.object({ connector: z.string(), address: z.record(z.string(), z.string()), derive: derivation }),
    }),
    refusals: [
      'sign-in-needed',
      'session-ended',
      'item-not-found',
      'own-item-not-found',
      'invalid-input',
      'unknown-field',
      'address-unknown',
      'not-yours-to-bind',
      'not-republishable',
      'sources-off',
      'source-away',
      'source-resting',
      'source-fenced',
      'source-too-large',
      'source-not-understood',
      'source-says-no',
      'asked-enough',
    ],
  }),
}
