/** Chances of worlds and of conditions that are made of what people say: whoever hides that is told none of them either. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { catchUp } from '#kit/server/events/reader.ts'
import { followingReader } from '#notices/server/following/following-work.ts'
import { scenarioNumbers } from '#scenarios/numbers.ts'
import { aPrediction } from '../../../../test/given/entries.ts'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { givenCrowds } from '../../../../test/people/crowd.ts'
import { kinds } from '../../kinds.ts'

const { app, pool, db } = await givenServer({ stocked: true })
const { tellAs } = givenCrowds({ pool, db })
/** A question that a world of the collection needs. */
const asked = 'prediction/65'
const [hider, reader] = await Promise.all(
  ['Hanna Moss', 'Vera Lund'].map((name) => givenUser(app, { name, verifiedIn: pool })),
)
if (!hider || !reader) throw new Error('Nobody reads.')

const { item: branch } = (
  await reader.call(
    'POST',
    '/api/items',
    aPrediction('And will they come back?', { condition: { on: asked, outcome: 'yes' } }),
  )
).json()
await reader.call('POST', `/api/items/prediction/${branch.id}/publish`, {})
await app.makeNumbers()
const { rows } = await pool.query<{ id: string; family: string }>(
  `select item.id, family from link join item on item.id = from_id where to_id = 65 and relation = 'member' order by item.id limit 1`,
)
const world = rows[0]!
for (const one of [hider, reader]) await one.call('PUT', `/api/items/scenario/${world.id}/follow`)
const someone = await givenUser(app, { verifiedIn: pool })
const estimate = { type: 'binary', probability: 0.9 }
await someone.call('POST', `/api/items/${asked}/forecasts`, { requestId: randomUUID(), estimate })
await tellAs('65', 0.9173, Date.now() + 60_000, 39)
await app.makeNumbers()
await catchUp(db, followingReader(kinds))
await app.hearEvents()
await hider.call('PATCH', '/api/me', { hidesCrowd: true })

const at = `/api/items/scenario/${world.id}`
const numbersOf = async (one: typeof hider) => (await one.call('GET', `${at}?include=numbers`)).json().numbers
const seen = scenarioNumbers.parse(await numbersOf(reader))
const { likely, independent } = seen.chance!
/** The chance of the question, and what the world's is made into by it. */
const told = [0.9173, likely!.chance, independent].map(String)
const tells = (body: string) => told.some((number) => body.includes(number))

const addresses = [
  `${at}?include=numbers&include=shared&include=card&include=neighbours`,
  `${at}?version=1&include=numbers&include=shared`,
  `/api/items/prediction/${branch.id}?include=numbers`,
  `/api/items?kind=scenario&limit=60`,
  `/api/scenario-sets/${world.family}/worlds`,
  `/api/me/follows`,
  `/api/me/export`,
  `/scenario/${world.id}`,
  `/scenario/${world.id}.json`,
  `/scenario/${world.id}.md`,
  `/embed/scenario/${world.id}`,
  '/all-stuff?kind=scenario',
]
const walk = async (one: typeof hider) => {
  const found: string[] = []
  for (const url of addresses) {
    const byCookie = await app.inject({ url, headers: { cookie: one.cookie } })
    const byToken = url.startsWith('/api') ? await one.call('GET', url) : byCookie
    expect([url, byCookie.statusCode, byToken.statusCode]).toEqual([url, 200, 200])
    if (tells(byCookie.body) || tells(byToken.body)) found.push(url)
  }
  return found
}

test('a set tells whoever hides it that a chance of its worlds is hidden, and nobody else', async () => {
  const hiddenFor = async (one: typeof hider) => {
    const { worlds } = (await one.call('GET', `/api/scenario-sets/${world.family}/worlds`)).json()
    const here = worlds.find(({ id }: { id: string }) => id === world.id)
    return [here.numbers.isHidden ?? false, here.numbers.chance === null]
  }
  expect(await hiddenFor(hider)).toEqual([true, true])
  expect(await hiddenFor(reader)).toEqual([false, false])
})

test('beside it, the page of another world of its set says that its chance is hidden and until when', async () => {
  const sibling = seen.siblings[0]?.item ?? ''
  const pageFor = async ({ cookie }: typeof hider) =>
    (await app.inject({ url: `/${sibling}`, headers: { cookie } })).body.replaceAll(/<!-- -->/g, '')
  const untold = ['hidden for now', 'are hidden until you have forecast the same questions']
  const said = async (one: typeof hider) => {
    const body = await pageFor(one)
    return untold.map((words) => body.includes(words))
  }
  expect(await said(hider)).toEqual([true, true])
  expect(await said(reader)).toEqual([false, false])
})

test('a visitor reads the chance of a world that people say, and whoever hides that reads none of it', async () => {
  expect(seen.members).toContainEqual(expect.objectContaining({ to: asked, from: 'crowd', people: 39 }))
  expect(await walk(reader)).toEqual(
    expect.arrayContaining([addresses[0], addresses[2], addresses[3], addresses[4], `/scenario/${world.id}`]),
  )
  expect(await walk(hider)).toEqual([])
  const hidden = scenarioNumbers.parse(await numbersOf(hider))
  expect(hidden).toMatchObject({ chance: null, noneOfThese: null, signs: seen.signs, consistency: seen.consistency })
  expect(hidden.members.filter((member) => member.probability === null && member.why === 'forecast-first')).toEqual([
    { to: asked, version: expect.any(Number), probability: null, why: 'forecast-first' },
  ])
  const page = await app.inject({ url: `/scenario/${world.id}`, headers: { cookie: hider.cookie } })
  expect(page.body).toContain('It is made of what people forecast of a question that you have not forecast')
})

test('nor how it moved by that, before they have forecast the question', async () => {
  const moved = async (one: typeof hider) => {
    const [all, own] = await Promise.all(['/api/moved?limit=50', '/api/me/notices'].map((url) => one.call('GET', url)))
    return [all!.body.includes(seen.chance!.likely!.chance.toString()), own!.body.includes('"moved"')]
  }
  expect(await moved(reader)).toEqual([true, true])
  expect(await moved(hider)).toEqual([false, false])
  await hider.call('POST', `/api/items/${asked}/forecasts`, { requestId: randomUUID(), estimate })
  expect(await moved(hider)).toEqual([true, true])
  expect(scenarioNumbers.parse(await numbersOf(hider))).toEqual(seen)
})
