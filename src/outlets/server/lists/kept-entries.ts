/**
 * What feeds say of items, kept until anything of them changes: an item is read and made into a view once, and not for
 * everybody who asks. Whether it may be told at all, the list that named it has asked the database this moment.
 */
import { LRUCache } from 'lru-cache'
import { isHiding } from '#items/server/hidden-crowds.ts'
import type { SharedView } from '#items/sharing/shared-view.ts'
import type { FindShared, Shared } from '../find-shared.ts'

/** Without what is drawn, which is most of it, and with its text as HTML, in which stands what its kind tells in words. */
export type Spoken = Omit<SharedView, 'drawing' | 'told'> & { html: string }
/** `stamp`: what changes with anything that is told of it. `version`: the newest where none is named. */
export type Named = { kind: string; id: string; version?: number; stamp: string }
export type FindSpoken = (named: Named, today: string) => Promise<Spoken | null>

type Kept = { stamp: string; spoken: Spoken }
/** In letters: of the usual length about two thousand items. */
const most = 8_000_000

/** `write`: its text as HTML. */
export function keepEntries(find: FindShared, write: (shared: Shared) => Promise<string>): FindSpoken {
  const kept = new LRUCache<string, Kept>({ maxSize: most, sizeCalculation: sizeOf })
  return async ({ kind, id, version, stamp: said }, today) => {
    const key = `${kind}/${id}/${version ?? ''}`
    const stamp = `${said} ${today}`
    const known = kept.get(key)
    if (known?.stamp === stamp && !isHiding()) return known.spoken
    const shared = await find({ kind, id, version })
    if (!shared) return null
    const { drawing: _, told: __, ...rest } = shared.view
    const spoken = { ...rest, html: await write(shared) }
    if (!isHiding()) kept.set(key, { stamp, spoken })
    return spoken
  }
}

function sizeOf({ spoken: { html, title, summary } }: Kept): number {
  return html.length + title.length + summary.length + 1000
}
