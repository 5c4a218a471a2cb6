/** The feed of one item: that it was published, each time it moved or was revised, and its outcome. */
import type { QueryExecutorProvider } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { paths } from '#items/paths.ts'
import { atomOf } from '../../feeds/atom.ts'
import type { View } from '../view.ts'
import { listHappened } from './feed-store.ts'
import { entriesOf } from './feeds.ts'
import type { FindSpoken } from './kept-entries.ts'

const told = ['new', 'moved', 'revised', 'resolved'] as const
/** Whoever follows an item has read what came before. */
const most = 50

/** `hub`: who is told that there is something new; null where nobody is. */
export function itemFeed(db: QueryExecutorProvider, speak: FindSpoken, hub: string | null): View {
  return {
    ending: '.atom',
    cost: 20,
    async make({ view: { kind, id, title, publishedAt, isListed } }, { site }) {
      const today = dayOf(new Date())
      const asked = { among: { item: id }, place: null, most, today }
      const lists = await Promise.all(told.map((name) => listHappened(db, name, asked)))
      const newest = lists.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime())
      const entries = await entriesOf(newest.slice(0, most), { speak, site, today })
      const self = site.origin + paths.itemFile(kind, id, '.atom')
      const body = atomOf({
        title: `${site.productName}: ${title}`,
        self,
        first: self,
        home: site.origin + paths.item(kind, id),
        next: null,
        hub: isListed ? hub : null,
        updatedAt: entries[0]?.at ?? publishedAt,
        entries,
        siteName: site.productName,
      })
      return { type: 'application/atom+xml; charset=utf-8', body }
    },
  }
}
