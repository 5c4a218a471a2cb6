/** The content API over HTTP, on the real application with the starter collection. */
import { describe, expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { sorts } from '../shelf/sorts.ts'

const { app, pool } = await givenServer({ stocked: true })

async function ask(url: string) {
  const answer = await app.inject(url)
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const titles = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title)

describe('lists', () => {
  test('twenty items are listed when no number is asked for, with the common fields and the kind’s own', async () => {
    const { body } = await ask('/api/items')
    expect(body.items).toHaveLength(20)
    const [trend] = (await ask('/api/items?kind=trend&limit=1')).body.items
    expect(trend).toMatchObject({ kind: 'trend', version: 1, author: 'Farsight', saves: 0, series: { last: {} } })
    expect(Object.keys(trend)).toEqual(
      expect.arrayContaining(['id', 'title', 'summary', 'category', 'tags', 'horizon', 'publishedAt', 'updatedAt']),
    )
  })

  test.each(sorts.filter((sort) => sort !== 'relevance'))(
    'pages by %s hold every item once, however small',
    async (sort) => {
      const whole = (await ask(`/api/items?sort=${sort}&limit=100`)).body
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body } = await ask(`/api/items?sort=${sort}&limit=7${cursor && `&cursor=${cursor}`}`)
        seen.push(...body.items.map(({ id }: { id: string }) => id))
        cursor = body.next
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.slice(0, 100)).toEqual(whole.items.map(({ id }: { id: string }) => id))
      expect(seen.length).toBe(sort === 'closing' ? 120 : 221)
    },
  )

  test('lists by the age of data begin with the oldest last value, or the newest, and end with what has none', async () => {
    const [oldest = [], newest = []] = await Promise.all(
      ['oldest-data', 'newest-data'].map(async (sort): Promise<(string | null)[]> => {
        const { body } = await ask(`/api/items?sort=${sort}&limit=100`)
        return body.items.map((item: { series?: { last: { at: string } } }) => item.series?.last.at ?? null)
      }),
    )
    const measured = oldest.filter((at) => at !== null)
    expect(measured.length).toBeGreaterThan(45)
    expect(oldest.slice(0, measured.length)).toEqual(measured.toSorted())
    expect(newest.slice(0, measured.length)).toEqual(measured.toSorted().toReversed())
  })

  test('pages of a search hold every match once', async () => {
    const all = (await ask('/api/items?q=energy&limit=100')).body.items.map(({ id }: { id: string }) => id)
    const first = (await ask('/api/items?q=energy&limit=5')).body
    const second = (await ask(`/api/items?q=energy&limit=5&cursor=${first.next}`)).body
    expect([...first.items, ...second.items].map(({ id }: { id: string }) => id)).toEqual(all.slice(0, 10))
  })

  test('filters combine: each narrows what the others leave', async () => {
    const { body } = await ask('/api/items?kind=prediction&category=political&to=2035&status=open&limit=100')
    expect(body.items.length).toBeGreaterThan(0)
    for (const item of body.items) {
      expect(item).toMatchObject({ kind: 'prediction', category: 'political' })
      expect(item.horizon.to).toBeLessThanOrEqual(2035)
      expect(['open', 'closing']).toContain(item.status)
    }
  })

  test('several values of one filter widen it, repeated or joined by commas', async () => {
    const [repeated, joined] = await Promise.all([
      ask('/api/counts?kind=trend&kind=scenario'),
      ask('/api/counts?kind=trend,scenario'),
    ])
    expect(repeated.body.total).toBe(101)
    expect(joined.body).toEqual(repeated.body)
  })

  test('a scenario set is a family that can be listed', async () => {
    const { body } = await ask('/api/items?family=electricity-2045')
    expect(body.items).toHaveLength(4)
  })
})

describe('search', () => {
  test.each([
    ['a word of the title', 'fertility', /child|birth|fertil/i],
    ['a misspelt word', 'popluation', /popul|people/i],
    ['a missing letter', 'emisions', /emission|carbon|CO2/i],
    ['a word that is not finished', 'nucl', /nuclear|atom/i],
    ['a word that is not finished, beyond its stem', 'populatio', /popul|people/i],
    ['another form of the word', 'emission', /emission|carbon|CO2/i],
    ['several words together', 'carbon dioxide air', /CO2|carbon/i],
  ])('finds by %s', async (_, q, expected) => {
    const { body } = await ask(`/api/items?q=${encodeURIComponent(q)}`)
    expect(body.items.length).toBeGreaterThan(0)
    expect(titles(body)[0] + body.items[0].summary).toMatch(expected)
  })

  test('says which words it replaced, and replaces none that items hold', async () => {
    expect((await ask('/api/items?q=emisions')).body.corrected).toEqual({ emisions: 'emissions' })
    expect((await ask('/api/items?q=emissions')).body.corrected).toEqual({})
  })

  test('ranks a match in the title above one in the text', async () => {
    const { body } = await ask('/api/items?q=bitcoin')
    expect(titles(body)[0]).toMatch(/bitcoin/i)
  })

  test.each([
    ['When will people land on Mars?', /land on Mars/],
    ['How much electricity will data centres use?', /^How much electricity will the world's data centres use/],
    ['Will emissions fall by 2035?', /emissions/],
  ])('the example on the home page is answered first by what it asks about: %s', async (q, expected) => {
    expect(titles((await ask(`/api/items?q=${encodeURIComponent(q)}`)).body)[0]).toMatch(expected)
  })

  test('where nothing holds all the words, it says that these items hold some; a filter never loosens the search', async () => {
    expect((await ask('/api/items?q=fertility%20zeppelin')).body).toMatchObject({ loose: true })
    for (const query of [
      'q=will+fertility+fall&category=economic',
      'q=emissions+fall+2035&kind=scenario',
      'q=climate&kind=trend',
      'q=fertility+zeppelin',
    ]) {
      const { items } = (await ask(`/api/items?limit=100&${query}`)).body
      expect([query, items.length]).toEqual([query, (await ask(`/api/counts?${query}`)).body.total])
    }
  })

  test('a whole question finds what holds most of its words', async () => {
    const { body } = await ask(
      `/api/items?q=${encodeURIComponent('When will people land on Mars for the first time, if ever?')}`,
    )
    expect(titles(body).slice(0, 3).join()).toMatch(/Mars/)
  })

  test('accents and case do not matter', async () => {
    expect(titles((await ask(`/api/items?q=${encodeURIComponent('MÉTHANE')}`)).body)).toEqual(
      titles((await ask('/api/items?q=methane')).body),
    )
  })

  test.each(["'", '\\', 'a:*', '!!! & | ()', "x' | 'y", '%', '_', '🙂', 'the', "');drop table item;--"])(
    'takes %j as nothing but words',
    async (q) => {
      const { status } = await ask(`/api/items?q=${encodeURIComponent(q)}`)
      expect(status).toBe(200)
    },
  )
})

describe('one item', () => {
  test('is answered whole, with its text as a tree', async () => {
    const { body } = await ask('/api/items/prediction/12')
    expect(body.item).toMatchObject({
      kind: 'prediction',
      id: '12',
      question: {},
      criteria: expect.any(String),
      houseForecast: { reason: expect.any(String) },
    })
    expect(body.item.prose[0]).toMatchObject({ tag: 'h2' })
  })

  test('its neighbours are those it links to, those that link to it, and its family', async () => {
    const [scenario] = (await ask('/api/items?kind=scenario&limit=1')).body.items
    const { body } = await ask(`/api/items/scenario/${scenario.id}/neighbours`)
    const ties = body.items.flatMap((one: { ties: { relation: string }[] }) => one.ties.map(({ relation }) => relation))
    expect(ties).toEqual(expect.arrayContaining(['member', 'family']))
  })

  test('what may be asked for beside an item is answered with it and by itself, on whatever connection', async () => {
    const addresses = ['neighbours', 'versions'].flatMap((part) => [
      `/api/items/trend/131?include=${part}`,
      `/api/items/trend/131/${part}`,
    ])
    const all = await Promise.all(
      Array.from({ length: 80 }, (_, i) => app.inject(addresses[i % addresses.length] ?? '')),
    )
    expect(all.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
  })

  test('every version is kept, with the fields that changed', async () => {
    expect((await ask('/api/items/trend/121/versions')).body.versions).toEqual([
      expect.objectContaining({ version: 1, author: 'Farsight', changed: expect.arrayContaining(['title', 'series']) }),
    ])
  })

  test.each([
    ['an id of another kind', '/api/items/trend/12'],
    ['an id that nothing has', '/api/items/trend/99999'],
    ['its neighbours', '/api/items/trend/99999/neighbours'],
    ['its versions', '/api/items/trend/99999/versions'],
  ])('R8 %s is not found', async (_, url) => {
    const { status, body } = await ask(url)
    expect([status, body.error.code]).toEqual([404, 'item-not-found'])
  })

  test('R8 a private item is found nowhere', async () => {
    const { rows } = await pool.query<{ id: string }>(
      `update item set published_at = null where slug = 'bitcoin-end-2027' returning id`,
    )
    const id = rows[0]?.id
    for (const url of [
      `/api/items/prediction/${id}`,
      `/api/items/prediction/${id}/neighbours`,
      `/api/items/prediction/${id}/versions`,
    ]) {
      expect((await ask(url)).status).toBe(404)
    }
    const listed = await ask('/api/items?q=bitcoin&limit=100')
    expect(listed.body.items.map((item: { id: string }) => item.id)).not.toContain(id)
    expect((await ask('/api/counts')).body.total).toBe(220)
    const linked = await ask('/api/items/trend/121/neighbours')
    expect(JSON.stringify(linked.body)).not.toContain(`prediction/${id}"`)
    expect((await app.inject(`/prediction/${id}`)).statusCode).toBe(404)
    expect((await app.inject('/sitemap/0.xml')).body).not.toContain(`/prediction/${id}<`)
    await pool.query(`update item set published_at = '2026-11-20' where id = $1`, [id])
  })
})

describe('refusals', () => {
  test('an unknown filter is refused with the list of the known ones', async () => {
    const { status, body } = await ask('/api/items?colour=red')
    expect([status, body.error.code]).toEqual([400, 'unknown-filter'])
    expect(body.error.details).toEqual([
      { field: 'colour', reason: expect.stringContaining('kind, category, tag, status') },
    ])
  })

  test.each([
    ['an over-long query', `/api/items?q=${'a'.repeat(201)}`, 'query-too-long'],
    ['a kind that does not exist', '/api/items?kind=rumour', 'invalid-input'],
    ['a year that is none', '/api/items?from=soon', 'invalid-input'],
    ['a limit above a hundred', '/api/items?limit=101', 'invalid-input'],
    ['a limit of none', '/api/items?limit=0', 'invalid-input'],
    [
      'a year that no calendar has, in a cursor',
      `/api/items?cursor=${Buffer.from('["newest","0000-01-01T00:00:00Z","1",false]').toString('base64url')}`,
      'invalid-cursor',
    ],
    ['a sign that no text holds', '/api/items?family=%00', 'malformed-request'],
    ['a cursor nobody wrote', '/api/items?cursor=abc', 'invalid-cursor'],
    ['a query given twice', '/api/items?q=a&q=b', 'invalid-input'],
    ['an id that is no number', '/api/items/trend/x', 'invalid-input'],
  ])('%s is refused', async (_, url, code) => {
    const { status, body } = await ask(url)
    expect([status, body.error.code]).toEqual([400, code])
    expect(body.error.message).toMatch(/^[A-Z].*\.$/)
  })

  test('a cursor of another order is refused', async () => {
    const { next } = (await ask('/api/items?sort=newest')).body
    expect((await ask(`/api/items?sort=saved&cursor=${next}`)).body.error.code).toBe('invalid-cursor')
  })

  test('an address without a call is refused as JSON, and so is another method', async () => {
    expect((await ask('/api/nothing')).body.error.code).toBe('not-found')
    const posted = await app.inject({ method: 'DELETE', url: '/api/items' })
    expect([posted.statusCode, posted.headers['allow']]).toEqual([405, 'GET, POST, HEAD'])
  })
})
