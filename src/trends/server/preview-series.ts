/** Says what is understood of a file that somebody brings, and what it would change. Nothing of it is stored. */
import type { Pool } from 'pg'
import { createItemStore } from '#items/server/store.ts'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { Viewer } from '#kit/viewer.ts'
import { frequencies } from '#series/series-words.ts'
import type { Series } from '#series/series.ts'
import type { Read } from '#series/reading/understood.ts'
import type { Reader } from '#series/server/reader.ts'
import type { trendContract } from '../contract.ts'
import { trend } from '../kind.ts'

export function seriesPreviews(pool: Pool, reader: Reader): Pick<Handlers<typeof trendContract>, 'previewSeries'> {
  const items = createItemStore(pool)
  const heldBy = async (id: string | undefined, viewer: Viewer): Promise<Series | null> => {
    if (id === undefined) return null
    const row = await items.findItem({ kind: trend.name, id, viewer })
    if (!row) throw new Refusal('item-not-found')
    return trend.details.parse(row.details).series
  }
  return {
    async previewSeries({ body, viewer, now }) {
      const { file, text = '', mapping = {}, trendId, retrieved = dayOf(now), numbersAre = 'level' } = body
      const held = await heldBy(trendId, viewer)
      const given = { ...mapping, retrieved, held: frequencies, existing: held?.observations }
      const bytes = file ?? new TextEncoder().encode(text)
      const told = await reader.read({ bytes, given, about: { kind: numbersAre, retrieved } }, viewer?.id ?? '')
      if ('refused' in told) throw new Refusal(told.refused, saidOf(told.read))
      return told
    },
  }
}

/** What a source has said in place of values. */
function saidOf({ said }: Read) {
  return said ? [{ field: 'file', reason: said.slice(0, 300) }] : undefined
}
