/**
 * Orders as the product carries them out, on the starter collection: what stands in the report, and who else reads it.
 * What differs from the one before, and what is left when items go: test/trials/reports.test.ts.
 */
import { expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { countAnalyses } from './counts.ts'
import { givenServer } from '../../../test/given.ts'
import { peopleOf } from '../../../test/given/analyses.ts'

const { app, pool, db } = await givenServer({ stocked: true })
await app.makeNumbers()
await app.startAnalyses()
const { orderer, order, until, find, left } = peopleOf(app, pool)
type Orderer = Awaited<ReturnType<typeof orderer>>

async function reported(who: Orderer, body: object): Promise<{ id: string; report: Report }> {
  const { analysis } = await order(who, body)
  await until(who, analysis.id, 'done')
  return { id: analysis.id, report: (await find(who, analysis.id)).report }
}

const eva = await orderer({ trend: 1 })
let made: ReturnType<typeof reported> | undefined
/** Eva's, made for the first test that asks for it. */
const hers = () => (made ??= reported(eva, { trendId: '131' }))

test('a trend analysis becomes a report whose values can be computed again', async () => {
  const { id, report } = await hers()
  expect(report.answer?.figure).toBeTruthy()
  expect(report.sections.map(({ name }) => name)).toEqual(expect.arrayContaining(['answer', 'path', 'method']))
  for (const { id: evidence } of report.evidence.slice(0, 4)) {
    const answer = await eva.call('GET', `/api/analyses/${id}/evidence/${evidence}`)
    expect([evidence, answer.json().isSame]).toEqual([evidence, true])
  }
  expect((await eva.call('GET', `/api/analyses/${id}/evidence/e99999`)).json().error.code).toBe('analysis-not-found')
  expect(await left(eva)).toEqual({ analysis: 0, trend: 0, moves: ['spend'] })
})

test('a trend analysis that answers nothing of what it was asked is there to be read, and costs nothing', async () => {
  const ada = await orderer({ trend: 1 })
  const question = 'How many soldiers will the armies of the world have in 2030?'
  const { report } = await reported(ada, { trendId: '162', question })
  expect(report).toMatchObject({ answer: null, isAnswered: false })
  expect(await left(ada)).toEqual({ analysis: 0, trend: 1, moves: ['spend', 'release'] })
})

test('a question about which the base knows nothing is refused and not charged', async () => {
  const ada = await orderer({ analysis: 1 })
  const { error } = await order(ada, { question: 'Qwertz xyzzy plugh frobnicate?' })
  expect(error?.code).toBe('nothing-known')
  expect(await left(ada)).toEqual({ analysis: 1, trend: 0, moves: [] })
})

test('a trend that goes before its analysis begins leaves it empty, with the reason, and the unit is given back', async () => {
  const ada = await orderer({ trend: 1 })
  const { rows } = await pool.query<{ id: string }>(
    `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, words, author, updated_at, published_at)
     select kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, words, author, now(), now() from item where id = 131
     returning id`,
  )
  const trendId = rows[0]?.id ?? ''
  // It goes between the order and the work.
  await pool.query(
    `create function test_goes() returns trigger language plpgsql as $$ begin delete from item where id = ${trendId}; return null; end $$`,
  )
  await pool.query(
    `create trigger test_goes after update of begun on analysis for each row when (new.trend_id = ${trendId}) execute function test_goes()`,
  )
  const { analysis } = await order(ada, { trendId })
  await until(ada, analysis.id, 'empty')
  expect((await find(ada, analysis.id)).analysis.reason).toMatch(/not in the base any more/)
  expect(await left(ada)).toEqual({ analysis: 0, trend: 1, moves: ['spend', 'release'] })
})

test('a report is shared by its key alone, the same key as long as it is shared, and by no key after that', async () => {
  const [{ id, report }, ben] = [await hers(), await orderer()]
  const share = async () => (await eva.call('POST', `/api/analyses/${id}/share`, {})).json().key
  const keys = await Promise.all([share(), share(), share()])
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  const read = (key: string) => app.inject({ method: 'POST', url: `/api/analyses/${id}/shared`, payload: { key } })
  const shared = (await read(keys[0])).json()
  expect([shared.analysis.state, shared.analysis.isShared, shared.report.title]).toEqual(['done', true, report.title])
  for (const key of ['', 'x', `${keys[0]}A`, keys[0].slice(1)])
    expect((await read(key)).json().error.code).toBe('analysis-not-found')
  expect((await ben.call('GET', `/api/analyses/${id}`)).json().error.code).toBe('analysis-not-found')
  expect((await eva.call('DELETE', `/api/analyses/${id}/share`)).statusCode).toBe(200)
  expect((await read(keys[0])).json().error.code).toBe('analysis-not-found')
  expect(await share()).not.toBe(keys[0])
})

test('what is not done cannot be shared', async () => {
  const ada = await orderer({ trend: 1 })
  const { rows } = await pool.query<{ id: string }>(
    `insert into analysis (account_id, order_id, kind, question, progress, ordered_at, state, finished_at)
     values ($1, gen_random_uuid(), 'full', 'x', '{"step": "reading", "section": null, "done": 0, "of": 1}', now(), 'failed', now()) returning id`,
    [ada.id],
  )
  expect((await ada.call('POST', `/api/analyses/${rows[0]?.id}/share`, {})).json().error.code).toBe(
    'analysis-unfinished',
  )
})

test('operators see how many and how fast, and what failed, and nothing of what was asked', async () => {
  const ada = await orderer({ trend: 1 })
  expect((await ada.call('GET', '/api/operator/analyses')).json().error.code).toBe('operators-only')
  await pool.query(`update analysis set question = 'A SECRET question', reason = 'A SECRET reason'`)
  await pool.query(`update analysis set fault = 'TypeError at x.ts:1' where state = 'failed'`)
  const counts = await countAnalyses(db, new Date())
  expect(counts.counts.reduce((sum, { month }) => sum + month, 0)).toBe(4)
  expect(counts.secondsP95).toBeGreaterThanOrEqual(counts.secondsP50 ?? 1e9)
  expect(counts.failures).toMatchObject([{ kind: 'full', fault: 'TypeError at x.ts:1' }])
  expect(JSON.stringify(counts)).not.toContain('SECRET')
})
