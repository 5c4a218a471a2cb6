/** What was said of a question that became private is taken back by whoever said it, and tells them nothing of it. */
import { expect, test } from 'vitest'
import { givenForecasts, yes } from '../../../../test/people/forecasts.ts'
import { aPrediction } from '../../../../test/given/entries.ts'

const { ask, pool, question, forecast, withdraw, crowd, turn } = await givenForecasts()
const idOf = (at: string) => at.split('/').at(-1)
const unpublish = (at: string) => ask(`POST ${at}/unpublish`, { as: 'ada' })
/** Its row in the list of Ben's forecasts. */
const listed = async (at: string) => {
  const { body } = await ask('/api/me/forecasts', { as: 'ben' })
  return body.forecasts.find(({ predictionId }: { predictionId: string }) => predictionId === idOf(at))
}
const codeOf = async (answer: ReturnType<typeof withdraw>) => {
  const { status, body } = await answer
  return [status, body.error?.code]
}
const given = async () => {
  const at = await question()
  for (const as of ['ben', 'eve', 'nia'] as const) await forecast(at, as, yes(0.3))
  return at
}

test('a forecast of a question that became private is taken back by whoever made it', async () => {
  const at = await given()
  expect(await listed(at)).toMatchObject({ question: { type: 'binary' }, canTakeBack: true })
  await unpublish(at)
  expect(await listed(at)).toMatchObject({ label: null, question: null, estimate: yes(0.3), canTakeBack: true })
  const { status, body } = await withdraw(at, 'ben')
  expect([status, body]).toEqual([
    200,
    {
      forecast: {
        at: expect.any(String),
        itemVersion: 1,
        isOfEarlierWording: false,
        estimate: null,
        until: null,
        reason: null,
      },
      crowd: null,
      forecasters: null,
    },
  ])
  expect(await listed(at)).toMatchObject({ label: null, estimate: null, canTakeBack: false })
  expect(await codeOf(withdraw(at, 'ben'))).toEqual([404, 'no-forecast'])
  expect(await codeOf(withdraw(at, 'olga'))).toEqual([404, 'item-not-found'])
  await ask(`POST ${at}/publish`, { as: 'ada' })
  expect((await crowd(at)).forecasters).toBe(2)
})

test('taking it back tells nothing of what became of the question since', async () => {
  const at = await given()
  await unpublish(at)
  const { body } = await ask(at, { as: 'ada' })
  const { kind: _, ...written } = aPrediction('Will something else come of it?', { closes: '2034-01-01' })
  expect((await ask(`PATCH ${at}`, { as: 'ada', body: { ...written, version: body.item.version } })).status).toBe(200)
  await turn(at, 'closes', '2026-11-01')
  await turn(at, 'outcome', { state: 'annulled', value: null, at: '2026-11-02', reason: 'It fell away.' })
  expect(await listed(at)).toMatchObject({ canTakeBack: true, itemVersion: 1, isOfEarlierWording: false })
  expect((await withdraw(at, 'ben')).body).toMatchObject({ forecast: { itemVersion: 1, estimate: null } })
  const { rows } = await pool.query(
    `select item_version, count(distinct wording)::int as wordings from forecast where item_id = $1 group by item_version`,
    [idOf(at)],
  )
  expect(rows).toEqual([{ item_version: 1, wordings: 1 }])
})

test('once it was to have closed when they spoke there is nothing to take back', async () => {
  const at = await given()
  await unpublish(at)
  await pool.query(
    `update item_version set data = jsonb_set(data, '{details,closes}', '"2026-10-01"') where item_id = $1`,
    [idOf(at)],
  )
  expect(await listed(at)).toMatchObject({ estimate: yes(0.3), canTakeBack: false })
  expect(await codeOf(withdraw(at, 'ben'))).toEqual([409, 'question-closed'])
})

test('of a question that is being deleted it answers that there is none', async () => {
  const at = await given()
  await unpublish(at)
  const author = await pool.connect()
  await author.query('begin')
  await author.query('delete from item where id = $1', [idOf(at)])
  const answer = codeOf(withdraw(at, 'ben'))
  await expect
    .poll(async () => (await pool.query(`select from pg_locks where not granted`)).rowCount)
    .toBeGreaterThanOrEqual(1)
  await author.query('commit')
  author.release()
  expect(await answer).toEqual([404, 'item-not-found'])
})
