/** The calls about radars of one's own. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { plainLine } from '#kit/plain-line.ts'
import { category } from '../categories.ts'
import { day, itemId } from '../item.ts'
import { wholeNumber } from '../shelf/filters.ts'
import { myAddresses as at } from './addresses.ts'
import { isEachNamedOnce, leastSectors, longestName, longestSector, mostSectors } from './own-radar.ts'
import { type AnyKinds, type MyShapes, none, owned, signedIn } from './shapes.ts'

const key = wholeNumber(1, 999_999_999)
const ofOne = z.object({ radar: key })
const name = plainLine(1, longestName)
/** As it was kept, maybe by other rules. */
const sector = z.strictObject({ id: z.int().min(1).max(999), title: z.string(), category: category.nullable() })
const sectors = z
  .array(sector.extend({ title: plainLine(1, longestSector) }))
  .min(leastSectors)
  .max(mostSectors)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each id once')
  .refine(isEachNamedOnce, 'has two of one name')
const placed = { sector: z.int().min(1).max(999).nullable(), year: z.int().min(1900).max(2200).nullable() }
const refusals = [...signedIn, 'radar-not-found'] as const

export function radarCalls<const K extends AnyKinds>({ names, one }: MyShapes<K>) {
  const onRadar = z.object({ kind: z.enum(names), id: itemId, label: z.string(), title: z.string(), year: z.number() })
  return {
    listOwnRadars: endpoint({
      address: at.listOwnRadars,
      summary: 'One’s own radars, the newest first',
      policy: 'user',
      params: none,
      query: none,
      answer: z.object({
        radars: z.array(z.object({ id: z.int(), name: z.string(), items: z.int(), editions: z.int() })),
        /** How many items one saved that are still to come. */
        saved: z.int(),
      }),
      refusals: signedIn,
    }),
    makeOwnRadar: endpoint({
      address: at.makeOwnRadar,
      summary: 'Begins a radar of one’s own, with a sector for each category and nothing on it',
      policy: 'user',
      params: none,
      query: none,
      body: z.strictObject({ name }),
      answer: z.object({ id: z.int() }),
      refusals: [...signedIn, 'too-many-items'],
    }),
    findOwnRadar: endpoint({
      address: at.findOwnRadar,
      summary: 'A radar of one’s own as it stands, or an edition of it as it was kept, beside one kept before',
      policy: 'user',
      params: ofOne,
      query: z.strictObject({ edition: key.exactOptional(), since: key.exactOptional() }),
      answer: z.object({
        name: z.string(),
        sectors: z.array(sector),
        /** The id for a sector that is added: none had it that is there or in an edition. */
        freeSector: z.int(),
        /** The newest first. */
        editions: z.array(z.object({ id: z.int(), name: z.string(), day, items: z.int() })),
        /** Null for how it stands today, and where it is compared with none. */
        edition: z.int().nullable(),
        since: z.int().nullable(),
        /** Those of the edition before, as they were; null where it is compared with none. */
        sectorsBefore: z.array(sector).nullable(),
        items: z.array(
          onRadar.extend({
            category,
            sector: z.int(),
            /** What the year means. */
            says: z.string(),
            /** Whether it is its owner's word, and no estimate. */
            isPlaced: z.boolean(),
            figure: z.string(),
            isEstimate: z.boolean(),
            /** Where it stood in the edition before; null of what was not on it. */
            was: z.object({ year: z.number(), sector: z.int(), isPlaced: z.boolean() }).nullable(),
            /** Where its owner put it, as far as they did. */
            placed: z.object(placed),
          }),
        ),
        /** What is settled or over: it stands on no radar any more. */
        over: z.array(onRadar),
        /** What stood on the edition before and stands here no more. */
        gone: z.array(onRadar.extend({ isPlaced: z.boolean() })),
        /** How many items one saved that are still to come and are not on it. */
        saved: z.int(),
      }),
      refusals,
    }),
    changeOwnRadar: endpoint({
      address: at.changeOwnRadar,
      summary: 'Gives a radar of one’s own another name or other sectors',
      policy: 'user',
      params: ofOne,
      query: none,
      body: z.strictObject({ name: name.exactOptional(), sectors: sectors.exactOptional() }),
      answer: none,
      refusals,
    }),
    removeOwnRadar: endpoint({
      address: at.removeOwnRadar,
      summary: 'Deletes a radar of one’s own with its editions',
      policy: 'user',
      params: ofOne,
      query: none,
      answer: none,
      refusals,
    }),
    putOnOwnRadar: endpoint({
      address: at.putOnOwnRadar,
      summary: 'Puts an item on a radar of one’s own, where its category and its date say or where one says oneself',
      policy: 'user',
      params: ofOne.extend(one.shape),
      query: none,
      body: z.strictObject(placed),
      answer: none,
      refusals: [...owned, 'radar-not-found', 'too-many-items'],
    }),
    takeFromOwnRadar: endpoint({
      address: at.takeFromOwnRadar,
      summary: 'Takes an item from a radar of one’s own; its editions keep it',
      policy: 'user',
      params: ofOne.extend(one.shape),
      query: none,
      answer: none,
      refusals,
    }),
    putSavedOnOwnRadar: endpoint({
      address: at.putSavedOnOwnRadar,
      summary: 'Puts what one saved and is still to come on a radar of one’s own, as far as it has room',
      policy: 'user',
      params: ofOne,
      query: none,
      answer: z.object({ added: z.int() }),
      refusals,
    }),
    keepOwnEdition: endpoint({
      address: at.keepOwnEdition,
      summary: 'Keeps how a radar of one’s own stands today, under a name',
      policy: 'user',
      params: ofOne,
      query: none,
      body: z.strictObject({ name }),
      answer: z.object({ id: z.int() }),
      refusals: [...refusals, 'too-many-items'],
    }),
    removeOwnEdition: endpoint({
      address: at.removeOwnEdition,
      summary: 'Deletes an edition of a radar of one’s own',
      policy: 'user',
      params: ofOne.extend({ edition: key }),
      query: none,
      answer: none,
      refusals,
    }),
  }
}
