/** Radars of one's own over HTTP, with the starter collection: sectors, places, editions, and who sees them. */
import { expect, test } from 'vitest'
import { kinds } from '#app/kinds.ts'
import { givenServer } from '../../../../../test/given.ts'
import { givenUser } from '../../../../../test/given/user.ts'
import { hideNumbers } from '../../collection/licences.ts'
import { keepEdition } from '../../radar/keep-edition.ts'

const { app, db, pool } = await givenServer({ stocked: true })
const at = '/api/me/radars'

async function givenRadar(name = 'Care in 2040') {
  const user = await givenUser(app)
  const made = await user.call('POST', at, { name })
  const path = `${at}/${made.json().id}`
  const put = (ref: string, placed: { sector?: number; year?: number } = {}) =>
    user.call('PUT', `${path}/items/${ref}`, { sector: placed.sector ?? null, year: placed.year ?? null })
  const find = async (query = '') => (await user.call('GET', `${path}?${query}`)).json()
  const keep = async (edition: string) =>
    (await user.call('POST', `${path}/editions`, { name: edition })).json().id as number
  return { user, path, put, find, keep }
}
/** Which of the two stand in editions of the radar of all stuff. */
async function keptOf(): Promise<string[]> {
  const { rows } = await pool.query(
    `select item_id as id from radar_place where item_id in (141, 144) order by item_id`,
  )
  return rows.map(({ id }) => id)
}
const codeOf = (response: { json(): { error?: { code: string } } }) => response.json().error?.code
const standing = (items: { id: string; sector: number; year: number }[]) =>
  items.map(({ id, sector, year }) => [id, sector, Math.floor(year)])

test('it begins with a sector for each category; what is put on it stands where category and date say, or its owner', async () => {
  const { put, find, user } = await givenRadar()
  await put('trend/131')
  const begun = await find()
  expect(begun.sectors.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['Social', 'Political']),
  )
  const [moving] = begun.items
  expect(moving).toMatchObject({
    id: '131',
    sector: 1,
    was: null,
    isPlaced: false,
    placed: { sector: null, year: null },
  })
  expect(moving.says).toMatch(/^crosses \d{4}$/)
  await put('trend/131', { sector: 3, year: 2044 })
  const placed = (await find()).items[0]
  expect(placed).toMatchObject({
    sector: 3,
    year: 2044,
    says: 'placed by you at 2044',
    isPlaced: true,
    figure: moving.figure,
  })
  await put('trend/131')
  expect((await find()).items[0]).toEqual(moving)
  const { radars } = (await user.call('GET', at)).json()
  expect(radars).toEqual([expect.objectContaining({ name: 'Care in 2040', items: 1, editions: 0 })])
})

test('sectors are renamed, added and removed; between two and eight of them, each id once', async () => {
  const { user, path, put, find } = await givenRadar()
  await put('trend/131')
  const { sectors } = await find()
  const change = (body: object) => user.call('PATCH', path, body)
  const care = { id: 6, title: 'Care', category: null }
  expect((await change({ name: 'Care', sectors: [care, ...sectors.slice(1)] })).statusCode).toBe(200)
  const changed = await find()
  expect([changed.name, changed.sectors[0], changed.items[0].sector]).toEqual(['Care', care, 6])
  for (const wrong of [[care], [care, care], Array.from({ length: 9 }, (_, i) => ({ ...care, id: i + 1 }))])
    expect((await change({ sectors: wrong })).statusCode).toBe(400)
  expect((await change({ name: ' ' })).statusCode).toBe(400)
  expect((await change({ name: 'a\0b' })).statusCode).toBe(400)
  expect((await find()).name).toBe('Care')
  expect((await put('trend/131', { sector: 77 })).statusCode).toBe(400)
  expect((await find()).items[0].placed).toEqual({ sector: null, year: null })
})

test('what stood in a sector that is gone stands in none that is added after it, here or in an edition', async () => {
  const { user, path, put, find, keep } = await givenRadar()
  const change = (sectors: object[]) => user.call('PATCH', path, { sectors })
  const { sectors, freeSector } = await find()
  await change([...sectors, { id: freeSector, title: 'Care', category: null }])
  await put('trend/131', { sector: freeSector })
  await keep('With care')
  await change(sectors)
  expect((await find()).items[0]).toMatchObject({ sector: 1, placed: { sector: null, year: null } })
  const next = (await find()).freeSector
  expect(next).toBe(freeSector + 1)
  await change([...sectors, { id: next, title: 'Work', category: null }])
  expect((await find()).items[0]).toMatchObject({ sector: 1, was: { sector: freeSector } })
})

test('no radar, sector or edition has a name that cannot be seen, and no two sectors have one name', async () => {
  const { user, path, put, find } = await givenRadar()
  await put('trend/131')
  const { sectors } = await find()
  const named = (title: string) =>
    user.call('PATCH', path, { sectors: [{ ...sectors[0], title }, ...sectors.slice(1)] })
  for (const name of ['\u202e', '\u200f', '\u200b', '\u200bCare', '\u3164']) {
    const answers = [user.call('POST', at, { name }), user.call('PATCH', path, { name }), named(name)]
    const all = await Promise.all([...answers, user.call('POST', `${path}/editions`, { name })])
    expect(all.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
  }
  for (const title of ['Economic', 'ECONOMIC']) expect((await named(title)).body).toContain('has two of one name')
  expect((await named('رعاية')).statusCode).toBe(200)
  expect((await find()).editions).toEqual([])
})

test.each([
  ['edition=-1', 'is not a whole number from 1 to 999999999'],
  ['edition=99999999999999', 'is not a whole number from 1 to 999999999'],
  ['since=last', 'is not a whole number from 1 to 999999999'],
])('%s is refused with the range that is meant', async (query, says) => {
  const { user, path } = await givenRadar()
  const answer = await user.call('GET', `${path}?${query}`)
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(says)])
})

test('an edition keeps places, figures and sectors of its day, and what moved is told between any two', async () => {
  const { user, path, put, find, keep } = await givenRadar()
  await put('trend/131', { year: 2040 })
  await put('prediction/12')
  const first = await keep('Before the summit')
  await put('trend/131', { sector: 2, year: 2035 })
  await user.call('DELETE', `${path}/items/prediction/12`)
  await put('trend/141')
  const second = await keep('After the summit')
  await put('trend/131', { year: 2050 })
  await user.call('PATCH', path, { sectors: [1, 2].map((id) => ({ id, title: `Sector ${id}`, category: null })) })

  const now = await find()
  expect(now.editions).toEqual([
    { id: second, name: 'After the summit', day: expect.any(String), items: 2 },
    { id: first, name: 'Before the summit', day: expect.any(String), items: 2 },
  ])
  expect([now.edition, now.since]).toEqual([null, second])
  expect(now.items.find(({ id }: { id: string }) => id === '131')).toMatchObject({
    year: 2050,
    was: { year: 2035, sector: 2, isPlaced: true },
  })
  expect([now.sectors.length, now.sectorsBefore.length]).toEqual([2, 5])

  const then = await find(`edition=${second}&since=${first}`)
  expect(then.sectors).toHaveLength(5)
  expect(standing(then.items)).toEqual(expect.arrayContaining([['131', 2, 2035]]))
  expect(then.items.find(({ id }: { id: string }) => id === '131')).toMatchObject({
    was: { year: 2040, sector: 1, isPlaced: true },
    says: 'placed by you at 2035',
  })
  expect(then.items.find(({ id }: { id: string }) => id === '141')).toMatchObject({
    was: null,
    isPlaced: false,
    says: expect.stringMatching(/^at /),
  })
  expect(then.gone).toEqual([expect.objectContaining({ kind: 'prediction', id: '12', isPlaced: false })])
  expect(await find(`edition=${first}&since=${second}`)).toMatchObject({
    edition: first,
    since: null,
    sectorsBefore: null,
  })
  expect(await find(`edition=${second + 999}`)).toMatchObject({ edition: null, since: second })

  await user.call('DELETE', `${path}/editions/${second}`)
  expect(await find()).toMatchObject({ since: first, editions: [{ id: first }] })
})

test('what is saved is taken over, as far as it is still to come and not there yet', async () => {
  const { user, path, find } = await givenRadar()
  for (const ref of ['trend/131', 'trend/141', 'prediction/12']) await user.call('PUT', `/api/items/${ref}/save`)
  expect((await find()).saved).toBe(3)
  await pool.query(`update item set outcome = 'annulled' where id = 12`)
  expect((await user.call('POST', `${path}/saved`)).json()).toEqual({ added: 2 })
  expect((await user.call('POST', `${path}/saved`)).json()).toEqual({ added: 0 })
  expect(await find()).toMatchObject({ saved: 0, items: [{ id: '131' }, { id: '141' }] })
})

test('what is settled leaves it and is named; what nobody may read any more is not there, in no edition either', async () => {
  const { put, find, keep } = await givenRadar()
  await put('prediction/20')
  await put('trend/150')
  const kept = await keep('All of it')
  await pool.query(`update item set outcome = 'resolved' where id = 20`)
  const settled = await find()
  expect([settled.items.length, settled.over[0]?.id, settled.gone[0]?.id]).toEqual([1, '20', '20'])
  expect((await find(`edition=${kept}`)).items).toHaveLength(2)
  await pool.query(`update item set published_at = null where id in (20, 150)`)
  expect(await find()).toMatchObject({ items: [], over: [], gone: [] })
  expect((await find(`edition=${kept}`)).items).toEqual([])
  expect(codeOf(await put('trend/150'))).toBe('item-not-found')
})

test('of a series that is withheld, and of what rests on it, no edition keeps a figure or a year, of one’s own or of all', async () => {
  const { put, find, keep } = await givenRadar()
  await put('trend/144')
  await put('trend/141')
  const edition = await keep('While it was held')
  await keepEdition(db, kinds, '2026-11-01')
  expect([(await find(`edition=${edition}`)).items.length, await keptOf()]).toEqual([2, ['141', '144']])
  await db.transaction().execute((trx) => hideNumbers(trx, '144'))
  expect((await find(`edition=${edition}`)).items).toEqual([expect.objectContaining({ id: '141' })])
  expect(await keptOf()).toEqual(['141'])
})

test('nobody else sees, changes or deletes it, and nobody who is not signed in', async () => {
  const { path, put, keep, user, find } = await givenRadar()
  await put('trend/131')
  const edition = await keep('Mine')
  const other = await givenUser(app)
  const asked: ['GET' | 'PATCH' | 'DELETE' | 'PUT' | 'POST', string, object?][] = [
    ['GET', ''],
    ['PATCH', '', { name: 'Theirs' }],
    ['DELETE', ''],
    ['PUT', '/items/trend/131', { sector: null, year: null }],
    ['DELETE', '/items/trend/131'],
    ['POST', '/saved'],
    ['POST', '/editions', { name: 'Theirs' }],
    ['DELETE', `/editions/${edition}`],
  ]
  for (const [method, rest, body] of asked) {
    expect(codeOf(await other.call(method, path + rest, body))).toBe('radar-not-found')
    const visitor = await app.inject({ method, url: path + rest, ...(body && { payload: body }) })
    expect(visitor.statusCode).toBe(401)
  }
  expect(await find()).toMatchObject({ name: 'Care in 2040', items: [{ id: '131' }], editions: [{ id: edition }] })
  // An edition is deleted only where it belongs.
  const mine = await user.call('POST', at, { name: 'Another' })
  await user.call('DELETE', `${at}/${mine.json().id}/editions/${edition}`)
  expect((await find()).editions).toHaveLength(1)
})

test('there is an end to how many one may have, on one, and of its editions', async () => {
  const { user, path, put, keep } = await givenRadar()
  for (let i = 0; i < 9; i++) await user.call('POST', at, { name: `Radar ${i}` })
  expect(codeOf(await user.call('POST', at, { name: 'One more' }))).toBe('too-many-items')
  const id = Number(path.split('/').at(-1))
  await pool.query(
    `insert into own_radar_item (radar, item_id) select $1, id from item where is_listed and id <> 131 order by id limit 100`,
    [id],
  )
  expect(codeOf(await put('trend/131'))).toBe('too-many-items')
  const { rows } = await pool.query(
    `select kind || '/' || id as ref from own_radar_item join item on id = item_id where radar = $1 limit 1`,
    [id],
  )
  expect((await put(rows[0].ref, { year: 2040 })).statusCode).toBe(200)
  await pool.query(
    `insert into own_radar_edition (radar, name, kept_on, sectors) select $1, 'x', now(), '[]' from generate_series(1, 24)`,
    [id],
  )
  expect(codeOf(await user.call('POST', `${path}/editions`, { name: 'One more' }))).toBe('too-many-items')
  expect(await keep('Still none')).toBeUndefined()
})

test('it stands in what one takes along, and goes with the account', async () => {
  const { user, put, keep, path } = await givenRadar('Heat and homes')
  await put('trend/131', { year: 2041 })
  await keep('In autumn')
  const { radars } = (await user.call('GET', '/api/me/export')).json()
  expect(radars).toEqual([
    expect.objectContaining({
      name: 'Heat and homes',
      items: [{ ref: 'trend/131', sector: null, year: 2041 }],
      editions: [expect.objectContaining({ name: 'In autumn', places: [expect.objectContaining({ year: 2041 })] })],
    }),
  ])
  const id = Number(path.split('/').at(-1))
  const left = async () =>
    (
      await pool.query(`select from own_radar_edition full join own_radar on radar = own_radar.id where radar = $1`, [
        id,
      ])
    ).rowCount
  expect(await left()).toBe(1)
  expect((await user.call('DELETE', '/api/me')).statusCode).toBe(200)
  expect(await left()).toBe(0)
})
