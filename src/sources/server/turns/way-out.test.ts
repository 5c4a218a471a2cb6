/** A server without a way out: one state, and no failure of anybody. */
import { expect, test } from 'vitest'
import { sourceWork } from '#sources/server/work.ts'
import { givenBound, indicator, tenYears } from '../../../../test/sources/bound.ts'
import { worldBankAnswer } from '../../../../test/sources/stand-in.ts'

const { source, trend, bind, bindingOf, world, clock, pool, ask } = await givenBound()
const said: string[] = []
const task = sourceWork({ ...world, warn: (message) => void said.push(message) })
const work = () => task.perform({}, { signal: new AbortController().signal } as never) // all that it asks of its job
const minutes = (count: number) => (clock.now = new Date(clock.now.getTime() + count * 60_000))
const looks = async () => (await pool.query('select outcome, code from refresh order by id')).rows
const outage = async () => (await ask('/api/operate/sources', { as: 'olga' })).body.noWayOutSince

const [one, other] = [await trend(), await trend()]
await bind(other, {
  connector: 'plain-file',
  address: { url: 'https://files.example.org/a.csv', date: 'year', value: 'mean', source: 'A file', licence: 'CC0' },
})
source.at(indicator, worldBankAnswer(tenYears))
source.at('https://files.example.org/a.csv', 'year,mean\n2023,1\n')

test('while no name can be looked up nothing has failed; it is said once an hour, and to operators', async () => {
  source.names.set('*', () => [])
  const since = clock.now.toISOString()
  const before = await bindingOf(one)
  for (let i = 0; i < 14; i++) {
    await work() // eslint-disable-line no-await-in-loop
    minutes(5)
  }
  expect(await looks()).toEqual([])
  expect(await bindingOf(one)).toEqual(before)
  expect(said).toHaveLength(2)
  expect(await outage()).toBe(since)
  expect((await pool.query('select sum(failures)::int as failures from source_host')).rows).toEqual([{ failures: 0 }])
})

test('where one name alone leads nowhere, that source has failed', async () => {
  source.names.clear()
  source.names.set('files.example.org', () => [])
  await work()
  expect(await looks()).toEqual(
    expect.arrayContaining([
      { outcome: 'same', code: null },
      { outcome: 'failed', code: 'no-name' },
    ]),
  )
  expect(await outage()).toBe(null)
  expect(said).toHaveLength(2)
})
