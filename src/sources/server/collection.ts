/** Which series of the starter collection come from which source: a file each, beside that of the trend. */
import { createHash } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'
import { parseStrictly } from '#items/server/collection/file.ts'
import { type OtherReader, slugIn } from '#items/server/collection/reader.ts'
import { trend } from '#trends/kind.ts'
import { binding, hostsOf, whyNotBinding } from '../binding.ts'
import { connectorOf } from '../connectors/index.ts'

const file = binding.extend({
  /** It is of another definition or unit than the series: its first look waits for an operator. */
  countsOtherwise: z.boolean().default(false),
})
const kept = file.extend({ itemId: z.string() })

export const sourceReader: OtherReader = {
  name: 'source',
  kind: null,
  slugOf: slugIn('sources'),
  draft({ front, slug }) {
    const told = parseStrictly(file, front)
    if ('problems' in told) return told
    const name = `${trend.name}/${slug}`
    return {
      value: {
        id: null,
        written: null,
        links: [],
        needs: [{ field: 'name', name }],
        toData: (refOf) => parseStrictly(kept, { ...told.value, itemId: refOf(name).split('/')[1] }),
        whyNot: () => whyNotBinding(told.value),
      },
    }
  },
  /** No other file names one. */
  known: async () => [],
  async keep(trx, all, now) {
    let written = 0
    // The data is what `toData` has parsed. One after the other: they are few, and this happens once a release.
    // eslint-disable-next-line no-await-in-loop
    for (const { data } of all) if (await keepBinding(trx, data as z.output<typeof kept>, now)) written++
    return written
  },
}

/** A series that somebody has bound themselves keeps that, and one that was unbound comes back with another file. */
async function keepBinding(db: QueryExecutorProvider, one: z.output<typeof kept>, now: Date): Promise<boolean> {
  const { itemId, connector, address, derive, countsOtherwise } = one
  const every = one.every ?? connectorOf(connector)?.usual ?? 'monthly'
  const digest = createHash('sha256').update(JSON.stringify(one)).digest('hex').slice(0, 32)
  const { rows } = await sql`
    insert into source_binding as old (item_id, connector, address, derive, every, next_at, counts_otherwise, file, hosts)
    values (${itemId}::bigint, ${connector}, ${JSON.stringify(address)}, ${JSON.stringify(derive)}, ${every}, ${now}, ${countsOtherwise}, ${digest}, ${hostsOf(one)})
    on conflict (item_id) do update set
      connector = excluded.connector, address = excluded.address, derive = excluded.derive, every = excluded.every, next_at = excluded.next_at, hosts = excluded.hosts,
      counts_otherwise = excluded.counts_otherwise, file = excluded.file, state = 'active', why = null, broken_since = null, said = null,
      stamp = null, etag = null, last_modified = null, digest = null, tries = 0, lease = null, leased_until = null
    where old.file is not null and old.file <> excluded.file
    returning item_id`.execute(db)
  return rows.length > 0
}
