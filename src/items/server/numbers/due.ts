/** Marks the numbers that are due: of what has changed, and of all that rests on it. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { idOf } from '#kit/events/event.ts'
import { type EventsFor, type Reader, reader } from '#kit/server/events/reader.ts'
import { itemChanged, itemCounted, itemGone, itemLinked, itemPublished, numbersMade, setChanged } from '../../events.ts'
import { markItems } from './marks.ts'

const kinds = [itemPublished, itemChanged, itemGone, itemLinked, itemCounted, numbersMade, setChanged] as const

/** `order`: kinds with numbers, those first on which the others rest. */
export function numbersReader(order: readonly string[]): Reader {
  return reader({
    name: 'numbers that are due',
    kinds,
    async perform(events, trx) {
      if (events.some(({ kind }) => kind === 'everything')) {
        await markItems(trx, await listAll(trx), { order, urgency: 'rest' })
      } else {
        const due = whatIsDue(events)
        await markItems(trx, await listResting(trx, due), { order, urgency: 'change' })
        await markItems(trx, await listResting(trx, { own: [], foundations: due.made, families: [] }), {
          order,
          urgency: 'rest',
        })
      }
    },
  })
}

/** Ids of items, and names of families; a set's name is that of the family of its scenarios. */
type Due = {
  /** What it says itself goes into its numbers. */
  own: string[]
  /** Others rest on it. */
  foundations: string[]
  /** Others rest on their new numbers, or on what people say of them. */
  made: string[]
  families: string[]
}

function whatIsDue(events: EventsFor<(typeof kinds)[number]>): Due {
  const due: Due = { own: [], foundations: [], made: [], families: [] }
  for (const event of events) {
    const id = idOf(event.ref)
    switch (event.kind) {
      case 'item.published':
      case 'item.changed':
      case 'item.gone':
        due.own.push(id)
        due.foundations.push(id)
        due.families.push(...event.data.families)
        break
      case 'item.linked':
        if (event.data.side === 'from') due.own.push(id)
        break
      case 'item.counted':
        due.made.push(id)
        break
      case 'numbers.made':
        due.made.push(...newIn(event))
        break
      case 'set.changed':
        due.families.push(id)
    }
  }
  return due
}

/** Else they hold for a new version. */
function newIn({ ref, data: { isNew } }: { ref: string; data: { isNew: boolean } }): string[] {
  return isNew ? [idOf(ref)] : []
}

/** Once each, however many events come to the same. */
async function listResting(
  trx: QueryExecutorProvider,
  { own, foundations, families }: Omit<Due, 'made'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct id from (
      select unnest(${own}::bigint[] || resting_on(${foundations}::bigint[])) as id
      union all
      select id from item where family = any(${families}::text[])
    ) as due`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Nobody knows what changed. */
async function listAll(trx: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from item order by id`.execute(trx)
  return rows.map(({ id }) => id)
}
