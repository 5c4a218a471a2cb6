/** The events that were told, and which of them are still on their way. */
import { type RawBuilder, sql } from 'kysely'
import { Stripe } from 'stripe'
import { z } from 'zod'
import { enqueueAll } from '#kit/server/work/enqueue.ts'
import type { TaskName } from '#kit/server/work/task.ts'
import { makeId } from './ids.ts'
import { createdWithin, cut, type Page, type Range } from './store.ts'
import { noSuch } from './stripe-problem.ts'
import type { Db } from './tables.ts'

const delivery = z.object({ event: z.string() })
export type Delivery = z.output<typeof delivery>

/** An event on its way to the webhook. */
export const deliveryTask: TaskName<Delivery> = { name: 'local-payments.delivery', payload: delivery, repeat: 'once' }

/** Stripe may deliver an event more than once and in any order; tests ask for it. */
export type DeliveryPlan = { copies: number; spreadMs: number }

type News = { type: string; object: object; previous: object | undefined; created: number }

export async function saveEvent(
  db: Db,
  { type, object, previous, created }: News,
  { copies, spreadMs }: DeliveryPlan,
): Promise<void> {
  const event = {
    id: makeId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
  await sql`insert into payments_local.event (id, type, created, data)
    values (${event.id}, ${type}, ${created}, ${JSON.stringify(event)})`.execute(db)
  const copiesOf = Array.from({ length: copies }, () => ({
    payload: { event: event.id },
    delayMs: Math.random() * spreadMs,
  }))
  await enqueueAll(db, deliveryTask, copiesOf)
}

export async function findEvent(db: Db, id: string): Promise<Stripe.Event | null> {
  const { rows } = await sql<{ data: Stripe.Event }>`select data from payments_local.event where id = ${id}`.execute(db)
  return rows[0]?.data ?? null
}

export type EventsAsked = { types: readonly string[] | undefined; range: Range }

/** The newest first. */
export async function listEvents(db: Db, { types, range }: EventsAsked): Promise<Page<Stripe.Event>> {
  const after = await beyond(db, range.startingAfter, 'starting_after')
  const before = await beyond(db, range.endingBefore, 'ending_before')
  const { rows } = await sql<{ data: Stripe.Event }>`
    select data from payments_local.event
    where ${types ? sql`type = any(${types})` : sql`true`} and ${after} and ${before} and ${createdWithin(range)}
    order by seq ${range.endingBefore === undefined ? sql`desc` : sql`asc`} limit ${range.limit + 1}`.execute(db)
  return cut(rows, range)
}

async function beyond(
  db: Db,
  id: string | undefined,
  param: 'starting_after' | 'ending_before',
): Promise<RawBuilder<unknown>> {
  if (id === undefined) return sql`true`
  const { rows } = await sql<{ seq: string }>`select seq from payments_local.event where id = ${id}`.execute(db)
  if (!rows[0]) throw noSuch('event', id, param)
  return param === 'starting_after' ? sql`seq < ${rows[0].seq}` : sql`seq > ${rows[0].seq}`
}
