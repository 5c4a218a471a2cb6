/**
 * What every act of the service happens in: a connection, the service's own time, and a way to tell of what happened.
 * Acts that change something happen one after the other, also those of other processes on the same database.
 */
import { sql } from 'kysely'
import type { Stripe } from 'stripe'
import { type DeliveryPlan, saveEvent } from './event-store.ts'
import type { Db } from './tables.ts'

type EventType = Stripe.Event['type']
type Subject<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object']
/** What is said of an object, and for updates how the changed fields were before. */
type Emit = <T extends EventType>(type: T, object: Subject<T>, previous?: Partial<Subject<T>>) => Promise<void>

export type World = {
  db: Db
  /**
   * In seconds, as the service's clock shows it: ahead of the real one by whatever it was moved. Moving the clock moves
   * this too.
   */
  now: number
  emit: Emit
}

export type Acting = {
  read<T>(act: (world: World) => Promise<T>): Promise<T>
  write<T>(act: (world: World) => Promise<T>): Promise<T>
}

type Parts = { db: Db; now: () => Date; plan: DeliveryPlan }

export function createActing({ db, now, plan }: Parts): Acting {
  const worldIn = async (connection: Db): Promise<World> => {
    const world: World = {
      db: connection,
      now: Math.floor(now().getTime() / 1000) + (await findAhead(connection)),
      emit: (type, object, previous) => saveEvent(connection, { type, object, previous, created: world.now }, plan),
    }
    return world
  }
  return {
    read: async (act) => act(await worldIn(db)),
    write: (act) =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('payments_local'))`.execute(trx)
        return act(await worldIn(trx))
      }),
  }
}

/** By how many seconds the clock was moved. */
export async function findAhead(db: Db): Promise<number> {
  return Number((await findSetting(db, 'ahead')) ?? 0)
}

export async function findSetting(db: Db, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`select value from payments_local.setting where key = ${key}`.execute(db)
  return rows[0]?.value
}

export async function saveSetting(db: Db, key: string, value: string): Promise<void> {
  await sql`insert into payments_local.setting (key, value) values (${key}, ${value})
    on conflict (key) do update set value = excluded.value`.execute(db)
}
