/** The table of what was brought, of however many questions. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { givenUser } from '../../../test/given/user.ts'

const { app, pool } = await givenServer()

test('a table of more questions than are read at once has each of them, once and in order', async () => {
  const ada = await givenUser(app)
  await pool.query(
    `insert into imported_question (account_id, platform, key, title, question, came_at, last)
        select $1, 'fatebook', n, 'Number ' || n, '{"type": "binary"}', '2024-01-01', '{"at": 0, "estimate": null}' from generate_series(1, 1100) as n`,
    [ada.id],
  )
  const { body, headers } = await ada.call('GET', '/api/me/imports/questions.csv')
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="my-imported-questions.csv"',
  })
  expect(headers).not.toHaveProperty('content-length')
  const titles = body.match(/Number \d+/g)
  expect(titles).toEqual(Array.from({ length: 1100 }, (_, i) => `Number ${1100 - i}`))
})
