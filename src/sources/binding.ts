/** What a binding is: a series tied to a connector, an address there, and what is computed of its values. */
import { z } from 'zod'
import { connectorOf, connectors } from './connectors/index.ts'
import { derivation } from './derive.ts'
import { placeOf } from './place.ts'

export const every = z.enum(['daily', 'weekly', 'monthly'])
export const states = ['active', 'paused', 'broken', 'ended'] as const

export const binding = z.strictObject({
  connector: z.string(),
  address: z.record(z.string(), z.string()),
  derive: derivation.default({ is: 'as-is' }),
  every: every.exactOptional(),
})
export type Binding = z.output<typeof binding>

/** Why it cannot be one: the field and the reason, or null. */
export function whyNotBinding({
  connector,
  address,
}: Pick<Binding, 'connector' | 'address'>): { field: string; reason: string } | null {
  const kind = connectorOf(connector)
  if (!kind) return { field: 'connector', reason: `is none of ${connectors.map(({ id }) => id).join(', ')}` }
  const { error } = kind.address.safeParse(address)
  const issue = error?.issues[0]
  return issue ? { field: ['address', ...issue.path].join('.'), reason: issue.message } : null
}

/** Pasted: the first connector that knows the address. Null where none does. */
export function bindingAt(text: string): Pick<Binding, 'connector' | 'address'> | null {
  const place = placeOf(text)
  if (!place) return null
  for (const { id, matches } of connectors) {
    const address = matches(place)
    if (address) return { connector: id, address }
  }
  return null
}

/** The hosts that a look asks: those of its requests, and the connector's others where one answer leads to the next. */
export function hostsOf({ connector: id, address }: Pick<Binding, 'connector' | 'address'>): string[] {
  const connector = connectorOf(id)
  if (!connector) return []
  const asked = connector.requests(address).map(({ url }) => placeOf(url)?.host ?? '')
  const further = connector.more ? (connector.hosts ?? []) : []
  return [...new Set([...asked, ...further])].filter(Boolean)
}
