/** What the page of a set is told of its scenarios. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { givenUser } from '../../../test/given/user.ts'
import { trust } from '../../../test/given/trust.ts'
import type { ToldWorld } from '../told-world.ts'

const { app, pool } = await givenServer({ stocked: true })
const path = '/api/scenario-sets/ageing-societies-2050/worlds'
const worlds = async (): Promise<ToldWorld[]> => (await app.inject(path)).json().worlds

test('a set tells of its worlds with their chances, their signposts as they stand, and what is left for none of them', async () => {
  const told = await worlds()
  expect(told).toHaveLength(3)
  for (const { numbers, signposts, authorId } of told) {
    expect(authorId).toBeNull()
    expect(numbers?.isWhole).toBe(true)
    expect(numbers?.signs.map(({ title }) => title)).toEqual(signposts.map(({ title }) => title))
    expect(numbers?.noneOfThese?.chance).toBeCloseTo(
      1 - told.reduce((sum, one) => sum + Number(one.numbers?.chance?.likely?.chance), 0),
      9,
    )
  }
})

test('of a set that there is not nothing is told', async () => {
  expect((await app.inject('/api/scenario-sets/no-such-set/worlds')).statusCode).toBe(404)
})

test('a world that somebody wrote is told of once lists show it, after those of the set’s author, and not while they do not', async () => {
  const uma = await givenUser(app, { name: 'Uma Reed' })
  await pool.query('update account set email_verified = true where id = $1', [uma.id])
  const [{ states }] = (await worlds()) as [ToldWorld]
  const written = await uma.call('POST', '/api/items', {
    kind: 'scenario',
    title: 'Somebody else’s grey world',
    summary: 'What others see coming in the same choices.',
    body: 'A world of somebody else.',
    category: 'social',
    tags: ['ageing'],
    horizon: { from: 2027, to: 2050 },
    set: 'ageing-societies-2050',
    states,
    consistent: true,
    members: [{ to: 'trend/131', at: 2050, comparison: '>=', threshold: 1 }],
    signposts: [],
    links: [],
  })
  expect(written.statusCode).toBe(201)
  const { id } = written.json().item
  expect((await uma.call('POST', `/api/items/scenario/${id}/publish`)).statusCode).toBe(200)
  expect((await worlds()).map((one) => one.id)).not.toContain(id)
  await trust(pool, uma.id)
  expect((await worlds()).at(-1)).toMatchObject({ id, author: 'Uma Reed', authorId: uma.id, members: 1 })
})
