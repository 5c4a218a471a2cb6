/** What home says of the record, beside the record. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import type { TrackRecord } from '../record.ts'

const { app, pool } = await givenServer({ stocked: true })

async function record(): Promise<TrackRecord> {
  return (await app.inject('/api/record')).json().record
}
const inShort = async () => (await app.inject('/api/record/in-short')).json().record

test('in short the record says what the whole of it says', async () => {
  const { trends, sources, backtests, forecasts } = await record()
  expect(await inShort()).toEqual({
    values: backtests.values,
    inside80: backtests.inside[80],
    trends: backtests.trends,
    better: backtests.better,
    resolved: forecasts.resolved,
    open: forecasts.open,
    overdue: forecasts.overdue,
    nextOn: forecasts.next[0]?.resolves,
    unmadeTrends: sources.series - trends.computed,
  })
  expect([backtests.trends, forecasts.open].every((many) => many > 30)).toBe(true)
})

test('where nothing was looked back on and nothing is asked it says so, and not nothing', async () => {
  await pool.query('delete from trend_record')
  await pool.query(`delete from item where kind = 'prediction'`)
  expect(await inShort()).toMatchObject({ values: 0, trends: 0, resolved: 0, open: 0, overdue: 0, nextOn: null })
  expect((await inShort()).unmadeTrends).toBeGreaterThan(30)
})

test('what should have resolved and has not is counted among what is open', async () => {
  const given = await givenServer({ stocked: true })
  const counted = async () => (await given.app.inject('/api/record/in-short')).json().record
  const before = await counted()
  await given.pool.query(
    `update item set details = jsonb_set(details, '{resolves}', '"2026-11-21"') where id in (46, 12)`,
  )
  await given.pool.query('delete from record_kept')
  expect(await counted()).toMatchObject({ open: before.open, overdue: before.overdue + 2 })
})
