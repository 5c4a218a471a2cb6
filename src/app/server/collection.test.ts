/** Does the starter collection load whole, once, and only where something has changed? */
import { describe, expect, test } from 'vitest'
import type { ContentTables } from '#items/server/tables.ts'
import { prediction } from '#predictions/kind.ts'
import { whyNotPrediction } from '#predictions/question.ts'
import type { ScenarioTables } from '#scenarios/server/tables.ts'
import { collectionWithOther } from '../../../test/collection-copy.ts'
import { givenDatabase } from '../../../test/given.ts'
import { loadCollection } from './collection.ts'

const stocked = await given({ stocked: true })
const changed = await given({ stocked: true })

describe('the starter collection', () => {
  // The database of the tests is stocked by a strict load, which any fault would stop.
  test('loads without a fault: 120 predictions, 60 trends, 41 scenarios, 12 sets', async () => {
    expect(await countsOf(stocked)).toEqual({ prediction: 120, trend: 60, scenario: 41, sets: 12, versions: 221 })
  })

  test('R8 has ids below 10,000 that are unique over all kinds, and 12 is a prediction', async () => {
    const rows = await itemsOf(stocked)
    expect(rows.every(({ id }) => Number(id) < 10_000)).toBe(true)
    expect(rows.find(({ id }) => id === '12')?.kind).toBe('prediction')
  })

  test('gives every item a label of its own within its kind, which is no question', async () => {
    const labels = (await itemsOf(stocked)).map(({ kind, label }) => `${kind} ${label}`)
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels.filter((label) => /[.?!:,]$/.test(label))).toEqual([])
  })

  test('writes powers of ten as print has them, not as computers do', async () => {
    const rows = await itemsOf(stocked)
    const texts = rows.map(({ title, label, summary, body, details }) =>
      JSON.stringify([title, label, summary, body, details], (_, value) => (typeof value === 'number' ? 0 : value)),
    )
    expect(texts.some((text) => text.includes('10²⁸'))).toBe(true)
    expect(
      texts.flatMap((text) => /(?<![-\w.]|write 10²⁸ as )\d(?:\.\d+)?e\d{2}\b.{0,40}/.exec(text)?.[0] ?? []),
    ).toEqual([])
  })

  test('ties every item to at least three others', async () => {
    const links = await stocked.selectFrom('link').selectAll().execute()
    const ties = new Map<string, Set<string>>()
    const tie = (one: string, other: string) => ties.set(one, (ties.get(one) ?? new Set()).add(other))
    for (const { from_id, to_id } of links) {
      tie(from_id, to_id)
      tie(to_id, from_id)
    }
    const counts = (await itemsOf(stocked)).map(({ id }) => ties.get(id)?.size ?? 0).toSorted((a, b) => a - b)
    expect(counts[0]).toBeGreaterThanOrEqual(3)
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThanOrEqual(4)
  })

  test('keeps a prediction as its kind reads it, with its links by id', async () => {
    const row = await itemOf(stocked, 'co2-450-if-emissions-fall')
    const details = prediction.details.parse(row.details)
    const condition = await itemOf(stocked, 'fossil-co2-below-10500-in-2030')
    expect(whyNotPrediction(details)).toBeNull()
    expect(details).toMatchObject({ condition: { on: `prediction/${condition.id}` }, outcome: null })
    expect(details.houseForecast?.estimate.type).toBe('binary')
    expect(row.published_at?.toISOString()).toMatch(/^2026-11-20T/)
    expect(row).toMatchObject({
      closes: '2034-12-31',
      version: 1,
      author: 'Farsight',
      owner_id: null,
    })
    const links = await stocked
      .selectFrom('link')
      .select('relation')
      .where('from_id', '=', row.id)
      .where('to_id', '=', condition.id)
      .execute()
    expect(links.map(({ relation }) => relation).toSorted()).toEqual(['condition', 'see-also'])
  })
})

describe('loading', () => {
  test('asks its trends for no year after their horizon, but for how much training there will be', async () => {
    const items = await itemsOf(stocked)
    const horizonOf = new Map(items.map(({ kind, id, horizon_to }) => [`${kind}/${id}`, horizon_to]))
    const asked = items.flatMap(({ kind, details }) =>
      kind === 'scenario' ? (details['members'] as { to: string; at?: string | number }[]) : [],
    )
    const beyond = asked.filter(
      ({ to, at }) => at !== undefined && Number(String(at).slice(0, 4)) > Number(horizonOf.get(to)),
    )
    const training = items.find(({ label }) => label === 'Largest AI training run')
    expect([...new Set(beyond.map(({ to }) => to))]).toEqual([`trend/${training?.id}`])
  })

  test('a second time changes nothing, even where the files are read again', async () => {
    const before = await itemsOf(stocked)
    expect(await loadCollection(stocked)).toEqual({ faults: [], written: 0, withdrawn: 0 })
    await stocked.deleteFrom('collection_state').execute()
    expect(await loadCollection(stocked)).toEqual({ faults: [], written: 0, withdrawn: 0 })
    expect(await itemsOf(stocked)).toEqual(before)
    expect((await countsOf(stocked)).versions).toBe(221)
  })

  test('makes no version where only the program reads an item differently', async () => {
    const { id, digest, card } = await itemOf(stocked, 'co2-450-by-2034')
    await stocked
      .updateTable('item')
      .set({ digest: `${digest?.split('.')[0]}.older`, card: '{}' })
      .where('id', '=', id)
      .execute()
    await stocked.deleteFrom('collection_state').execute()
    expect(await loadCollection(stocked)).toEqual({ faults: [], written: 0, withdrawn: 0 })
    expect(await itemOf(stocked, 'co2-450-by-2034')).toMatchObject({ version: 1, digest, card })
  })

  test('a changed file makes one new version of one item, which keeps its id', async () => {
    const before = await itemsOf(changed)
    const now = new Date('2027-01-05T10:00:00Z')
    const folder = collectionWithOther('trends/fertility.md', (text) =>
      text.replace('label: Children per woman', 'label: Births per woman'),
    )
    expect(await loadCollection(changed, { folder, now })).toEqual({ faults: [], written: 1, withdrawn: 0 })
    const after = await itemsOf(changed)
    const different = after.filter((row, i) => JSON.stringify(row) !== JSON.stringify(before[i]))
    const id = before.find(({ slug }) => slug === 'fertility')?.id
    expect(different).toMatchObject([{ id, label: 'Births per woman', version: 2, updated_at: now }])
    const versions = await changed
      .selectFrom('item_version')
      .selectAll()
      .where('item_id', '=', id ?? '')
      .orderBy('version')
      .execute()
    expect(versions.map(({ version, data }) => [version, data['label']])).toEqual([
      [1, 'Children per woman'],
      [2, 'Births per woman'],
    ])
    expect(Object.keys(versions[1]?.data ?? {}).toSorted()).toEqual(
      ['title', 'label', 'summary', 'body', 'category', 'tags', 'horizon', 'details', 'links'].toSorted(),
    )
  })

  test('a changed file leaves resolved what its series has resolved, until it names another rule', async () => {
    const slug = 'co2-450-by-2034'
    const load = async (change: (text: string) => string) => {
      await loadCollection(changed, { folder: collectionWithOther(`predictions/${slug}.md`, change) })
      return itemOf(changed, slug)
    }
    const { id, details } = await itemOf(changed, slug)
    const { automatic } = prediction.details.parse(details)
    const evidence = {
      trend: automatic?.trend,
      version: 2,
      at: '2034',
      value: 451,
      unit: 'ppm',
      source: 'NOAA',
      sourceUrl: 'https://gml.noaa.gov/',
      knownSince: '2035-03-01T00:00:00.000Z',
      isProvisional: false,
    }
    const outcome = { state: 'resolved', value: 'yes', at: '2035-03-01', reason: 'By rule.', evidence }
    await changed
      .updateTable('item')
      .set({ details: JSON.stringify({ ...details, outcome }) })
      .where('id', '=', id)
      .execute()
    const relabelled = await load((text) => text.replace(/^label: .*$/m, 'label: Air at 450 ppm in 2034'))
    expect([relabelled.label, relabelled.details['outcome'], relabelled.outcome]).toEqual([
      'Air at 450 ppm in 2034',
      outcome,
      'resolved',
    ])
    const ruled = await load((text) => text.replace(/threshold: 450 }/, 'threshold: 452 }'))
    expect([ruled.details['outcome'], ruled.outcome]).toEqual([null, null])
  })
})

async function given(wish: { stocked?: boolean }) {
  return (await givenDatabase<ContentTables & ScenarioTables>(wish)).db
}

function itemsOf(db: typeof stocked) {
  return db.selectFrom('item').selectAll().orderBy('id').execute()
}

function itemOf(db: typeof stocked, slug: string) {
  return db.selectFrom('item').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
}

async function countsOf(db: typeof stocked): Promise<Record<string, number>> {
  const kinds = await db
    .selectFrom('item')
    .select(['kind', ({ fn }) => fn.countAll<string>().as('items')])
    .groupBy('kind')
    .execute()
  const sets = await db.selectFrom('scenario_set').select('slug').execute()
  const versions = await db.selectFrom('item_version').select('version').execute()
  return {
    ...Object.fromEntries(kinds.map(({ kind, items }) => [kind, Number(items)])),
    sets: sets.length,
    versions: versions.length,
  }
}
