/**
 * How right each way of putting forecasts together has been, on a phone and by keyboard: beside each way on the page of
 * a question, on the record, and what the crowd learns of it.
 */
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
type Site = { pool: { query(text: string, values?: unknown[]): Promise<unknown> } }
const { pool } = site as unknown as Site // of the house’s own sign-in service
const phone = { viewport: { width: 390, height: 844 } }

/** Five people on the first question and on so many others, which then come out. */
async function given(resolved: number) {
  const { rows } = (await pool.query(
    `select id from item where kind = 'prediction' and is_listed and details #>> '{question,type}' = 'binary'
      and outcome is null and details ->> 'opens' <= to_char(now(), 'YYYY-MM-DD') and closes > now() and id <> 1 order by id limit $1`,
    [resolved],
  )) as { rows: { id: string }[] }
  const ids = rows.map(({ id }) => id)
  await pool.query(
    `with people as (insert into forecaster (is_counted) select true from generate_series(1, 5) returning id),
      voices as (select id, 0.1 * row_number() over () as chance from people)
    insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, request_id)
    select item, 1, '', id, now() - interval '1 hour', jsonb_build_object('type', 'binary', 'probability', chance), gen_random_uuid()
    from voices, unnest($1::bigint[]) as item`,
    [['1', ...ids]],
  )
  await pool.query(
    `update item set outcome = 'resolved', card = jsonb_set(card, '{outcome}', $2), details = jsonb_set(details, '{outcome}', $2) where id = any($1::bigint[])`,
    [ids, JSON.stringify({ state: 'resolved', value: 'yes', at: '2027-01-01', reason: 'As the test has it.' })],
  )
  return ids.length
}

test('each way stands with its own record, on the question and on the record, and the method says what is learnt', async () => {
  expect(await given(12)).toBe(12)
  const nia = await site.author('Nia Holt', phone)
  const crowd = async () => (await site.served('/api/items/prediction/1/crowd')).html
  await expect.poll(crowd).toContain('"forecasters":5')
  const record = async () => (await site.served('/api/crowds/record')).html
  await expect.poll(record).toContain('"counted":12')
  // The record is summed up a little later, by a job.
  await expect.poll(async () => (await site.served('/api/record')).html).toMatch(/"people":\{"questions":12/)
  await nia.open('/prediction/1')
  const panel = nia.page.getByRole('region', { name: 'What people forecast' })
  const others = panel.getByText('The same forecasts, put together in other ways')
  await others.focus()
  await nia.page.keyboard.press('Enter')
  const table = panel.getByRole('table', { name: 'Ways of putting the forecasts together' })
  await table.getByRole('columnheader', { name: 'Brier score so far' }).waitFor()
  await table.getByRole('row', { name: /Median, newer ones counting more \d+% 0\.\d{3}/ }).waitFor()
  await table.getByRole('row', { name: /Geometric mean of odds \d+% 0\.\d{3}/ }).waitFor()
  await panel.getByText('Scores of 12 questions that came out').waitFor()
  expect(await violationsOn(nia.page)).toEqual([])
  expect(await nia.page.evaluate('document.documentElement.scrollWidth')).toBe(390)

  const to = panel.getByRole('link', { name: 'How right crowds have been' })
  await to.focus()
  await nia.page.keyboard.press('Enter')
  const part = nia.page.getByRole('region', { name: 'Were people together right?' })
  await part.getByRole('row', { name: /Median 12 0\.\d{3} .* (worse|better), more than luck makes likely/ }).waitFor()
  await part.getByText('Questions that were decided early').first().waitFor()
  expect(await violationsOn(nia.page)).toEqual([])
  expect(await nia.page.evaluate('document.documentElement.scrollWidth')).toBe(390)

  const learns = part.getByRole('link', { name: 'what the crowd learns of them' })
  await learns.focus()
  await nia.page.keyboard.press('Enter')
  await nia.page
    .getByText('Nothing is learnt yet: of the 20 questions of yes or no that it takes, 12 have come out.')
    .waitFor()
  expect(await violationsOn(nia.page)).toEqual([])
})
