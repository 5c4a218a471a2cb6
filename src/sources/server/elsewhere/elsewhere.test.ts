/** What other platforms say of a prediction: tied by operators, looked at, shown apart, and taken away again. */
import { expect, test } from 'vitest'
import { asked, givenElsewhere, recorded, there } from '../../../../test/sources/elsewhere/given.ts'
import { aPrediction } from '../../../../test/given/entries.ts'
import { refOf } from '../../../../test/content-as.ts'
import { lookAtDueElsewhere } from './work.ts'

const { tied, look, said, rowOf, ask, source, clock, pool, written, world } = await givenElsewhere()
source.at(asked.manifold, recorded('manifold'))

test('an operator ties a prediction to a market, and what is said there is shown beside it once it was looked at', async () => {
  const id = await tied(there.manifold)
  expect(await said(id)).toEqual([])
  expect(await look(id)).toEqual({
    platform: 'manifold',
    outcome: 'new',
    code: null,
    sentence: 'The chance there is another.',
  })
  expect(await said(id)).toEqual([
    {
      platform: { id: 'manifold', title: 'Manifold', number: 'the price on a market of play money', volumeIn: 'mana' },
      url: there.manifold,
      question: 'Will X happen by 2030?',
      chance: 0.62,
      isHidden: false,
      forecasters: 41,
      volume: 1234.5,
      closes: '2030-01-01T00:00:00.000Z',
      resolution: null,
      seenAt: clock.now.toISOString(),
      alike: ['threshold'],
      days: [['2026-03-01', 0.62]],
    },
  ])
})

test('nobody but operators ties, unties, has it looked at or reads how it stands', async () => {
  const id = await tied(there.manifold)
  const at = `/api/items/prediction/${id}/elsewhere`
  for (const as of ['ada', undefined] as const)
    for (const call of [
      `PUT ${at}`,
      `DELETE ${at}/manifold`,
      `POST ${at}/manifold/refresh`,
      '/api/operate/elsewhere',
    ]) {
      const body = call.startsWith('PUT') ? { url: there.kalshi } : call.startsWith('POST') ? {} : undefined
      // eslint-disable-next-line no-await-in-loop
      expect([call, (await ask(call, { as, body })).status]).toEqual([call, as ? 403 : 401])
    }
  expect(await rowOf(id)).toMatchObject({ platform: 'manifold' })
})

test('it changes no version, number, outcome or figure of the prediction, whatever is said or resolved there', async () => {
  const id = await tied(there.manifold)
  const whole = async () => (await ask(`/api/items/prediction/${id}?include=numbers&include=versions`)).body
  const before = await whole()
  const { rows: due } = await pool.query('select count(*) from job')
  await look(id)
  source.at(asked.manifold, recorded('manifold', { isResolved: true, resolution: 'YES' }))
  await look(id)
  source.at(asked.manifold, recorded('manifold'))
  expect(await said(id)).toMatchObject([{ resolution: 'yes', chance: 0.62 }])
  expect(await whole()).toEqual(before)
  expect((await pool.query('select count(*) from job')).rows).toEqual(due)
})

test('of Metaculus there is a link at once, no number ever, and nothing is asked', async () => {
  const id = await tied(there.metaculus)
  source.asked.length = 0
  expect(await look(id)).toBeUndefined()
  expect(source.asked).toEqual([])
  expect(await said(id)).toMatchObject([{ url: there.metaculus, chance: null, question: null, days: [], seenAt: null }])
  expect(
    await ask(`POST /api/items/prediction/${id}/elsewhere/metaculus/refresh`, { as: 'olga', body: {} }),
  ).toMatchObject({ status: 404 })
})

test('of a platform whose terms are not known the newest number is shown, and no days are kept', async () => {
  const id = await tied(there.kalshi, there.polymarket)
  source.at(asked.kalshi, recorded('kalshi'))
  source.at(asked.polymarket, recorded('polymarket'))
  await look(id)
  expect(await said(id)).toMatchObject([
    { platform: { id: 'kalshi' }, chance: 0.62, days: [] },
    { platform: { id: 'polymarket' }, chance: 0.65, days: [] },
  ])
  expect((await pool.query('select from elsewhere_day where item_id = $1', [id])).rows).toEqual([])
})

test('what was said last on a day stands for it', async () => {
  const id = await tied(there.manifold)
  await look(id)
  source.at(asked.manifold, recorded('manifold', { probability: 0.4 }))
  await look(id)
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  source.at(asked.manifold, recorded('manifold', { probability: 0.3 }))
  await look(id)
  source.at(asked.manifold, recorded('manifold'))
  expect((await said(id))[0].days.map(([, chance]: [string, number]) => chance)).toEqual([0.4, 0.3])
})

test('untied, nothing of it stays', async () => {
  const id = await tied(there.manifold)
  await look(id)
  const at = `DELETE /api/items/prediction/${id}/elsewhere/manifold`
  expect((await ask(at, { as: 'olga' })).body.elsewhere).toEqual([])
  expect(await said(id)).toEqual([])
  expect((await pool.query('select from elsewhere_day where item_id = $1', [id])).rows).toEqual([])
  expect((await ask(at, { as: 'olga' })).body.error.code).toBe('elsewhere-not-found')
})

test('tied to another question of the platform, nothing of the one before stays', async () => {
  const id = await tied(there.manifold)
  await look(id)
  const body = { url: 'https://manifold.markets/someone/will-y-happen', alike: [] }
  await ask(`PUT /api/items/prediction/${id}/elsewhere`, { as: 'olga', body })
  expect(await said(id)).toEqual([])
  expect(await rowOf(id)).toMatchObject({ chance: null, question: null, address: { slug: 'will-y-happen' } })
  expect((await pool.query('select from elsewhere_day where item_id = $1', [id])).rows).toEqual([])
})

const bind = (id: string, url: string) =>
  ask(`PUT /api/items/prediction/${id}/elsewhere`, { as: 'olga', body: { url } })

test('a question of a number, and an address of no platform, are refused', async () => {
  const range = { min: 0, max: 10 }
  const entry = aPrediction('How many will there be in 2035?', { question: { type: 'numeric', unit: 'ppm', range } })
  const numeric = refOf(await written('ada', entry, { isPublished: true })).split('/')[1] ?? ''
  expect((await bind(numeric, there.manifold)).body.error.code).toBe('elsewhere-yes-or-no')
  const id = await tied()
  const refused = await bind(id, 'https://example.org/market')
  expect(refused.body.error).toMatchObject({ code: 'invalid-input', details: [{ field: 'url' }] })
  expect((await bind('999999', there.manifold)).body.error.code).toBe('item-not-found')
})

test('of what is private others are told nothing', async () => {
  const id = refOf(await written('ada', aPrediction('Will nobody know of this?'))).split('/')[1] ?? ''
  expect((await ask(`/api/items/prediction/${id}/elsewhere`)).status).toBe(404)
  expect((await ask(`/api/items/prediction/${id}/elsewhere`, { as: 'ada' })).body).toEqual({
    predictionId: id,
    elsewhere: [],
  })
})

test('what its author has taken back is shown to its author alone, and an operator can untie it all the same', async () => {
  const id = await tied(there.manifold)
  await look(id)
  expect((await ask(`POST /api/items/prediction/${id}/unpublish`, { as: 'ada' })).status).toBe(200)
  expect((await ask(`/api/items/prediction/${id}/elsewhere`)).status).toBe(404)
  expect(await said(id, 'ada')).toMatchObject([{ chance: 0.62 }])
  expect((await ask(`DELETE /api/items/prediction/${id}/elsewhere/manifold`, { as: 'olga' })).status).toBe(200)
  expect(await said(id, 'ada')).toEqual([])
})

test('looked at by hand it is due at once, and once in ten minutes', async () => {
  const id = await tied(there.manifold)
  await look(id)
  const again = () => ask(`POST /api/items/prediction/${id}/elsewhere/manifold/refresh`, { as: 'olga', body: {} })
  expect((await again()).status).toBe(202)
  expect((await rowOf(id)).next_at.getTime()).toBeLessThanOrEqual(Date.now())
  expect((await again()).body.error.code).toBe('looked-just-now')
})

test('it is asked once in six hours, a second apart of each host, with the mark that it gave', async () => {
  const [one, other] = [await tied(there.manifold), await tied(there.manifold)]
  await pool.query(`update source_host set next_at = '-infinity'`)
  await pool.query('update elsewhere set next_at = null where item_id <> all($1)', [[one, other]])
  await pool.query('update elsewhere set next_at = $2 where item_id = any($1)', [[one, other], clock.now])
  source.at(asked.manifold, (request, response) =>
    request.headers['if-none-match']
      ? void response.writeHead(304).end()
      : void response.setHeader('etag', '"a"').end(recorded('manifold')),
  )
  source.asked.length = 0
  const begun = clock.now.getTime()
  expect(await lookAtDueElsewhere(world)).toBe(2)
  expect(clock.now.getTime() - begun).toBeGreaterThanOrEqual(1000)
  expect(await lookAtDueElsewhere(world)).toBe(0)
  expect((await rowOf(one)).next_at.getTime()).toBe(begun + 6 * 3_600_000)
  expect(await look(one)).toMatchObject({ outcome: 'same', code: null })
  expect(source.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined, '"a"'])
  expect(await said(one)).toMatchObject([{ chance: 0.62 }])
  source.at(asked.manifold, recorded('manifold'))
})
