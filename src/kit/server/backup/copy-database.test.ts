import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDatabase } from '#kit/server/database.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { copyDatabase } from './copy-database.ts'

const from = await givenDatabase({ stocked: true })

async function givenEmpty() {
  const name = `test_${process.env['TEST_RUN']}_${randomBytes(6).toString('hex')}`
  await from.pool.query(`create database ${name}`)
  const to = openDatabase<unknown>(from.url.replace(/\/test_\w+/, `/${name}`))
  whenDone(async () => {
    await to.close()
    await from.pool.query(`drop database ${name} with (force)`)
  })
  return to
}

const indexes = `select count(*)::int as n from pg_indexes where schemaname !~ '^pg_'`

test('a stocked base is moved into an empty one, with every row and index, and goes on counting where it was', async () => {
  const to = await givenEmpty()
  const { tables, rows } = await copyDatabase({ from, to })
  expect(tables).toBeGreaterThan(100)
  expect(rows).toBeGreaterThan(10_000)
  for (const asked of [
    indexes,
    'select count(*)::int as n from item',
    `select sum(last_value)::text as n from pg_sequences`,
    `select id::text as n from item where search @@ to_tsquery('solar') order by id limit 1`,
  ])
    expect((await to.pool.query(asked)).rows).toEqual((await from.pool.query(asked)).rows)
  const unknown = `select relname from pg_class where relname in ('item', 'link', 'item_search') and reltuples < 1 and relkind = 'r'`
  expect((await to.pool.query(unknown)).rows).toEqual([])
  await expect(copyDatabase({ from, to })).rejects.toThrow('holds tables already. It was left as it is.')
})

test('what breaks off is taken back, and may be begun again', async () => {
  const to = await givenEmpty()
  const broken = copyDatabase({
    from,
    to,
    say: (line) => {
      if (line === 'public.link') throw new Error('The network is gone.')
    },
  })
  await expect(broken).rejects.toThrow('The network is gone.')
  expect((await to.pool.query('select from item')).rowCount).toBe(0)
  expect((await to.pool.query(indexes)).rows).toEqual((await from.pool.query(indexes)).rows)
  expect((await copyDatabase({ from, to })).tables).toBeGreaterThan(100)
})

test('a base of another release is not moved', async () => {
  const older = await givenDatabase()
  await older.pool.query('alter table item add column other text')
  await expect(copyDatabase({ from: older, to: await givenEmpty() })).rejects.toThrow('is on one side alone')
})
