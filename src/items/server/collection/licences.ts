/** What of the collection may be shown under the licences that are held, and what is done with the rest. */
import { sql, type Transaction } from 'kysely'
import type { Sound } from './check.ts'
import type { Reader } from './reader.ts'
import { removeMoves } from '../moves/move-store.ts'
import { removePlaces } from '../radar/remove-places.ts'
import type { ContentTables } from '../tables.ts'

type Write = Transaction<ContentTables>

/** Its details as they may be shown, and whether something of them is withheld. */
export function shownUnder({ reader, data }: Sound, licences: readonly string[]) {
  const terms = reader.kind ? reader.terms : undefined
  const asked = terms?.askedBy(data) ?? null
  const isWithheld = asked !== null && !licences.includes(asked)
  return { details: terms && isWithheld ? terms.without(data) : data, isWithheld }
}

/** A line for each licence that nothing asks for: most likely it is misspelt, and what was meant stays withheld. */
export function whyNotLicences(licences: readonly string[], sound: readonly Sound[]): string[] {
  const asked = sound.flatMap(({ reader, data }) => (reader.kind && reader.terms?.askedBy(data)) || [])
  return licences
    .filter((name) => !asked.includes(name))
    .map(
      (name) =>
        `SERIES_LICENCES: names "${name}", and no series of the collection asks for a licence of that name. Those that do: ${asked.toSorted().join(', ')}.`,
    )
}

/** Items as they were kept that may no longer be shown as they are. */
export async function listUnlicensed(
  trx: Write,
  readers: readonly Reader[],
  licences: readonly string[],
): Promise<string[]> {
  const lists = await Promise.all(
    readers.map((reader) => (reader.kind && reader.part?.listUnlicensed(trx, licences)) ?? []),
  )
  return lists.flat()
}

/** Numbers that were made of what is withheld now, of the item and of all that rests on it, are nobody's to read. */
export async function hideNumbers(trx: Write, id: string): Promise<void> {
  await sql`
    update item_numbers set is_public = false where is_public and item_id = any(${id}::bigint || resting_on(array[${id}::bigint]))`.execute(
    trx,
  )
  await removeMoves(trx, id)
  await removePlaces(trx, id)
}
