/** What somebody writes is shown to them over HTTP as pages will draw it. */
import { expect, test } from 'vitest'
import { givenContent } from '../../../../test/content-as.ts'
import { aPrediction } from '../../../../test/given/entries.ts'

const { ask, create, pool } = await givenContent()

test('a preview shows what pages will: no script, no picture, no address that runs', async () => {
  const body =
    '# Hi\n\n<script>alert(1)</script> <svg onload=x>\n\n[a](javascript:x) [b](data:text/html,x) [c](https://example.org) ![p](x.png)'
  const { body: answer, text } = await ask('POST /api/prose', { as: 'ada', body: { body } })
  expect(text.match(/"href":"[^"]*"/g)).toEqual(['"href":"https://example.org"'])
  expect(new Set(text.match(/"tag":"\w+"/g))).toEqual(new Set(['"tag":"h2"', '"tag":"text"', '"tag":"p"', '"tag":"a"']))
  expect(answer.prose[0]).toMatchObject({ tag: 'h2' })
  expect((await ask('POST /api/prose', { as: 'ada', body: { body: 'x'.repeat(1_000_000) } })).body.error.code).toBe(
    'body-too-large',
  )
  expect((await ask('POST /api/prose', { as: 'ada', body: { body: 'x'.repeat(100_001) } })).status).toBe(400)
})

const hostile = '- a\n'.repeat(25_000)

test('a text of more parts than a page can show is refused in a sentence, by a preview, a draft and an item alike', async () => {
  const preview = await ask('POST /api/prose', { as: 'ada', body: { body: hostile } })
  expect([preview.status, preview.body.error.code]).toEqual([400, 'text-too-large'])
  expect(preview.body.error.message).toContain('more parts than a page can show')
  const fault = { field: 'body', reason: expect.stringContaining('more than the 2,000 headings') }
  const made = await create(aPrediction('Will it be so?', { body: hostile }))
  expect([made.status, made.body.error.details]).toEqual([400, [fault]])
  const kept = await ask(`PUT /api/me/drafts/${crypto.randomUUID()}`, {
    as: 'ada',
    body: { kind: 'prediction', entry: { ...aPrediction('Will it be so?'), kind: undefined, body: hostile } },
  })
  expect(kept.body.faults).toEqual([fault])
  const { body } = await create(aPrediction('Will it be so?'))
  const revised = await ask(`PATCH /api/items/prediction/${body.item.id}`, {
    as: 'ada',
    body: { version: 1, body: hostile },
  })
  expect([revised.status, revised.body.error.details]).toEqual([400, [fault]])
})

test('a text that stood before there was a limit is shown as it was written, and its item can still be revised', async () => {
  const { body } = await create(aPrediction('Will it be so?'))
  const { id } = body.item
  await pool.query('update item set body = $2 where id = $1', [id, hostile])
  await pool.query(`update item_version set data = jsonb_set(data, '{body}', to_jsonb($2::text)) where item_id = $1`, [
    id,
    hostile,
  ])
  const revised = await ask(`PATCH /api/items/prediction/${id}`, { as: 'ada', body: { version: 1, title: 'Will it?' } })
  expect(revised.status).toBe(200)
  expect(revised.body.item.prose).toEqual([{ tag: 'p', children: [{ tag: 'text', text: hostile }] }])
})
