/**
 * What lies in the starter collection: a line for every kind, and for what is no item. A kind without one is a type
 * error.
 */
import type { Kysely } from 'kysely'
import { type Load, loadFiles, type Loading } from '#items/server/collection/collection.ts'
import type { Reader } from '#items/server/collection/reader.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { predictionReader } from '#predictions/server/collection.ts'
import { setReader } from '#scenarios/server/collection-set.ts'
import { scenarioReader } from '#scenarios/server/collection.ts'
import { sourceReader } from '#sources/server/collection.ts'
import { trendReader } from '#trends/server/collection.ts'
import type { KindName } from '../kinds.ts'

const readers = {
  prediction: predictionReader,
  trend: trendReader,
  scenario: scenarioReader,
  set: setReader,
  source: sourceReader,
} satisfies Record<KindName | 'set' | 'source', Reader>

/** Brings the database up to date with the files. Fast where nothing has changed. */
export function loadCollection(db: Kysely<ContentTables>, loading: Loading = {}): Promise<Load> {
  return loadFiles(db, Object.values(readers), loading)
}
