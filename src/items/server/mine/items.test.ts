/** Items of one’s own over HTTP, from the first draft to the last version: what is kept, and who reads it. */
import { describe, expect, test } from 'vitest'
import { givenContent, givenSet, type Person, refOf } from '../../../../test/content-as.ts'
import { aPrediction, aScenario, aTrend } from '../../../../test/given/entries.ts'

const { ask, create, written, pool } = await givenContent()
await givenSet(pool)

describe('an item of one’s own', () => {
  test('R3 is private at first, carries its writer’s name, and is read by nobody else', async () => {
    const { status, body, headers } = await create(aTrend('Paper is used up'))
    expect([status, headers['cache-control']]).toEqual([201, 'private, no-store'])
    expect(body.item).toMatchObject({
      kind: 'trend',
      author: 'Ada Okafor',
      publishedAt: null,
      version: 1,
      saves: 0,
      label: 'Paper is used up',
    })
    const at = `/api/items/trend/${body.item.id}`
    expect([
      (await ask(at)).status,
      (await ask(at, { as: 'ben' })).status,
      (await ask(at, { as: 'ada' })).status,
    ]).toEqual([404, 404, 200])
  })

  test.each([
    ['trend', async () => aTrend()],
    ['prediction', async () => aPrediction()],
    ['scenario', async () => aScenario('A world of paper', refOf(await written('ada', aPrediction())))],
  ])('R3 of the kind %s is written, revised, published and deleted', async (kind, entry) => {
    const at = await written('ada', await entry())
    const revised = await ask(`PATCH ${at}`, {
      as: 'ada',
      body: { version: 1, summary: 'Another summary that is long enough.' },
    })
    expect(revised.body.item).toMatchObject({ kind, version: 2, summary: 'Another summary that is long enough.' })
    expect((await ask(`POST ${at}/publish`, { as: 'ada' })).body.item.publishedAt).toEqual(expect.any(String))
    expect((await ask(at)).body.item).toMatchObject({ kind, version: 2 })
    expect(await ask(`DELETE ${at}`, { as: 'ada' })).toMatchObject({ status: 200, body: {} })
    expect((await ask(at, { as: 'ada' })).status).toBe(404)
  })

  describe('written in a draft', () => {
    test('R3 and sent again, as after a lost answer, it is the item that is there, whatever is sent', async () => {
      const draft = crypto.randomUUID()
      const first = (await create(aTrend('Written once', { draft }))).body
      const at = `/api/items/trend/${first.item.id}`
      expect(first).toMatchObject({ isNew: true, item: { title: 'Written once', version: 1 } })
      await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'Revised since' } })
      for (const body of [
        aTrend('Another title', { draft }),
        aTrend('x', { draft, colour: 'red' }),
        aPrediction(undefined, { draft }),
      ]) {
        const again = await create(body)
        expect(again).toMatchObject({
          status: 201,
          body: { isNew: false, item: { id: first.item.id, title: 'Revised since', version: 2 } },
        })
      }
      await ask(`DELETE ${at}`, { as: 'ada' })
      expect((await create(aTrend('Written anew', { draft }))).body).toMatchObject({
        isNew: true,
        item: { title: 'Written anew' },
      })
    })

    test('R3 a draft of that name is each writer’s own, and none makes two items', async () => {
      const draft = crypto.randomUUID()
      const [ada, ben] = await Promise.all([
        create(aTrend('Of Ada', { draft })),
        create(aTrend('Of Ben', { draft }), 'ben'),
      ])
      expect([ada.body.item.title, ben.body.item.title, ada.body.isNew, ben.body.isNew]).toEqual([
        'Of Ada',
        'Of Ben',
        true,
        true,
      ])
      const plain = await Promise.all([create(aTrend()), create(aTrend())])
      expect(new Set(plain.map(({ body }) => body.item.id)).size).toBe(2)
      const copy = `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, owner_id, author, updated_at, draft)
        select kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, owner_id, author, updated_at, draft from item where draft = $1`
      await expect(pool.query(copy, [draft])).rejects.toThrow('item_draft')
    })

    test.each(['', 'x', null, 7, '00000000-0000-0000-0000-00000000000'])(
      'R3 that is named %j, it is refused',
      async (draft) => {
        const { status, body } = await create(aTrend('Named wrongly', { draft }))
        expect([status, body.error.details.map(({ field }: { field: string }) => field)]).toEqual([400, ['draft']])
      },
    )

    test('R3 with faults, it leaves the draft, and nothing else', async () => {
      const draft = crypto.randomUUID()
      await ask(`PUT /api/me/drafts/${draft}`, { as: 'ada', body: { kind: 'trend', entry: {} } })
      expect((await create(aTrend('x', { draft }))).status).toBe(400)
      expect((await ask(`/api/me/drafts/${draft}`, { as: 'ada' })).status).toBe(200)
      expect((await create(aTrend('Without faults', { draft }))).body.isNew).toBe(true)
    })
  })

  test('R3 published again it is as old as when it was first published', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    const first = (await ask(at)).body.item.publishedAt
    expect((await ask(`POST ${at}/unpublish`, { as: 'ada' })).body.item.publishedAt).toBeNull()
    expect((await ask(at)).status).toBe(404)
    expect((await ask(`POST ${at}/publish`, { as: 'ada' })).body.item.publishedAt).toBe(first)
    expect((await ask(`POST ${at}/publish`, { as: 'ada' })).body.item.publishedAt).toBe(first)
  })

  test('R3 what is not given stays, and what is the same makes no version', async () => {
    const link = { to: refOf(await written('ada', aTrend())), relation: 'drives' }
    const at = await written('ada', aPrediction('Will it be so?', { links: [link], tags: ['one', 'two'], label: 'So' }))
    const { item } = (await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'Will it be otherwise?' } }))
      .body
    expect(item).toMatchObject({
      version: 2,
      label: 'So',
      tags: ['one', 'two'],
      links: [link],
      question: { type: 'binary' },
    })
    expect(
      (await ask(`PATCH ${at}`, { as: 'ada', body: { version: 2, title: ' Will it be otherwise? ' } })).body.item
        .version,
    ).toBe(2)
    expect(
      (await ask(`${at}/versions`, { as: 'ada' })).body.versions.map(
        ({ changed }: { changed: string[] }) => changed,
      )[0],
    ).toEqual(['title'])
  })

  test('a short name that followed from the title follows the next title too', async () => {
    const at = await written('ada', aTrend('People read what others have written down'))
    const { item } = (await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'People read' } })).body
    expect(item.label).toBe('People read')
  })

  test('links to items of one’s own are shown to oneself alone, until they are published', async () => {
    const other = await written('ada', aTrend('The other one'))
    const at = await written('ada', aTrend('The one', { links: [{ to: refOf(other), relation: 'drives' }] }), {
      isPublished: true,
    })
    const linksOf = async (as?: Person) => (await ask(at, { as })).body.item.links.length
    const besideOf = async (as?: Person) => (await ask(`${at}/neighbours`, { as })).body.items.length
    expect([await linksOf('ada'), await linksOf('ben'), await linksOf()]).toEqual([1, 0, 0])
    expect([await besideOf('ada'), await besideOf('ben'), await besideOf()]).toEqual([1, 0, 0])
    await ask(`POST ${other}/publish`, { as: 'ada' })
    expect([await linksOf(), await besideOf()]).toEqual([1, 1])
    await ask(`DELETE ${other}`, { as: 'ada' })
    expect(
      (await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'The one that is left' } })).body.item.links,
    ).toEqual([])
  })
})
