/** Whether reports answered their readers: one word of each account, which operators count and nobody else reads. */
import { expect, test } from 'vitest'
import { smallPipeline } from '../../../../test/analyses/pipeline.ts'
import { givenServer } from '../../../../test/given.ts'
import { peopleOf } from '../../../../test/given/analyses.ts'
import { givenUser } from '../../../../test/given/user.ts'

const { app, pool } = await givenServer({
  stocked: true,
  pipeline: smallPipeline(),
  env: { OPERATOR_EMAILS: 'olga@example.org' },
})
await app.startAnalyses()
const { orderer, order, until, find } = peopleOf(app, pool)
const olga = await givenUser(app, { email: 'olga@example.org', verifiedIn: pool })
type Orderer = Awaited<ReturnType<typeof orderer>>

async function reported() {
  const who = await orderer({ trend: 1 })
  const { analysis } = await order(who, { trendId: '131' })
  await until(who, analysis.id, 'done')
  const share = async (): Promise<string> =>
    (await who.call('POST', `/api/analyses/${analysis.id}/share`, {})).json().key
  return { who, id: analysis.id, share }
}
const rate = (who: Orderer, id: string, word: string, key?: string) =>
  who.call('PUT', `/api/analyses/${id}/rating`, { word, ...(key !== undefined && { key }) })
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code
const counted = async () => {
  const { ratings } = (await olga.call('GET', '/api/operator/analyses')).json()
  return Object.fromEntries(
    ratings.map(({ word, month, all }: { word: string; month: number; all: number }) => [word, [month, all]]),
  )
}

test('its owner and whoever has its link say each one word, and may say another; operators count them', async () => {
  const { who, id, share } = await reported()
  const [ben, key] = [await orderer(), await share()]
  expect((await find(who, id)).rating).toBeNull()
  expect((await rate(who, id, 'no')).json()).toEqual({ rating: 'no' })
  await rate(who, id, 'partly')
  await rate(ben, id, 'yes', key)
  expect((await find(who, id)).rating).toBe('partly')
  const shared = await ben.call('POST', `/api/analyses/${id}/shared`, { key })
  expect([shared.json().rating, shared.json().analysis.follow]).toEqual(['yes', null])
  const visitor = await app.inject({ method: 'POST', url: `/api/analyses/${id}/shared`, payload: { key } })
  expect(visitor.json().rating).toBeNull()
  expect(await counted()).toEqual({ yes: [1, 1], partly: [1, 1] })
  await pool.query(`update analysis set finished_at = now() - interval '40 days' where id = $1`, [id])
  expect(await counted()).toEqual({ yes: [0, 1], partly: [0, 1] })
})

test('who cannot read a report says nothing of it', async () => {
  const { who, id, share } = await reported()
  const [eve, key] = [await orderer(), await share()]
  const visitor = await app.inject({ method: 'PUT', url: `/api/analyses/${id}/rating`, payload: { word: 'yes', key } })
  expect(codeOf(visitor)).toBe('sign-in-needed')
  for (const wrong of [undefined, '', `${key}A`])
    expect(codeOf(await rate(eve, id, 'yes', wrong))).toBe('analysis-not-found') // eslint-disable-line no-await-in-loop
  expect(codeOf(await rate(who, id, 'very'))).toBe('invalid-input')
  await who.call('DELETE', `/api/analyses/${id}/share`)
  expect(codeOf(await rate(eve, id, 'yes', key))).toBe('analysis-not-found')
  await pool.query(`update analysis set state = 'failed' where id = $1`, [id])
  expect(codeOf(await rate(who, id, 'yes'))).toBe('analysis-unfinished')
})

test('what somebody said goes into the file that they take away, and goes with them', async () => {
  const { who, id, share } = await reported()
  const ben = await orderer()
  await rate(ben, id, 'no', await share())
  expect((await ben.call('GET', '/api/me/export')).json().reportRatings).toMatchObject([{ analysis: id, word: 'no' }])
  const kept = async () => (await pool.query('select from report_rating where analysis_id = $1', [id])).rowCount
  expect(await kept()).toBe(1)
  expect((await ben.call('DELETE', '/api/me')).statusCode).toBe(200)
  expect(await kept()).toBe(0)
  await rate(who, id, 'yes')
  expect((await who.call('DELETE', `/api/analyses/${id}`)).statusCode).toBe(200)
  expect(await kept()).toBe(0)
})
