/** How much is asked for one series in a day, counted at the stand-in. */
import { expect, test } from 'vitest'
import { givenBound, indicator, tenYears } from '../../../../test/sources/bound.ts'
import { worldBankAnswer } from '../../../../test/sources/stand-in.ts'
import { lookAtNext } from '../work.ts'
import { dayWith } from './day.ts'

const { source, trend, look, bindingOf, clock, pool, world } = await givenBound()
const hourMs = 3_600_000
const later = (hours: number) => (clock.now = new Date(clock.now.getTime() + hours * hourMs))

/** Ten years on so many pages, each a part of them. */
function inPages(pages: number) {
  const [, rows] = worldBankAnswer(tenYears) as [object, object[]] // its shape
  const per = Math.ceil(rows.length / pages)
  source.at(indicator, (request, response) => {
    const page = Number(/&page=(\d+)$/.exec(String(request.headers['x-asked']))?.[1] ?? 1)
    const part = rows.slice((page - 1) * per, page * per)
    response.end(JSON.stringify([{ page, pages, total: rows.length }, part]))
  })
}
const asks = () => source.asked.length
async function lookNow(id: string) {
  await pool.query('update source_binding set next_at = $2 where item_id = $1', [id, clock.now])
  await pool.query(`update source_host set next_at = '-infinity'`)
  await lookAtNext(world)
}

test('a look that asks many pages is asked for again only as far as 24 requests of a day reach, and health says so', async () => {
  const id = await trend()
  inPages(10)
  const before = asks()
  await look(id)
  later(1)
  await look(id)
  expect(asks() - before).toBe(20)
  later(1)
  await lookNow(id)
  expect(asks() - before).toBe(20)
  const { why, next_at: nextAt, state, tries } = await bindingOf(id)
  expect({ state, tries }).toEqual({ state: 'active', tries: 0 })
  expect(why).toContain('24 requests: the next look waits until 2026-11-23 10:00 UTC.')
  expect(nextAt).toEqual(new Date('2026-11-23T10:00:00Z'))
  later(22)
  await lookNow(id)
  expect(asks() - before).toBe(30)
  expect((await bindingOf(id)).why).toBe(null)
})

test('requests that came to nothing count too, and a look ends where the day is full', async () => {
  const id = await trend()
  const before = asks()
  inPages(1)
  for (let i = 0; i < 15; i++) {
    later(0.1)
    // eslint-disable-next-line no-await-in-loop
    await lookNow(id)
  }
  source.at(indicator, (_, response) => void response.writeHead(500).end())
  await lookNow(id)
  expect(asks() - before).toBe(16)
  later(0.1)
  inPages(10)
  expect(await look(id)).toMatchObject({ outcome: 'failed', code: 'day-is-full' })
  expect(asks() - before).toBe(24)
})

const at = (hour: number) => new Date(`2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`)

test.each<[made: [hour: number, pages: number][], left: number, freeAt: Date | null]>([
  [[], 24, null],
  [[[1, 20]], 4, new Date('2026-11-24T01:00:00Z')],
  [
    [
      [1, 2],
      [2, 10],
      [3, 10],
    ],
    2,
    new Date('2026-11-24T02:00:00Z'),
  ],
  [
    [
      [1, 23],
      [2, 1],
    ],
    0,
    new Date('2026-11-24T01:00:00Z'),
  ],
  [[[1, 12]], 12, null],
])('after requests at %j so many are left: %i', (made, left, freeAt) => {
  expect(dayWith(made.map(([hour, pages]) => ({ at: at(hour).toISOString(), pages })))).toEqual({ left, freeAt })
})
