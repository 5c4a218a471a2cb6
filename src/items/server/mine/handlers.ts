/** Answers the calls about one's own items, from the parts that each answer some. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import { userOf } from '#kit/viewer.ts'
import type { AnyKind } from '../../content-kind.ts'
import { draftHandlers } from './drafts.ts'
import type { Texts } from '../text/texts.ts'
import type { KeptParts } from '../kept-part.ts'
import { authorHandlers } from '../authors/authors.ts'
import { moderationHandlers } from './moderation.ts'
import type { Checks } from './checks.ts'
import { myExportHandlers, type Others } from './export/export.ts'
import { type MyHandlers, myItemHandlers } from './items.ts'
import { myListHandlers } from './list.ts'
import { followHandlers } from './follows/follows.ts'
import { ownFeedHandlers } from './own-feed/own-feed.ts'
import { ownRadarHandlers } from './radars/radars.ts'
import { saveHandlers } from './saves.ts'
import type { ContentTables } from '../tables.ts'
import { versionHandlers } from '../versions.ts'

type Store = { db: Kysely<ContentTables>; pool: Pool; texts: Texts }
export type Ports = Others & { checks: Checks; parts: KeptParts }

export function myHandlers(
  { db, pool, texts }: Store,
  kinds: readonly AnyKind[],
  { checks, parts, ...others }: Ports,
): MyHandlers {
  const writing = { db, pool, kinds, checks, parts, texts }
  return {
    ...myItemHandlers(writing),
    ...draftHandlers(writing),
    ...saveHandlers(db),
    ...followHandlers(db),
    ...ownFeedHandlers(db),
    ...ownRadarHandlers(db, kinds),
    ...versionHandlers(pool),
    ...myListHandlers(db),
    ...moderationHandlers(db),
    ...authorHandlers(db),
    ...myExportHandlers({ db, pool, parts, texts }, others),
    async previewProse({ body: { body }, viewer }) {
      const { tree, whyNot } = await texts.read(body, userOf(viewer).id)
      if (whyNot !== null) throw new Refusal('text-too-large', [{ field: 'body', reason: whyNot }])
      return { prose: tree }
    },
  }
}
