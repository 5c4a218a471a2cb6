/** Who hears by mail that an outcome stands to which somebody objected. */
import { expect, test } from 'vitest'
import { catchUp } from '#kit/server/events/reader.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { givenForecasts, yes } from '../../../test/people/forecasts.ts'
import { whenDone } from '../../../test/when-done.ts'
import { noticeReader, noticeTasks } from './notice-work.ts'

const { ask, db, pool, url, question, forecast } = await givenForecasts()
const queue = openQueue({ database: { url }, log: createLog('silent') })
whenDone(() => queue.close())
const sent: { to: string; subject: string; text: string }[] = []
const [letter] = noticeTasks({
  db,
  mail: { send: async (one) => void sent.push(one) },
  site: { productName: 'Farsight', origin: 'https://farsight.example', contact: undefined },
  operators: [],
})

async function objectionTo(id: string | undefined) {
  const { rows } = await pool.query<{ id: string; account: string; owner: string }>(
    `select objection.id::text as id, account_id as account, owner_id as owner
     from objection join resolution on resolution.id = resolution_id join item on item.id = item_id where item_id = $1`,
    [id],
  )
  const [only] = rows
  if (!only) throw new Error('Nobody objects.')
  return only
}

test('once an operator lets an outcome stand, who objected and its author read so, each once', async () => {
  const at = await question()
  const id = at.split('/').at(-1)
  await forecast(at, 'ben', yes(0.1))
  const said = { state: 'resolved', value: 'yes', knownAt: '2026-11-20', reason: 'The survey says so in its table.' }
  await ask(`POST ${at}/resolutions`, { as: 'olga', body: said })
  await ask(`POST ${at}/objections`, { as: 'ben', body: { reason: 'The first table says the opposite of it.' } })
  const objection = await objectionTo(id)
  await pool.query(`update account set email = 'person' || id || '@example.org', email_verified = true`)
  const body = { reason: 'The second table corrects it.', objections: [objection.id] }
  expect((await ask(`PUT /api/operators/objections/${id}`, { as: 'olga', body })).status).toBeLessThan(300)
  for (const again of [1, 2]) {
    await catchUp(db, noticeReader)
    if (letter) for (let done = again; done > 0;) done = await queue.workOff(letter)
    // Whoever leaves writes to the objection once more: nothing new was decided.
    await pool.query('update objection set reason = null where id = $1', [objection.id])
  }
  const told = new Map(sent.map(({ to, ...rest }) => [to, rest]))
  expect(sent).toHaveLength(2)
  expect(told.get(`person${objection.account}@example.org`)?.subject).toMatch(/^Your objection was decided: “/)
  expect(told.get(`person${objection.owner}@example.org`)?.subject).toMatch(/^The outcome stands: “/)
  for (const { text } of sent) {
    expect(text).toContain('The reason: The second table corrects it.')
    expect(text).toContain(`https://farsight.example/prediction/${id}#resolution`)
  }
})
