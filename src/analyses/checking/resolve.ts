/** Where the values are that a report is held against. */
import type { Value } from '../dossier/field-value.ts'

/**
 * The value of an item's field at a version, read or made anew; null where there is none. Of `report`, what only the
 * dossier knows: `gaps.0`.
 */
export type Resolve = (item: string, version: number | null, field: string) => Promise<Value | null> | Value | null
