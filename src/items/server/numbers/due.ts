/** Marks the numbers that are due: of what has changed, and of all that rests on it. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { idOf } from '#kit/event.ts'
import { type EventsFor, reader } from '#kit/server/events/reader.ts'
import { itemChanged, itemGone, itemLinked, itemPublished, numbersMade, setChanged } from '../../events.ts'

const kinds = [itemPublished, itemChanged, itemGone, itemLinked, numbersMade, setChanged] as const

export const markDue = reader({
  name: 'numbers that are due',
  kinds,
  async perform(events, trx) {
    if (events.some(({ kind }) => kind === 'everything')) await markAll(trx)
    else await markResting(trx, whatIsDue(events))
  },
})

/** Ids of items, and names of families; a set's name is that of the family of its scenarios. */
type Due = {
  /** What it says itself goes into its numbers. */
  own: string[]
  /** Others rest on it. */
  foundations: string[]
  families: string[]
}

function whatIsDue(events: EventsFor<(typeof kinds)[number]>): Due {
  const due: Due = { own: [], foundations: [], families: [] }
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
      case 'numbers.made':
        if (event.data.isNew) due.foundations.push(id)
        break
      case 'set.changed':
        due.families.push(id)
    }
  }
  return due
}

/** Once each, however many events come to the same. */
async function markResting(trx: QueryExecutorProvider, { own, foundations, families }: Due): Promise<void> {
  await sql`
    select mark_due(array_agg(distinct id)) from (
      select unnest(${own}::bigint[] || resting_on(${foundations}::bigint[])) as id
      union all
      select id from item where family = any(${families}::text[])
    ) as due`.execute(trx)
}

/** Nobody knows what changed. What is marked already is looked at anyway. */
async function markAll(trx: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into numbers_due (item_id) select id from item where not exists (select from numbers_due where item_id = item.id) order by id`.execute(
    trx,
  )
}
