/** How a scenario set is written in a file of the collection, what that becomes, and where it is kept. */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { itemName, parseStrictly, slug } from '#items/server/collection/file.ts'
import type { OtherReader } from '#items/server/collection/reader.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { crossImpact, descriptor, reading, scenarioSet, state, trendThreshold, whyNotSet } from '../set.ts'
import { impactsIn, readingsIn, reasonsIn } from './collection-matrix.ts'
import type { ScenarioTables } from './tables.ts'

export function nameOfSet(its: string): string {
  return `scenario-set/${its}`
}

/** A set's fields, its matrix written as lines, its trends named by slug. */
const file = scenarioSet.omit({ slug: true, body: true, version: true }).extend({
  descriptors: z.array(
    descriptor.extend({
      states: z.array(state.extend({ bind: trendThreshold.extend({ trend: slug }).exactOptional() })),
    }),
  ),
  crossImpacts: impactsIn.pipe(z.array(crossImpact)),
  readings: readingsIn.pipe(z.array(reading.extend({ to: itemName }))).default([]),
  reasons: reasonsIn,
})
type SetFile = z.output<typeof file>

export const setReader: OtherReader = {
  name: 'scenario-set',
  kind: null,
  slugOf: (path) => /^scenarios\/([a-z0-9-]+)\/set\.md$/.exec(path)?.[1],
  draft({ front, body, slug: its }) {
    const told = parseStrictly(file, front)
    if ('problems' in told) return told
    return {
      value: {
        id: null,
        written: null,
        links: [],
        needs: bindsIn(told.value).map(({ field, trend }) => ({ field, name: `trend/${trend}` })),
        toData: (refOf) => parseStrictly(scenarioSet, { ...withRefs(told.value, refOf), slug: its, body, version: 1 }),
        // The data is what the line above has parsed.
        whyNot: (data) => whyNotSet(data as z.output<typeof scenarioSet>),
      },
    }
  },
  async known(trx) {
    const rows = await trx
      .withTables<ScenarioTables>()
      .selectFrom('scenario_set')
      .select(['slug', 'version', 'data'])
      .execute()
    return rows.map(({ slug: its, version, data }) => ({ slug: its, data: { ...data, version } }))
  },
  async keep(trx, all, now) {
    let written = 0
    for (const { slug: its, data } of all) if (await keepSet(trx, its, data, now)) written++
    return written
  },
}

function bindsIn({ descriptors }: SetFile) {
  return descriptors.flatMap(({ states }, d) =>
    states.flatMap(({ bind }, s) =>
      bind ? [{ field: `descriptors.${d}.states.${s}.bind.trend`, trend: bind.trend }] : [],
    ),
  )
}

function withRefs(told: SetFile, refOf: (name: string) => string) {
  const descriptors = told.descriptors.map((one) => ({
    ...one,
    states: one.states.map(({ bind, ...rest }) => ({
      ...rest,
      ...(bind && { bind: { ...bind, trend: refOf(`trend/${bind.trend}`) } }),
    })),
  }))
  // A set means the same without what it says of an item that is not there: then no world has it as a member.
  const readings = told.readings.flatMap((one) => {
    const to = refOf(one.to)
    return to === one.to ? [] : [{ ...one, to }]
  })
  return { ...told, descriptors, readings }
}

/**
 * Writes a version where something has changed, and says whether. The version stands in its column, not in the data.
 */
async function keepSet(
  trx: Transaction<ContentTables>,
  its: string,
  set: Record<string, unknown>,
  now: Date,
): Promise<boolean> {
  const { version: _, ...said } = set
  const data = JSON.stringify(said)
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 32)
  const db = trx.withTables<ScenarioTables>()
  const row = await db
    .selectFrom('scenario_set')
    .select(['version', 'digest'])
    .where('slug', '=', its)
    .executeTakeFirst()
  if (row?.digest === digest) return false
  const version = (row?.version ?? 0) + 1
  const columns = { version, data, digest, updated_at: now }
  await db
    .insertInto('scenario_set')
    .values({ slug: its, ...columns })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(columns))
    .execute()
  await db.insertInto('scenario_set_version').values({ slug: its, version, at: now, data }).execute()
  return true
}
