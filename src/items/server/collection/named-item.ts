/** Parts of a file that may name another item and a time: what the details of a kind have in their place. */
import { z } from 'zod'
import { itemRef } from '../../item.ts'
import { itemName } from './file.ts'
import type { RefOf } from './reader.ts'

/** A year alone is a number to YAML. */
export const fileTime = z.union([z.int(), z.string()]).transform(String)

/** Left loose: what else is in it, the schema of the details is asked. */
export const namingPart = z.looseObject({
  item: itemName.exactOptional(),
  on: fileTime.exactOptional(),
  by: fileTime.exactOptional(),
})
type NamingPart = z.output<typeof namingPart>

/** With the item by its id; without it where there is none, as with links. */
export function withItem(part: NamingPart, refOf: RefOf): Record<string, unknown> {
  const { item, ...rest } = part
  const ref = item === undefined ? undefined : itemRef.safeParse(refOf(item)).data
  return ref === undefined ? rest : { ...rest, item: ref }
}

/** Several lists of them by their names, without those that a file leaves out. */
export function withItems(
  lists: Readonly<Record<string, readonly NamingPart[] | undefined>>,
  refOf: RefOf,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, list]) => (list ? [[name, list.map((one) => withItem(one, refOf))]] : [])),
  )
}
