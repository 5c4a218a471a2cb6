/**
 * What is private stays with its writer. Two worlds are alike but for what Ada keeps to herself in one of them: whatever anybody else asks,
 * both must answer the same, to the byte.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPrediction, aScenario, aTrend, givenContent, givenSet, type Person, refOf } from '../../../test/content-as.ts'

type World = Awaited<ReturnType<typeof givenContent>>
/** Words that stand in nothing but what the name says. */
const secret = {
  private: 'quandoxil',
  draft: 'brimvortel',
  hidden: 'zelquarn',
  deleted: 'oxtarvin',
  between: 'mulgresch',
  unpublished: 'fendracob',
}
const markers = Object.values(secret)
const drafts = ['6b0f7d0e-54cf-4a6c-9a35-111111111111', '6b0f7d0e-54cf-4a6c-9a35-222222222222'] as const

/** What stands in both worlds: items of two people, with links, saves, drafts and reports. */
async function givenPublic(world: World) {
  const { ask, written, pool } = world
  await givenSet(pool)
  const rain = await written('ada', aTrend('Rain falls in other months'), { isPublished: true })
  const drought = await written(
    'ben',
    aPrediction('Will drought close the port?', { links: [{ to: refOf(rain), relation: 'evidence-for' }] }),
    {
      isPublished: true,
    },
  )
  const world1 = await written('ada', aScenario('A world of much paper', refOf(drought)), { isPublished: true })
  await written('ben', aTrend('Ben keeps this to himself', { links: [{ to: refOf(rain), relation: 'drives' }] }))
  for (const year of [2031, 2033, 2040])
    await written('ben', aTrend(`Rivers carry less by ${year}`, { horizon: { from: year, to: year }, tags: ['rivers', 'water'] }), {
      isPublished: true,
    })
  await ask(`PUT ${rain}/save`, { as: 'ben' })
  await ask(`PUT /api/me/drafts/${drafts[0]}`, { as: 'ben', body: { kind: 'trend', entry: { title: 'Ben begins' } } })
  return { rain, drought, world1, all: [rain, drought, world1] }
}

/** What stands in one of them alone. */
async function givenSecrets({ ask, written, pool }: World, { rain, drought }: { rain: string; drought: string }) {
  const links = [
    { to: refOf(rain), relation: 'drives' },
    { to: refOf(drought), relation: 'see-also' },
  ]
  const of = (word: string, other: object = {}) =>
    aTrend(`Nobody knows the ${word} yet`, { body: `It is ${word}.`, tags: [word, 'rivers'], links, ...other })
  const kept = await written('ada', of(secret.private))
  const scenario = await written('ada', aScenario(`A world of ${secret.private}`, refOf(drought)))
  await ask(`PATCH ${kept}`, { as: 'ada', body: { version: 1, summary: `The ${secret.private} is described again.` } })
  const taken = await written('ada', of(secret.unpublished), { isPublished: true })
  const hidden = await written('ada', of(secret.hidden), { isPublished: true })
  const deleted = await written('ada', of(secret.deleted), { isPublished: true })
  for (const at of [taken, hidden, deleted]) {
    await ask(`PUT ${at}/save`, { as: 'ben' })
    await ask(`PUT ${at}/save`, { as: 'olga' })
  }
  await ask(`PUT ${kept}/save`, { as: 'ada' })
  await ask(`POST ${taken}/unpublish`, { as: 'ada' })
  await ask(`POST ${hidden}/hide`, { as: 'olga', body: { reason: 'It says nothing.' } })
  await ask(`DELETE ${deleted}`, { as: 'ada' })
  // As where a published item named them before they were taken away, without the version that says so.
  await pool.query(
    `insert into link select split_part($1, '/', 2)::bigint, id, 'part-of' from item where published_at is null and owner_id = '1'`,
    [refOf(rain)],
  )
  const body = { kind: 'trend', itemId: kept.split('/').at(-1), entry: { title: `Perhaps ${secret.draft}` } }
  await ask(`PUT /api/me/drafts/${drafts[1]}`, { as: 'ada', body })
  return { kept, scenario, taken, hidden, deleted }
}

/** Times are the same in both, and counters of ids do not matter. */
async function evenTimes({ pool }: World) {
  await pool.query(
    `update item set published_at = case when published_at is not null then timestamptz '2026-11-20' end, updated_at = '2026-11-20'`,
  )
  await pool.query(`update item_version set at = '2026-11-20'`)
  await pool.query(`update save set at = '2026-11-20'`)
  await pool.query(`update draft set updated_at = '2026-11-20'`)
}

const [one, other] = await Promise.all([givenContent(), givenContent()])
const [open] = await Promise.all([givenPublic(one), givenPublic(other)])
const closed = await givenSecrets(one, open)
await evenTimes(one)
await evenTimes(other)
const others: (Person | undefined)[] = [undefined, 'ben', 'olga']
const nowhere = '/api/items/trend/77777'

function still(text: string): string {
  return text.replace(/"exportedAt":"[^"]+"/, '')
}

function queryOf(values: object): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined)).toString()
}

/** The same of both worlds. Only the export says when it was made. */
async function same(address: string, as: Person | undefined) {
  const [here, there] = await Promise.all([one.ask(address, { as }), other.ask(address, { as })])
  expect([address, as, here.status, still(here.text)]).toEqual([address, as, there.status, still(there.text)])
  return here
}

/** Whole, without its end, begun, and with a letter missing. */
const spellings = markers.flatMap((word) => [word, word.slice(0, -1), word.slice(0, 4), `${word.slice(0, 3)}${word.slice(4)}`])

describe('what is private stays with its writer', () => {
  test('R3 nobody finds it by any word, whole, begun or misspelt', async () => {
    for (const word of spellings) {
      const addresses = [
        `/api/items?q=${word}`,
        `/api/counts?q=${word}`,
        `/api/items?q=${word}+rivers&sort=newest`,
        `/api/items?tag=${word}`,
      ]
      const answers = await Promise.all(addresses.flatMap((address) => [same(address, undefined), same(address, 'olga')]))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    }
  })

  test('R3 no filter, order, page or count is another for it', async () => {
    const choices = {
      q: fc.constantFrom(undefined, 'rivers', 'knows', 'nobody', 'world', ...markers),
      kind: fc.constantFrom(undefined, 'trend', 'prediction', 'scenario'),
      category: fc.constantFrom(undefined, 'social', 'economic'),
      tag: fc.constantFrom(undefined, 'rivers', 'testing', secret.private),
      family: fc.constantFrom(undefined, 'writing'),
      from: fc.constantFrom(undefined, '2031', '2035'),
      to: fc.constantFrom(undefined, '2033', '2035'),
    }
    const more = {
      sort: fc.constantFrom('newest', 'updated', 'closing', 'horizon', 'saved', 'relevance'),
      limit: fc.constantFrom('1', '3', '100'),
    }
    await fc.assert(
      fc.asyncProperty(fc.record(choices), fc.record(more), fc.constantFrom(...others), async (filters, page, as) => {
        await same(`/api/counts?${queryOf(filters)}`, as)
        for (let next: string | null = ''; next !== null;) {
          const { body } = await same(`/api/items?${queryOf({ ...filters, ...page })}${next && `&cursor=${next}`}`, as)
          next = body.next
        }
      }),
      { numRuns: 40, seed: 5 },
    )
  })

  test.each(others)(
    'R3 %s reads nothing of it beside other items, in the years to come, on the map of the site or on any shelf',
    async (as) => {
      const addresses = [
        ...open.all.flatMap((at) => ['', '?include=neighbours,versions', '/neighbours', '/versions', '/versions/1'].map((end) => at + end)),
        '/api/horizon',
        '/sitemap.xml',
        '/sitemap/0.xml',
        ...['own', 'saved'].flatMap((shelf) =>
          ['updated', 'title', 'horizon', 'saved'].map((sort) => `/api/me/items?shelf=${shelf}&sort=${sort}`),
        ),
        ...markers.map((word) => `/api/me/items?shelf=saved&q=${word}`),
        '/api/me/drafts',
        ...drafts.map((id) => `/api/me/drafts/${id}`),
        '/api/me/export',
        ...open.all.map((at) => at.replace('/api/', '/api/me/')),
      ]
      for (const address of addresses) {
        const { text } = await same(address, as)
        expect(markers.filter((word) => text.includes(word))).toEqual([])
      }
    },
  )

  test('R8 the operator reads what was hidden, and nothing that was never published', async () => {
    expect((await one.ask(closed.hidden, { as: 'olga' })).text).toContain(secret.hidden)
    expect((await one.ask('/api/operators/items', { as: 'olga' })).text).toContain(secret.hidden)
    const unread = markers.filter((word) => word !== secret.hidden)
    for (const address of [closed.hidden, `${closed.hidden}/neighbours`, `${closed.hidden}/versions/1`, '/api/operators/items']) {
      const { text } = await one.ask(address, { as: 'olga' })
      expect(unread.filter((word) => text.includes(word))).toEqual([])
    }
  })
})

const calls: [string, object?][] = [
  ['GET '],
  ['GET ?include=neighbours,versions'],
  ['GET /neighbours'],
  ['GET /versions'],
  ['GET /versions/1'],
  ['PATCH ', { version: 1, title: 'Mine by now, is it not' }],
  ['DELETE '],
  ['POST /publish'],
  ['POST /unpublish'],
  ['PUT /save'],
  ['DELETE /save'],
  ['POST /reports', { reason: 'false' }],
  ['POST /hide', { reason: 'It says nothing.' }],
]

function linked(at: string) {
  return one.ask('POST /api/items', { as: 'ben', body: aTrend('Ben draws a link', { links: [{ to: refOf(at), relation: 'drives' }] }) })
}

describe('an item that one may not see is answered as one that never was', () => {
  test.each(others)('R8 to %s, whatever is asked of it', async (as) => {
    const unseen = Object.entries(closed).filter(([name]) => as !== 'olga' || name !== 'hidden')
    for (const [call, body] of calls) {
      const [method, end = ''] = call.split(' ')
      const unknown = await one.ask(`${method} ${nowhere}${end}`, { as, body })
      for (const [, at] of unseen) {
        const { status, text } = await one.ask(`${method} ${at}${end}`, { as, body })
        expect([call, at, status, text]).toEqual([call, at, unknown.status, unknown.text])
      }
    }
    const unknown = await one.ask(nowhere.replace('/api/', '/api/me/'), { as })
    for (const [, at] of unseen) expect((await one.ask(at.replace('/api/', '/api/me/'), { as })).text).toBe(unknown.text)
    expect((await one.ask(closed.kept, { as: 'ada' })).status).toBe(200)
  })

  test('R8 a link to it is refused as one to nothing', async () => {
    const unknown = await linked(nowhere)
    expect(unknown.body.error).toMatchObject({
      code: 'invalid-input',
      details: [{ field: 'links.0.to', reason: 'names trend/77777, which is not there' }],
    })
    for (const at of [closed.kept, closed.taken, closed.hidden, closed.deleted])
      expect((await linked(at)).text.replace(refOf(at), 'trend/77777')).toBe(unknown.text)
  })

  test('R8 nor may a draft or a kind’s own field name it', async () => {
    const id = crypto.randomUUID()
    const drafted = (at: string) =>
      one.ask(`PUT /api/me/drafts/${id}`, { as: 'ben', body: { kind: 'trend', entry: { links: [{ to: refOf(at), relation: 'drives' }] } } })
    const faultsOf = async (at: string) => JSON.stringify((await drafted(at)).body.faults).replace(refOf(at), 'trend/77777')
    for (const at of [closed.kept, closed.taken]) expect(await faultsOf(at)).toBe(await faultsOf(nowhere))
    const bound = (at: string) =>
      one.ask('POST /api/items', {
        as: 'ben',
        body: aPrediction('Will it be so?', { automatic: { trend: refOf(at), at: '2034', comparison: '>=', threshold: 1 } }),
      })
    const unknown = (await bound(nowhere)).text
    expect((await bound(closed.kept)).text.replace(refOf(closed.kept), 'trend/77777')).toBe(unknown)
    await one.ask(`DELETE /api/me/drafts/${id}`, { as: 'ben' })
  })
})

test('R3 what was written between two publications is read by nobody else', async () => {
  const at = await one.written('ada', aTrend('Clouds are counted'), { isPublished: true })
  await one.ask(`POST ${at}/unpublish`, { as: 'ada' })
  await one.ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, body: `Only ${secret.between} knows.` } })
  await one.ask(`PATCH ${at}`, { as: 'ada', body: { version: 2, body: 'Everybody knows.' } })
  await one.ask(`POST ${at}/publish`, { as: 'ada' })
  for (const as of others) {
    const { versions } = (await one.ask(`${at}/versions`, { as })).body
    expect(
      versions.map(({ version, changed }: { version: number; changed: string[] }) => [version, changed.length > 3 || changed]),
    ).toEqual([
      [3, ['body']],
      [1, true],
    ])
    expect((await one.ask(`${at}/versions/3`, { as })).body).toMatchObject({ before: 1, changes: [{ field: 'body' }] })
    for (const address of [at, `${at}/versions`, `${at}/versions/1`, `${at}/versions/3`, `/api/items?q=${secret.between.slice(0, -1)}`])
      expect((await one.ask(address, { as })).text).not.toContain(secret.between)
    expect(await one.ask(`${at}/versions/2`, { as })).toMatchObject({ status: 404 })
  }
  expect((await one.ask(`${at}/versions/2`, { as: 'ada' })).text).toContain(secret.between)
})
