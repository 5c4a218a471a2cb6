/** Answers the calls about one's own items, from the parts that each answer some. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { AnyKind } from '../../content-kind.ts'
import { draftHandlers } from './drafts.ts'
import { parseProse } from '../text/markdown.ts'
import type { KeptParts } from '../kept-part.ts'
import { moderationHandlers } from './moderation.ts'
import type { Checks } from './checks.ts'
import { type AnalysesOf, type ConsentsOf, myExportHandlers, type UserRecordOf } from './export.ts'
import { type MyHandlers, myItemHandlers } from './items.ts'
import { myListHandlers } from './list.ts'
import { saveHandlers } from './saves.ts'
import type { ContentTables } from '../tables.ts'
import { versionHandlers } from '../versions.ts'

type Store = { db: Kysely<ContentTables>; pool: Pool }
export type Ports = {
  checks: Checks
  parts: KeptParts
  userRecordOf: UserRecordOf
  analysesOf: AnalysesOf
  consentsOf: ConsentsOf
}

export function myHandlers(
  { db, pool }: Store,
  kinds: readonly AnyKind[],
  { checks, parts, ...others }: Ports,
): MyHandlers {
  const writing = { db, pool, kinds, checks, parts }
  return {
    ...myItemHandlers(writing),
    ...draftHandlers(writing),
    ...saveHandlers(db),
    ...versionHandlers(pool),
    ...myListHandlers(db),
    ...moderationHandlers(db),
    ...myExportHandlers({ db, pool, parts }, others),
    previewProse: async ({ body: { body } }) => ({ prose: parseProse(body) }),
  }
}
