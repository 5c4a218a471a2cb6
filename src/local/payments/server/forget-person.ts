/**
 * A deleted customer leaves no name and no address in what is kept of their payments. Stripe keeps both on invoices, as
 * the law wants of real ones; nothing here was ever paid.
 */
import { sql } from 'kysely'
import type { Db } from './tables.ts'

/** These say who somebody is wherever they stand. */
const personal: ReadonlySet<string> = new Set([
  'customer_email',
  'customer_name',
  'customer_phone',
  'customer_address',
  'receipt_email',
])
/** And these within a customer, or within what is told of who pays. */
const ofPerson: ReadonlySet<string> = new Set(['email', 'name', 'phone', 'address'])
const people: ReadonlySet<string> = new Set(['customer_details', 'billing_details', 'shipping'])

export async function forgetPerson(db: Db, customer: string): Promise<void> {
  const like = `%${customer}%`
  for (const [table, key, column] of [
    ['object', 'id', 'data'],
    ['object', 'id', 'extra'],
    ['event', 'id', 'data'],
    ['idempotency', 'key', 'answer'],
  ] as const) {
    const [from, id, value] = [sql.table(`payments_local.${table}`), sql.ref(key), sql.ref(column)]
    const { rows } = await sql<{ id: string; value: unknown }>`
      select ${id} as id, ${value} as value from ${from} where ${value}::text like ${like}`.execute(db)
    for (const row of rows)
      await sql`update ${from} set ${value} = ${JSON.stringify(withoutPerson(row.value, false))}::jsonb where ${id} = ${row.id}`.execute(
        db,
      )
  }
}

/** The same, with nothing where it said who somebody is. */
function withoutPerson(value: unknown, isPerson: boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutPerson(part, isPerson))
  if (typeof value !== 'object' || value === null) return value
  const isCustomer = 'object' in value && value.object === 'customer'
  const inPerson = isPerson || isCustomer
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const goes = personal.has(name) || (inPerson && ofPerson.has(name))
      return [name, goes ? null : withoutPerson(part, people.has(name))]
    }),
  )
}
