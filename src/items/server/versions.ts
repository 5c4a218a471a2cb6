/**
 * Answers what a version changed. Its reader may see the item, and that version of it; other items that it names are
 * called by their titles of today, where the reader may see them too.
 */
import type { Pool } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import { findTitles } from './items-named.ts'
import type { MyHandlers } from './mine/items.ts'
import { findVersions } from './store.ts'
import { refsWithin } from './text/field-words.ts'
import { changesBetween } from './text/word-changes.ts'

/** More than any form takes. */
const mostNamed = 1000

export function versionHandlers(pool: Pool): Pick<MyHandlers, 'findVersion'> {
  return {
    async findVersion({ params: { version: asked, ...wanted }, viewer }) {
      const [here, before] = await findVersions(pool, { ...wanted, viewer }, Number(asked))
      if (!here || here.version !== Number(asked)) throw new Refusal('item-not-found')
      const { version, at, author } = here
      const [old, now] = [before ? fieldsOf(before.data) : null, fieldsOf(here.data)]
      const refs = [...new Set([...refsWithin(old), ...refsWithin(now)])].slice(0, mostNamed)
      const changes = changesBetween(old, now, { titles: await findTitles(pool, refs, viewer?.id ?? null) })
      return { version, at: at.toISOString(), author, before: before?.version ?? null, changes }
    },
  }
}

function fieldsOf({ details, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return { ...fields, ...(details as object) } // write-item.ts keeps the kind's own fields there
}
