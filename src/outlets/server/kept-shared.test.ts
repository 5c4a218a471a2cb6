/** An item is read once for all who are shown it, anew as soon as anything of it changes, and for nobody once it is gone. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kinds } from '#app/kinds.ts'
import { givenDatabase } from '../../../test/given.ts'
import { createFindShared, type Wanted } from './find-shared.ts'
import { keepShared } from './kept-shared.ts'

const { pool } = await givenDatabase({ stocked: true })
const whole = createFindShared(pool, kinds)
let reads = 0
let pace = 1000
/** Everybody asks in a second of their own. */
let clock = Date.parse('2026-11-27T12:00:00Z')
const find = keepShared(
  pool,
  (wanted) => {
    reads++
    return whole(wanted)
  },
  () => new Date((clock += pace)),
)
const trend: Wanted = { kind: 'trend', id: '131' }
/** How often it was read for so many looks. */
async function readsOf(wanted: Wanted, looks = 2): Promise<number> {
  const before = reads
  for (let look = 0; look < looks; look++) await find(wanted) // eslint-disable-line no-await-in-loop
  return reads - before
}

beforeEach(() => find(trend))

test('it is read once, and what is kept is what would be read', async () => {
  expect(await readsOf(trend)).toBe(0)
  expect(await find(trend)).toEqual(await whole(trend))
})

test.each([
  ['its text changes', `update item set summary = 'Told anew.' where id = 131`],
  [
    'numbers are made',
    `insert into item_numbers (item_id, version, made_at, rests_on, digest, numbers, card, ahead, is_public)
     select item_id, version, now(), rests_on, digest, numbers, card, ahead, is_public from item_numbers where item_id = 131 order by made_at desc limit 1`,
  ],
  ['its numbers are its author’s alone', 'update item_numbers set is_public = false where item_id = 131'],
  ['and are everybody’s, as they were made', 'update item_numbers set is_public = true where item_id = 131'],
  ['people say something of it', `insert into item_said values (131, '{}')`],
  ['and something else', `update item_said set said = '{"crowd": null}' where item_id = 131`],
  ['and nothing any more', 'delete from item_said where item_id = 131'],
  ['its series is withheld', 'update series set withheld = true where item_id = 131'],
  ['and shown again', 'update series set withheld = false where item_id = 131'],
  ['it is taken off the lists', 'update item set is_listed = false where id = 131'],
  ['it leads elsewhere', `insert into link (from_id, to_id, relation) values (131, 12, 'related')`],
  ['what it leads to became private', 'update item set published_at = null where id = 12'],
  ['and is shown again', 'update item set published_at = now() where id = 12'],
])('it is read anew once %s', async (_, change) => {
  await pool.query(change)
  expect(await readsOf(trend)).toBe(1)
  expect(await find(trend)).toEqual(await whole(trend))
})

test('on another day it is read anew, since what is expected depends on the day', async () => {
  clock += 86_400_000
  expect(await readsOf(trend)).toBe(1)
})

test('once it is private nobody is shown what was kept, and it is not read for them', async () => {
  for (const way of [
    'published_at = null',
    `published_at = null, hidden_at = now(), hidden_reason = 'said so', hidden_published_at = now()`,
  ]) {
    await pool.query(`update item set ${way} where id = 131`)
    expect([await find(trend), await find({ ...trend, version: 1 })]).toEqual([null, null])
    expect(await readsOf(trend)).toBe(0)
    await pool.query(
      'update item set published_at = now(), hidden_at = null, hidden_reason = null, hidden_published_at = null where id = 131',
    )
    expect(await find(trend)).not.toBeNull()
  }
})

describe('within a second', () => {
  const asked = { ...trend, id: '133' }
  const isThere = async () => (await find(asked)) !== null
  beforeEach(async () => {
    await pool.query('update item set published_at = now() where id = 133')
    // A new second begins.
    await find(asked)
    pace = 10
  })
  afterEach(() => (pace = 1000))

  test('what few have asked for is gone at once', async () => {
    for (let look = 0; look < 5; look++) expect(await isThere()).toBe(true) // eslint-disable-line no-await-in-loop
    await pool.query('update item set published_at = null where id = 133')
    expect(await isThere()).toBe(false)
  })

  test('for what everybody asks the database is not asked again, and once it is over it is gone', async () => {
    for (let look = 0; look < 25; look++) expect(await isThere()).toBe(true) // eslint-disable-line no-await-in-loop
    await pool.query('update item set published_at = null where id = 133')
    const seen: boolean[] = []
    for (let look = 0; look < 200; look++) seen.push(await isThere()) // eslint-disable-line no-await-in-loop
    expect([seen[0], seen.indexOf(false) <= 100, seen.at(-1)]).toEqual([true, true, false])
  })
})

test('the newest version is kept by its number too, and read anew once there is another', async () => {
  expect(await readsOf({ ...trend, version: 1 })).toBe(1)
  await pool.query('update item set version = 2 where id = 131')
  expect((await find({ ...trend, version: 1 }))?.view.isNewest).toBe(false)
  expect(await readsOf({ ...trend, version: 1 })).toBe(2)
})

test.each([
  { kind: 'prediction', id: '131' },
  { kind: 'nothing', id: '1' },
  { kind: 'trend', id: '1 or 1=1' },
  { kind: 'trend', id: '9'.repeat(18) },
])('what never was is not there, and is not read: %j', async (wanted) => {
  expect(await find(wanted)).toBeNull()
  expect(await readsOf(wanted)).toBe(0)
})

test('what is gone for good is gone', async () => {
  await pool.query('delete from item where id = 131')
  expect(await find(trend)).toBeNull()
})
