/** Whether a question may be published whose closing day is past. */
import { expect, test } from 'vitest'
import { givenContent } from '../../../test/content-as.ts'
import { aPrediction } from '../../../test/given/entries.ts'

const { ask, pool, written } = await givenContent()
const past = { opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-03-01' }
const publish = (at: string) => ask(`POST ${at}/publish`, { as: 'ada' })
const today = () => new Date().toISOString().slice(0, 10)
const revise = async (at: string, body: object) => {
  const { version } = (await ask(at, { as: 'ada' })).body.item
  return ask(`PATCH ${at}`, { as: 'ada', body: { version, ...body } })
}
const moved = [{ field: 'closes', reason: 'is past: nobody could forecast this question any more' }]

test('a question that has closed is kept in private, and published only with a day that is still to come', async () => {
  const at = await written('ada', aPrediction('Will it have snowed?', past))
  expect(await publish(at)).toMatchObject({ status: 409, body: { error: { code: 'closed-unpublished' } } })
  expect((await revise(at, { title: 'Will it have snowed at all?' })).status).toBe(200)
  expect((await ask(at)).status).toBe(404)
  expect((await revise(at, { closes: today(), resolves: '2035-12-31' })).status).toBe(200)
  expect((await publish(at)).status).toBe(200)
})

test('the closing day of a question that others have read is moved to no day that is past', async () => {
  const at = await written('ada', aPrediction(), { isPublished: true })
  expect((await revise(at, past)).body.error).toMatchObject({ code: 'invalid-input', details: moved })
  expect((await revise(at, { closes: '2034-01-01' })).status).toBe(200)
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  expect((await revise(at, past)).body.error).toMatchObject({ details: moved })
  const entry = { ...aPrediction('As a draft', past), kind: undefined }
  const draft = { kind: 'prediction', itemId: at.split('/').at(-1), base: 2, entry }
  const kept = await ask(`PUT /api/me/drafts/${crypto.randomUUID()}`, { as: 'ada', body: draft })
  expect([kept.status, kept.body.faults]).toMatchObject([200, moved])
})

test('a published question whose closing day passes by itself stays published, may be worded anew and come back', async () => {
  const at = await written('ada', aPrediction('Has it closed?', past), { isPublished: true })
  expect((await ask(at)).body.item).toMatchObject({ status: 'closed', closes: '2026-01-10' })
  expect((await revise(at, { summary: 'Another summary that is long enough.' })).status).toBe(200)
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  expect((await publish(at)).status).toBe(200)
})

test('one that waits for a word on its author is moved to no such day either', async () => {
  const at = await written('ada', aPrediction())
  await pool.query('update item set held_at = now() where id = $1', [at.split('/').at(-1)])
  expect((await revise(at, past)).body.error).toMatchObject({ details: moved })
})
