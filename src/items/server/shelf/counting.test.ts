/** What is counted where there are very many items, over HTTP, on the real application. */
import { describe, expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenManyItems } from '../../../../test/databases/many-items.ts'
import { mostCounted } from './counting.ts'

const { app, pool } = await givenServer({ stocked: true })
const { body: few } = await ask('')
await givenManyItems(pool, mostCounted + 200)

async function ask(query: string) {
  const answer = await app.inject(`/api/counts?${query}`)
  return { status: answer.statusCode, body: answer.json() }
}

const inBase = async (where: string): Promise<number> =>
  (await pool.query(`select count(*)::int as items from item where is_listed and ${where}`)).rows[0].items

describe('of years, kinds and categories all are counted, however many there are', () => {
  test.each([
    ['', 'true'],
    ['kind=trend&kind=scenario', `kind in ('trend', 'scenario')`],
    ['from=2030&to=2045&category=social', `category = 'social' and horizon_to between 2030 and 2045`],
  ])('%s', async (query, where) => {
    const { body } = await ask(query)
    expect(body.more).toBe(false)
    expect(body.total).toBe(await inBase(where))
    expect(body.total).toBeGreaterThan(0)
  })

  test('each further kind and category would leave as many as its count says', async () => {
    const { body } = await ask('kind=trend&category=social')
    const [{ body: economic }, { body: scenarios }] = await Promise.all([
      ask('kind=trend&category=economic'),
      ask('kind=scenario&category=social'),
    ])
    expect([body.category.economic, body.kind.scenario]).toEqual([economic.total, scenarios.total])
  })

  test('states and tags have counts where all could be looked at, and else none; tags are offered all the same', async () => {
    const { body } = await ask('')
    expect(Object.keys(few.status)).toContain('open')
    expect(body.status).toBeNull()
    expect(new Set(Object.values(body.tag))).toEqual(new Set([null]))
    const { body: narrow } = await ask('kind=prediction&category=social&to=2040')
    expect(narrow.status.open).toBe(
      await inBase(`kind = 'prediction' and category = 'social' and horizon_to <= 2040 and outcome is null`),
    )
    expect(Object.values(narrow.tag)).not.toContain(null)
  })
})

describe('of words, tags and states no more than 500 are counted, and that is said', () => {
  test.each(['q=copy', 'status=open', 'q=copy&from=2028', 'status=open&kind=prediction'])('%s', async (query) => {
    const { body } = await ask(query)
    expect(body).toMatchObject({ total: mostCounted, more: true, kind: null, category: null, status: null })
  })

  test('what is narrowed to fewer is counted exactly, however many the words find', async () => {
    const { body } = await ask('q=copy&kind=trend&category=social')
    expect(body).toMatchObject({
      total: await inBase(`search @@ to_tsquery('farsight', 'copy') and kind = 'trend' and category = 'social'`),
      more: false,
    })
    const { body: one } = await ask('q=copy+77')
    expect(one).toMatchObject({ more: false, kind: { prediction: 1, scenario: 1, trend: 1 } })
  })
})
