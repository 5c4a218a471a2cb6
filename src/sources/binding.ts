/** What a binding is: a series tied to a connector, an address there, and what is computed of its values. */
import { z } from 'zod'
import type { Connector } from './connector.ts'
import { connectorOf, connectors } from './connectors/index.ts'
import { derivation, weightsOf } from './derivation.ts'
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
  derive = { is: 'as-is' },
}: Wanted): { field: string; reason: string } | null {
  const kind = connectorOf(connector)
  if (!kind) return { field: 'connector', reason: `is none of ${connectors.map(({ id }) => id).join(', ')}` }
  const by = weightsOf(derive)
  return whyNotAddress(kind, 'address', address) ?? (by && whyNotAddress(kind, 'derive.by', by))
}

/** What a look asks for. */
type Wanted = Pick<Binding, 'connector' | 'address'> & { derive?: Binding['derive'] | undefined }

function whyNotAddress({ address: schema }: Connector, field: string, address: Record<string, string>) {
  const issue = schema.safeParse(address).error?.issues[0]
  return issue ? { field: [field, ...issue.path].join('.'), reason: issue.message } : null
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
export function hostsOf({ connector: id, address, derive = { is: 'as-is' } }: Wanted): string[] {
  const connector = connectorOf(id)
  if (!connector) return []
  const addresses = [address, weightsOf(derive)].filter((one) => one !== null)
  const asked = addresses.flatMap((one) => connector.requests(one)).map(({ url }) => placeOf(url)?.host ?? '')
  const further = connector.more ? (connector.hosts ?? []) : []
  return [...new Set([...asked, ...further])].filter(Boolean)
}
