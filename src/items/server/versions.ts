/** Answers what a version changed. Its reader may see the item, and that version of it. */
import type { Pool } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import type { MyHandlers } from './mine/items.ts'
import { findVersions } from './store.ts'
import { changesBetween } from './text/word-changes.ts'

export function versionHandlers(pool: Pool): Pick<MyHandlers, 'findVersion'> {
  return {
    async findVersion({ params: { version: asked, ...wanted }, viewer }) {
      const [here, before] = await findVersions(pool, { ...wanted, viewer }, Number(asked))
      if (!here || here.version !== Number(asked)) throw new Refusal('item-not-found')
      const { version, at, author } = here
      const changes = changesBetween(before ? fieldsOf(before.data) : null, fieldsOf(here.data))
      return { version, at: at.toISOString(), author, before: before?.version ?? null, changes }
    },
  }
}

function fieldsOf({ details, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return { ...fields, ...(details as object) } // write-item.ts keeps the kind's own fields there
}
