/**
 * Puts objects where their ids stood, as far as a caller asked: `latest_invoice.payments`, `data.customer`,
 * `line_items`.
 */
import { newList } from './objects/list.ts'
import { findAny, findKept, listObjects } from './store.ts'
import { StripeProblem } from './stripe-problem.ts'
import type { Db } from './tables.ts'

type Tree = Record<string, unknown>

const deepest = 4

export async function expand(db: Db, answer: object, paths: readonly string[]): Promise<object> {
  const whole = structuredClone(answer)
  for (const path of paths) {
    const parts = path.split('.')
    // What a list holds does not count as a level.
    if (parts.filter((part) => part !== 'data').length > deepest) {
      throw new StripeProblem({ param: 'expand', message: 'You cannot expand more than 4 levels of a property.' })
    }
    // Paths may lie within each other, so they are walked one after the other.
    await walk(db, whole, parts, path)
  }
  return whole
}

async function walk(db: Db, value: unknown, [part, ...rest]: string[], path: string): Promise<void> {
  if (part === undefined || value === null) return
  if (Array.isArray(value)) {
    await Promise.all(value.map((one) => walk(db, one, [part, ...rest], path)))
    return
  }
  if (typeof value !== 'object') throw notExpandable(path)
  const tree = value as Tree // an object that came from JSON
  if (!(part in tree)) tree[part] = await listWithin(db, tree, part, path)
  const inner = tree[part]
  if (typeof inner === 'string') tree[part] = await byId(db, inner, path)
  await walk(db, tree[part], rest, path)
}

async function byId(db: Db, id: string, path: string): Promise<object> {
  const found = await findAny(db, id)
  if (!found) throw notExpandable(path)
  return found
}

type Within = (db: Db, id: string) => Promise<object>

/** Lists that are left out unless somebody asks for them. */
const listsWithin: Record<string, Within> = {
  'checkout.session.line_items': async (db, id) => {
    const kept = await findKept(db, 'checkout.session', id)
    return newList(`/v1/checkout/sessions/${id}/line_items`, kept?.extra.items ?? [])
  },
  'invoice.payments': async (db, id) =>
    newList('/v1/invoice_payments', await listObjects(db, 'invoice_payment', { like: { invoice: id } })),
  'charge.refunds': async (db, id) =>
    newList(`/v1/charges/${id}/refunds`, await listObjects(db, 'refund', { like: { charge: id } })),
  'customer.subscriptions': async (db, id) => {
    const all = await listObjects(db, 'subscription', { like: { customer: id } })
    const running = all.filter(({ status }) => status !== 'canceled')
    return newList(`/v1/customers/${id}/subscriptions`, running)
  },
}

async function listWithin(db: Db, { object, id }: Tree, part: string, path: string): Promise<object> {
  const list = listsWithin[`${String(object)}.${part}`]
  if (!list) throw notExpandable(path)
  return list(db, String(id))
}

function notExpandable(path: string): StripeProblem {
  return new StripeProblem({ param: 'expand', message: `This property cannot be expanded (${path}).` })
}
