/** What the map loads: the item in the middle, what it is linked to, and which others could stand there. */
import type { Filters } from '#items/shelf/filters.ts'
import type { Sort } from '#items/shelf/sorts.ts'
import type { FoundData, MapData } from '#site/web/layout/screen-data.ts'
import type { World } from '../world.ts'
import { countShelf } from './count-shelf.ts'
import { readNamed } from './read-named.ts'

/** So many others are offered. */
const mostOthers = 5

type Asked = { filters: Filters; item: string | undefined; order: Sort }

export async function loadMap(world: World, asked: Asked): Promise<FoundData> {
  const [counts, named] = await Promise.all([
    countShelf(world, asked.filters, asked.order),
    asked.item === undefined ? null : around(world, asked.item),
  ])
  const plain = { next: null, corrected: {}, loose: false, counts }
  return named
    ? { ...plain, map: { ...named, others: null, unread: false } }
    : { ...plain, ...(await begun(world, asked)) }
}

/** Where the address names none, or one that cannot be read: the first of what is found, in the order of the list. */
async function begun(world: World, { filters, item, order }: Asked): Promise<MapData & Partial<FoundData>> {
  const query = { ...filters, sort: order, limit: mostOthers + 1 }
  const { items, corrected, loose } = await world.call('listItems', { params: {}, query })
  const [first, ...others] = items
  const found = first && (await around(world, `${first.kind}/${first.id}`))
  return { map: found ? { ...found, others, unread: item !== undefined } : null, corrected, loose }
}

async function around(world: World, ref: string) {
  const { card, neighbours = [] } = (await readNamed(world, ref, ['card', 'neighbours'])) ?? {}
  return card ? { item: card, neighbours } : null
}
