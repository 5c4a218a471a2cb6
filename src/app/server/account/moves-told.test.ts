/** From an observation to a notice: through the numbers, the move that they keep, and the reader that tells it. */
import { expect, test } from 'vitest'
import { catchUp } from '#kit/server/events/reader.ts'
import { followingReader } from '#notices/server/following/following-work.ts'
import { givenNumbers, ppm } from '../../../../test/given/numbers.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { kinds } from '../../kinds.ts'

const { app, db, pool, observe } = await givenNumbers()

test('whoever follows a trend, and a prediction that rests on it, is told of both when a value of it is revised', async () => {
  const ada = await givenUser(app)
  const { rows } = await pool.query<{ id: string; kind: string }>(
    `select item.id, kind from item join link on from_id = item.id where to_id = $1 and relation = 'measured-by'`,
    [ppm],
  )
  for (const { id, kind } of [{ id: ppm, kind: 'trend' }, ...rows])
    // eslint-disable-next-line no-await-in-loop
    expect((await ada.call('PUT', `/api/items/${kind}/${id}/follow`)).statusCode).toBe(200)
  await observe(ppm, 1.004)
  await app.makeNumbers()
  await catchUp(db, followingReader(kinds))
  const { notices } = (await ada.call('GET', '/api/me/notices')).json() as {
    notices: { ref: string; what: string; says: string }[]
  }
  const saysOf = (kind: string) => notices.filter(({ ref }) => ref.startsWith(kind)).map(({ says }) => says)
  expect(saysOf('trend/')).toEqual([expect.stringMatching(/^Revised\. \d{4} is .* now, .* before\.$/)])
  expect(saysOf('prediction/').join(' ')).toMatch(/There is news of “.*”\./)
  expect(notices.every(({ what }) => what === 'moved')).toBe(true)
})
