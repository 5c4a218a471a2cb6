/**
 * Whether what people write about other items is checked against those items, and by no more than they may see of them.
 */
import { describe, expect, it, test } from 'vitest'
import { checkPrediction } from '#predictions/server/check-prediction.ts'
import type { PredictionDetails } from '#predictions/question.ts'
import { prediction } from '#predictions/kind.ts'
import { trend } from '#trends/kind.ts'
import { givenServer } from '../../../test/given.ts'
import { scenario } from '../kind.ts'
import type { ScenarioDetails } from '../scenario.ts'
import type { SetToChoose } from '../set.ts'
import { checkScenario } from './check-scenario.ts'

const { app, pool, db } = await givenServer({ stocked: true })
const ada = '1'
const refOf = async (slug: string) => {
  const { kind, id } = await db
    .selectFrom('item')
    .select(['kind', 'id'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return `${kind}/${id}`
}
const co2 = await refOf('co2-ppm-global')
const source = await refOf('largest-power-source-2035')
const peak = await refOf('fossil-co2-peak-year')
const { details } = await db
  .selectFrom('item')
  .select('details')
  .where('kind', '=', 'scenario')
  .orderBy('id')
  .executeTakeFirstOrThrow()
const told = scenario.details.parse(details)

describe('a scenario that somebody writes', () => {
  const check = (change: Partial<ScenarioDetails>) => checkScenario({ ...told, ...change }, pool, { ownerId: ada })
  const threshold = { at: 2050, comparison: '>=' as const, threshold: 500 }

  it('may be one that the collection has', async () => {
    expect(await check({})).toBeNull()
  })

  test.for<[what: string, change: Partial<ScenarioDetails>, field: string, reason: RegExp]>([
    ['a set that is not there', { set: 'nowhere-2050' }, 'set', /no set/],
    ['no state of a descriptor', { states: {} }, 'states', /says nothing about/],
    ['a state too many', { states: { ...told.states, extra: 'yes' } }, 'states', /no descriptor/],
    [
      'an outcome that cannot be',
      { members: [{ to: source, outcome: 'Peat' }] },
      'members.0.outcome',
      /none of its options/,
    ],
    ['an outcome of a trend', { members: [{ to: co2, outcome: 'yes' }] }, 'members.0.outcome', /no outcome/],
    ['a threshold of a prediction', { members: [{ to: source, ...threshold }] }, 'members.0', /no trend/],
    ['an item that is not there', { members: [{ to: 'trend/9999', ...threshold }] }, 'members.0.to', /no item/],
    [
      'an item under another kind',
      { members: [{ to: co2.replace('trend', 'prediction'), outcome: 'yes' }] },
      'members.0.to',
      /no item/,
    ],
    [
      'a day that is none',
      { signposts: [{ title: 'The peak', watch: peak, outcome: 'soon', by: 2040 }] },
      'signposts.0.outcome',
      /neither a day nor "later"/,
    ],
  ])('is refused with %s', async ([, change, field, reason]) => {
    expect(await check(change)).toEqual({ field, reason: expect.stringMatching(reason) })
  })
})

const asker = (ownerId: string, self: string | null = null) => ({ ownerId, self, before: null, today: '2026-11-21' })
const checkAsked = (change: Partial<PredictionDetails>, owner = ada) =>
  checkPrediction({ question: { type: 'binary' }, ...change } as PredictionDetails, pool, asker(owner))

/** Of a question that counts only if that one turns out so. */
const given = (on: string) => ({ condition: { on, outcome: 'Solar' } })

describe('a prediction that somebody writes', () => {
  const solar = { on: source, outcome: 'Solar' }
  const others = ['Coal', 'Gas', 'Wind', 'Other']
  const automatic = { trend: co2, at: '2034', comparison: '>=' as const, threshold: 450 }

  it('may hang on a series and on another prediction', async () => {
    expect(await checkAsked({ condition: { ...solar, or: others.slice(1) } })).toBeNull()
    expect(await checkAsked({})).toBeNull()
    expect(await checkAsked({ automatic, condition: { on: source, outcome: 'Solar' } })).toBeNull()
  })

  test.for<[what: string, change: Partial<PredictionDetails>, field: string]>([
    ['a series of a prediction', { automatic: { ...automatic, trend: source } }, 'automatic.trend'],
    ['a month of a yearly series', { automatic: { ...automatic, at: '2034-07' } }, 'automatic.at'],
    ['a trend that is not there', { automatic: { ...automatic, trend: 'trend/9999' } }, 'automatic.trend'],
    ['a condition on a trend', { condition: { on: co2, outcome: 'yes' } }, 'condition.outcome'],
    ['a condition that cannot come true', { condition: { on: source, outcome: 'Peat' } }, 'condition.outcome'],
    ['a further outcome that cannot come', { condition: { ...solar, or: ['Peat'] } }, 'condition.or'],
    ['an outcome named twice', { condition: { ...solar, or: ['Solar'] } }, 'condition.or'],
    ['a condition that everything meets', { condition: { ...solar, or: others } }, 'condition.or'],
    ['itself without a condition, by what it hangs on', { condition: { ...solar, plain: source } }, 'condition.plain'],
    ['the same without a condition, by a trend', { condition: { ...solar, plain: co2 } }, 'condition.plain'],
    ['the same by what is not there', { condition: { ...solar, plain: 'prediction/9999' } }, 'condition.plain'],
  ])('is refused with %s', async ([, change, field]) => {
    expect(await checkAsked(change)).toMatchObject({ field })
  })

  it('hangs on no question that hangs on it, at whatever remove', async () => {
    const { rows } = await pool.query(
      `select details from item where kind = 'prediction' and slug = 'largest-power-source-2035'`,
    )
    const first = `prediction/${await write('prediction', rows[0].details, { owner: ada })}`
    const second = `prediction/${await write('prediction', { ...rows[0].details, ...given(first) }, { owner: ada })}`
    const third = `prediction/${await write('prediction', { ...rows[0].details, ...given(second) }, { owner: ada })}`
    const asked = { question: rows[0].details.question }
    const check = (on: string, self: string) =>
      checkPrediction({ ...asked, ...given(on) } as PredictionDetails, pool, asker(ada, self))
    for (const on of [first, second, third])
      expect(await check(on, first)).toEqual({
        field: 'condition.on',
        reason: 'counts only if this one turns out a certain way',
      })
    expect(await check(first, third)).toBeNull()
  })

  it('is refused with a trend that nobody measures', async () => {
    const id = await write('trend', { series: null, thresholds: [], signals: [] }, { owner: ada })
    expect(await checkAsked({ automatic: { ...automatic, trend: `trend/${id}` } })).toEqual({
      field: 'automatic.trend',
      reason: 'has no series',
    })
  })

  it('learns nothing of what somebody else wrote in private, and all of one’s own', async () => {
    const { rows } = await pool.query(
      `select details from item where kind = 'prediction' and slug = 'largest-power-source-2035'`,
    )
    const id = await write('prediction', rows[0].details, { owner: ada })
    const condition = { on: `prediction/${id}`, outcome: 'Peat' }
    expect(await checkAsked({ condition }, '2')).toEqual({
      field: 'condition.on',
      reason: 'is no item that can be found',
    })
    expect(await checkAsked({ condition }, ada)).toMatchObject({ field: 'condition.outcome' })
  })
})

describe('the list of scenario sets', () => {
  it('has all twelve in the order of their titles, with what there is to choose', async () => {
    const { sets } = (await app.inject('/api/scenario-sets')).json<{ sets: SetToChoose[] }>()
    expect(sets).toHaveLength(12)
    expect(sets.map(({ title }) => title)).toEqual(
      sets.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
    const set = sets.find(({ slug }) => slug === told.set)
    expect(Object.keys(set ?? {}).toSorted()).toEqual(['descriptors', 'horizon', 'question', 'slug', 'title'])
    expect(set?.descriptors.map(({ id }) => id).toSorted()).toEqual(Object.keys(told.states).toSorted())
  })
})

test('everything in the collection can be read back for a form, and would be taken again', async () => {
  const kinds = { prediction, trend, scenario }
  const { rows } = await pool.query<{ kind: keyof typeof kinds; slug: string; details: unknown }>(
    'select kind, slug, details_whole(details) as details from item where slug is not null',
  )
  const faults = rows.flatMap(({ kind, slug, details: kept }) => {
    const { details: schema, entry, entryFrom, whyNot } = kinds[kind] as unknown as typeof trend
    const parsed = schema.parse(kept)
    const { error } = entry.safeParse(entryFrom(parsed))
    const fault = whyNot(parsed)
    return [
      ...(error?.issues ?? []).map(({ path, message }) => `${slug}: ${path.join('.')} ${message}`),
      ...(fault ? [`${slug}: ${fault.reason}`] : []),
    ]
  })
  expect(rows.length).toBeGreaterThan(200)
  expect(faults).toEqual([])
})

/** Writes a private item past all checks. */
async function write(kind: string, its: object, { owner }: { owner: string }): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, owner_id, author, updated_at)
     values ($1, 'Mine', 'Mine', 'Mine alone.', '', 'social', '{test}', 2027, 2030, $2, '{}', $3, 'Ada', now()) returning id::text`,
    [kind, JSON.stringify(its), owner],
  )
  return rows[0]?.id ?? ''
}
