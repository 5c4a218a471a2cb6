/** How much somebody may publish who is not trusted, and what waits for operators. */
import { describe, expect, test } from 'vitest'
import { aTrend } from '../../../../test/given/entries.ts'
import { advert, givenNewcomer } from '../../../../test/given/newcomer.ts'

const { ask, written, pool, judge } = await givenNewcomer()

const publish = async (as: 'nia', title: string) => {
  const at = await written(as, aTrend(title))
  return ask(`POST ${at}/publish`, { as })
}

const timesPublished = async () => (await pool.query('select at from publication order by at')).rows

describe('publishing', () => {
  test('takes ten new items a day of somebody who is not trusted, and any number that were published before', async () => {
    const dayPasses = () => pool.query(`update publication set at = at - interval '1 day'`)
    for (let i = 1; i <= 10; i++) expect((await publish('nia', `Number ${i} of a day`)).status).toBe(200)
    const at = await written('nia', aTrend('One more than ten'))
    expect((await ask(`POST ${at}/publish`, { as: 'nia' })).body.error.code).toBe('published-enough')
    const [first] = (await ask('/api/me/items?sort=title', { as: 'nia' })).body.items
    const old = `/api/items/trend/${first.item.id}`
    const again = async () => {
      await ask(`POST ${old}/unpublish`, { as: 'nia' })
      return (await ask(`POST ${old}/publish`, { as: 'nia' })).status
    }
    expect(await again()).toBe(200)
    await dayPasses()
    expect(await again()).toBe(200)
    for (let i = 1; i <= 9; i++) expect((await publish('nia', `Number ${i} of the next`)).status).toBe(200)
    expect((await ask(`POST ${at}/publish`, { as: 'nia' })).status).toBe(200)
    expect((await publish('nia', 'More than ten of the next')).body.error.code).toBe('published-enough')
    await dayPasses()
    expect((await publish('nia', 'The first of the third')).status).toBe(200)
    expect((await pool.query('select from publication')).rows).toHaveLength(1) // what counts no longer is cleared away
  })

  test.for([false, true])('counts an item that was deleted since; first items held back: %s', async (holdsFirst) => {
    await ask('PUT /api/operators/publishing', { as: 'olga', body: { holdsFirst } })
    const goes = await written('nia', aTrend('Here for a moment'), { isPublished: true })
    for (let i = 2; i <= 10; i++) await publish('nia', `Number ${i} of a day`)
    const before = await timesPublished()
    await ask(`POST ${goes}/unpublish`, { as: 'nia' })
    const at = await written('nia', aTrend('One more than ten'))
    expect((await ask(`POST ${at}/publish`, { as: 'nia' })).body.error.code).toBe('published-enough')
    expect((await ask(`POST ${goes}/publish`, { as: 'nia' })).status).toBe(200)
    expect(await timesPublished()).toEqual(before) // it counts from when it was published first
    await ask(`DELETE ${goes}`, { as: 'nia' })
    expect((await ask(`POST ${at}/publish`, { as: 'nia' })).body.error.code).toBe('published-enough')
  })

  test('waits for operators where they hold first items back, and is done when the author is trusted', async () => {
    await ask('PUT /api/operators/publishing', { as: 'olga', body: { holdsFirst: true } })
    const at = await written('nia', advert('pendants'), { isPublished: true })
    expect((await ask(`/api/me${at.slice(4)}`, { as: 'nia' })).body).toMatchObject({
      standing: 'held',
      isListed: false,
    })
    expect([(await ask(at)).status, (await ask(at, { as: 'ben' })).status]).toEqual([404, 404])
    expect((await ask(at, { as: 'olga' })).status).toBe(200)
    expect((await ask('/api/operators/authors', { as: 'olga' })).body).toMatchObject({
      holdsFirst: true,
      authors: [{ id: '4', name: 'Nia Holt', word: null, items: [{ standing: 'held' }] }],
    })
    await judge('trusted')
    expect((await ask(at)).body.item).toMatchObject({ version: 1, publishedAt: expect.any(String) })
    expect((await ask(`${at}/versions`)).body.versions).toHaveLength(1)
    const more = await written('nia', advert('bracelets'), { isPublished: true })
    expect((await ask(more)).status).toBe(200)
  })

  test('that waits is taken back like any other', async () => {
    await ask('PUT /api/operators/publishing', { as: 'olga', body: { holdsFirst: true } })
    const at = await written('nia', advert('earrings'), { isPublished: true })
    await ask(`POST ${at}/unpublish`, { as: 'nia' })
    await judge('trusted')
    expect((await ask(at)).status).toBe(404)
  })
})
