/** Answers the calls about radars of one's own. */
import { type Kysely, sql } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { userOf } from '#kit/viewer.ts'
import type { AnyKind } from '../../../content-kind.ts'
import { firstSectors, mostOnRadar, mostOwnEditions, mostRadars } from '../../../mine/own-radar.ts'
import { rowsOf } from '../../rows.ts'
import { refuseUnstorable } from '../../storable.ts'
import type { ContentTables } from '../../tables.ts'
import { lockAccount } from '../../transaction.ts'
import { isOpenTo } from '../../visibility.ts'
import type { MyHandlers } from '../items.ts'
import { insertOwnEdition, listOwnEditions, removeOwnEdition } from './edition-store.ts'
import { countOnRadar, countSaved, findRadar, listOnRadar, listRadars, lockRadar, putSaved } from './radar-store.ts'
import { showRadar, standOn } from './show-radar.ts'

type Db = Kysely<ContentTables>
type OfWhole = 'listOwnRadars' | 'makeOwnRadar' | 'findOwnRadar' | 'changeOwnRadar' | 'removeOwnRadar'
type OfItems = 'putOnOwnRadar' | 'takeFromOwnRadar' | 'putSavedOnOwnRadar'
type OfEditions = 'keepOwnEdition' | 'removeOwnEdition'

export function ownRadarHandlers(db: Db, kinds: readonly AnyKind[]): Pick<MyHandlers, OfWhole | OfItems | OfEditions> {
  return { ...wholeRadars(db, kinds), ...itemsOnRadars(db), ...editionsOfRadars(db, kinds) }
}

function wholeRadars(db: Db, kinds: readonly AnyKind[]): Pick<MyHandlers, OfWhole> {
  return {
    async listOwnRadars({ viewer, now }) {
      const user = userOf(viewer)
      const [radars, saved] = await Promise.all([
        listRadars(db, user),
        countSaved(db, { radar: null, user, year: now.getUTCFullYear() }),
      ])
      return { radars, saved }
    },

    async makeOwnRadar({ body: { name }, viewer, now }) {
      const user = userOf(viewer)
      refuseUnstorable(name)
      return inTransaction(db, async (trx) => {
        await lockAccount(trx, user.id)
        if ((await listRadars(trx, user)).length >= mostRadars) throw new Refusal('too-many-items')
        const [made] = await rowsOf(
          trx,
          sql<{ id: number }>`
            insert into own_radar (account_id, name, sectors, made_at)
            values (${user.id}, ${name}, ${JSON.stringify(firstSectors)}::jsonb, ${now}) returning id`,
        )
        return { id: made?.id ?? 0 }
      })
    },

    findOwnRadar: ({ params: { radar }, query, viewer, now }) =>
      showRadar(db, { id: radar, user: userOf(viewer), asked: query, kinds, day: dayOf(now) }),

    async changeOwnRadar({ params, body, viewer }) {
      refuseUnstorable(body)
      await inTransaction(db, async (trx) => {
        const radar = await lockRadar(trx, params.radar, userOf(viewer))
        const { name, sectors } = { ...radar, ...body }
        await sql`
          update own_radar set name = ${name}, sectors = ${JSON.stringify(sectors)}::jsonb where id = ${radar.id}`.execute(
          trx,
        )
        // Where a sector is gone nothing is placed in it any more: a later one may get its id.
        await sql`
          update own_radar_item set sector = null
          where radar = ${radar.id} and sector <> all(${sectors.map(({ id }) => id)}::int[])`.execute(trx)
      })
      return {}
    },

    async removeOwnRadar({ params, viewer }) {
      const { id } = await findRadar(db, params.radar, userOf(viewer))
      await sql`delete from own_radar where id = ${id}`.execute(db)
      return {}
    },
  }
}

function itemsOnRadars(db: Db): Pick<MyHandlers, OfItems> {
  return {
    async putOnOwnRadar({ params: { radar: wanted, kind, id }, body: { sector, year }, viewer }) {
      const user = userOf(viewer)
      await inTransaction(db, async (trx) => {
        const radar = await lockRadar(trx, wanted, user)
        if (sector !== null && radar.sectors.every((one) => one.id !== sector))
          throw new Refusal('invalid-input', [{ field: 'sector', reason: 'is none of this radar' }])
        if ((await countOnRadar(trx, radar.id, id)) >= mostOnRadar) throw new Refusal('too-many-items')
        const put = await rowsOf(
          trx,
          sql`insert into own_radar_item (radar, item_id, sector, year)
            select ${radar.id}::int, id, ${sector}::int, ${year}::int from item
            where kind = ${kind} and id = ${id}::bigint and ${isOpenTo(user)}
            on conflict (radar, item_id) do update set sector = excluded.sector, year = excluded.year returning item_id`,
        )
        if (put.length === 0) throw new Refusal('item-not-found')
      })
      return {}
    },

    async takeFromOwnRadar({ params: { radar: wanted, id }, viewer }) {
      const radar = await findRadar(db, wanted, userOf(viewer))
      await sql`delete from own_radar_item where radar = ${radar.id} and item_id = ${id}::bigint`.execute(db)
      return {}
    },

    async putSavedOnOwnRadar({ params, viewer, now }) {
      const user = userOf(viewer)
      const added = await inTransaction(db, async (trx) => {
        const { id: radar } = await lockRadar(trx, params.radar, user)
        return putSaved(trx, { radar, user, year: now.getUTCFullYear() })
      })
      return { added }
    },
  }
}

function editionsOfRadars(db: Db, kinds: readonly AnyKind[]): Pick<MyHandlers, OfEditions> {
  return {
    async keepOwnEdition({ params, body: { name }, viewer, now }) {
      const user = userOf(viewer)
      refuseUnstorable(name)
      const day = dayOf(now)
      const id = await inTransaction(db, async (trx) => {
        const radar = await lockRadar(trx, params.radar, user)
        if ((await listOwnEditions(trx, radar.id)).length >= mostOwnEditions) throw new Refusal('too-many-items')
        const { ahead } = standOn(await listOnRadar(trx, radar.id, user), { radar, kinds, day })
        return insertOwnEdition(trx, { radar: radar.id, name, day, sectors: radar.sectors, places: ahead })
      })
      return { id }
    },

    async removeOwnEdition({ params, viewer }) {
      const radar = await findRadar(db, params.radar, userOf(viewer))
      await removeOwnEdition(db, radar.id, params.edition)
      return {}
    },
  }
}
