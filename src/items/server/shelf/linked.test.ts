/** Lists narrowed to what is linked to one item: each of them, either way, and nothing that others may not know. */
import { expect, test } from 'vitest'
import { refOf } from '../../../../test/content-as.ts'
import { aTrend } from '../../../../test/given/entries.ts'
import { givenNewcomer } from '../../../../test/given/newcomer.ts'

const { ask, written, titles, judge } = await givenNewcomer()

const published = (title: string, to: string[] = [], as: 'ada' | 'nia' = 'ada') =>
  written(as, aTrend(title, { links: to.map((at) => ({ to: refOf(at), relation: 'drives' })) }), { isPublished: true })

test('what links to an item and what it links to are found, counted, and narrowed further like any list', async () => {
  const far = await published('What it drives')
  const middle = await published('What stands in the middle', [far])
  await published('What drives it', [middle])
  await published('What drives it and is driven by nothing', [middle, far])
  const of = `linked=${refOf(middle)}`
  expect((await titles(`/api/items?${of}&sort=title`)).toSorted()).toEqual([
    'What drives it',
    'What drives it and is driven by nothing',
    'What it drives',
  ])
  expect((await ask(`/api/counts?${of}`)).body).toMatchObject({ total: 3, more: false, kind: { trend: 3 } })
  expect(await titles(`/api/items?${of}&q=nothing`)).toEqual(['What drives it and is driven by nothing'])
  expect(await titles(`/api/items?${of}&kind=scenario`)).toEqual([])
  const page = await ask(`/api/items?${of}&limit=2`)
  expect(await titles(`/api/items?${of}&limit=2&cursor=${page.body.next}`)).toHaveLength(1)
})

test('what is private, hidden or not listed is in no such list, and nobody learns by one what links to a private item', async () => {
  const house = await published('What others link to')
  await published('Of an author whom nobody trusts', [house], 'nia')
  await written('ada', aTrend('Private to its author', { links: [{ to: refOf(house), relation: 'drives' }] }))
  const hidden = await published('Hidden by operators', [house])
  await ask(`POST ${hidden}/hide`, { as: 'olga', body: { reason: 'It is advertising.' } })
  const of = `/api/items?linked=${refOf(house)}`
  expect([await titles(of), await titles(of, 'nia')]).toEqual([[], []])
  await judge('trusted')
  expect(await titles(of)).toEqual(['Of an author whom nobody trusts'])

  const secret = await published('Taken back later')
  await published('Known to link to it', [secret])
  expect(await titles(`/api/items?linked=${refOf(secret)}`)).toEqual(['Known to link to it'])
  await ask(`POST ${secret}/unpublish`, { as: 'ada' })
  expect(await titles(`/api/items?linked=${refOf(secret)}`)).toEqual([])
})

test.each(['linked=trend/99999', 'linked=prediction/1', 'linked=rumour/1'])('%s finds nothing', async (query) => {
  expect((await ask(`/api/items?${query}`)).body.items).toEqual([])
  expect((await ask(`/api/counts?${query}`)).body.total).toBe(0)
})

test.each(['linked=131', 'linked=trend/0', 'linked=trend/1;drop'])('%s is refused', async (query) => {
  expect(await ask(`/api/items?${query}`)).toMatchObject({ status: 400, body: { error: { code: 'invalid-input' } } })
})
