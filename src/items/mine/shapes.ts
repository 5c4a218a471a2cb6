/** What the calls about one's own items share. */
import { z } from 'zod'
import type { AnyKind } from '../content-kind.ts'
import { cardSchema, wholeSchema } from '../contract.ts'
import { itemId } from '../item.ts'
import { words } from '../trust/trust.ts'
import { standings } from './words.ts'

export type AnyKinds = readonly [AnyKind, ...AnyKind[]]

export const none = z.strictObject({})
export const signedIn = ['sign-in-needed', 'session-ended'] as const
export const owned = [...signedIn, 'item-not-found'] as const
/** Of calls that change what one wrote: of what is another's nothing is told but that it is not one's own. */
export const ownItem = [...signedIn, 'own-item-not-found'] as const

/** What a field lacks, in words that follow its name: `{field: 'title', reason: 'is too short'}`. */
export const fault = z.object({ field: z.string(), reason: z.string() })
export const standing = z.enum(standings)
/** The last that was said of an author, and why; `by` is Farsight where no operator said it. */
export const said = z.object({ word: z.enum(words), reason: z.string(), by: z.string(), at: z.iso.datetime() })
export const hidden = z.object({ reason: z.string(), at: z.iso.datetime() })
/** Made by the browser that writes it, so that keeping it twice keeps it once. */
export const draftId = z.uuid()
/** What stands in a form so far: not yet what the kind's schema asks for. */
export const unfinished = z.record(z.string().max(60), z.unknown())
/** The version of the item that a revision began from; null where there is none, or none was told. */
export const version = z.int().min(1).max(999_999_999)
export const draftHead = z.object({
  id: z.string(),
  kind: z.string(),
  /** The item it would revise; null where it would be a new one. */
  itemId: itemId.nullable(),
  base: version.nullable(),
  title: z.string(),
  updatedAt: z.iso.datetime(),
})

/** What stands in the place of a kind, for those that the product has. */
export function myShapes<const K extends AnyKinds>(kinds: K) {
  const names = kinds.map(({ name }) => name) as [K[number]['name'], ...K[number]['name'][]]
  const card = z.discriminatedUnion('kind', kinds.map(cardSchema) as never) as unknown as ReturnType<
    typeof cardSchema<K[number]>
  >
  const whole = z.discriminatedUnion('kind', kinds.map(wholeSchema) as never) as unknown as ReturnType<
    typeof wholeSchema<K[number]>
  >
  return {
    kinds,
    names,
    card,
    whole,
    one: z.object({ kind: z.enum(names), id: itemId }),
    item: z.object({ item: whole }),
  }
}
export type MyShapes<K extends AnyKinds> = ReturnType<typeof myShapes<K>>
