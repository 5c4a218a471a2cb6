/** An item that one may not see is answered as one that never was, and so is a version that was never published. */
import { describe, expect, test } from 'vitest'
import { givenContent, refOf } from '../../../../test/content-as.ts'
import { aPrediction, aTrend } from '../../../../test/given/entries.ts'
import { givenPublic, givenSecrets, others, secret } from '../../../../test/given/secrets.ts'

const world = await givenContent()
const { ask, create, written } = world
const closed = await givenSecrets(world, await givenPublic(world))
const nowhere = '/api/items/trend/77777'

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
  return create(aTrend('Ben draws a link', { links: [{ to: refOf(at), relation: 'drives' }] }), 'ben')
}

function bound(at: string) {
  return create(
    aPrediction('Will it be so?', { automatic: { trend: refOf(at), at: '2034', comparison: '>=', threshold: 1 } }),
    'ben',
  )
}

describe('an item that one may not see is answered as one that never was', () => {
  test.each(others)('R8 to %s, whatever is asked of it', async (as) => {
    const unseen = Object.entries(closed).filter(([name]) => as !== 'olga' || name !== 'hidden')
    for (const [call, body] of calls) {
      const [method, end = ''] = call.split(' ')
      const unknown = await ask(`${method} ${nowhere}${end}`, { as, body })
      for (const [, at] of unseen) {
        const { status, text } = await ask(`${method} ${at}${end}`, { as, body })
        expect([call, at, status, text]).toEqual([call, at, unknown.status, unknown.text])
      }
    }
    const unknown = await ask(nowhere.replace('/api/', '/api/me/'), { as })
    for (const [, at] of unseen) expect((await ask(at.replace('/api/', '/api/me/'), { as })).text).toBe(unknown.text)
    expect((await ask(closed.kept, { as: 'ada' })).status).toBe(200)
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
      ask(`PUT /api/me/drafts/${id}`, {
        as: 'ben',
        body: { kind: 'trend', entry: { links: [{ to: refOf(at), relation: 'drives' }] } },
      })
    const faultsOf = async (at: string) =>
      JSON.stringify((await drafted(at)).body.faults).replace(refOf(at), 'trend/77777')
    for (const at of [closed.kept, closed.taken]) expect(await faultsOf(at)).toBe(await faultsOf(nowhere))
    const unknown = (await bound(nowhere)).text
    expect((await bound(closed.kept)).text.replace(refOf(closed.kept), 'trend/77777')).toBe(unknown)
    await ask(`DELETE /api/me/drafts/${id}`, { as: 'ben' })
  })
})

test('R3 what was written between two publications is read by nobody else', async () => {
  const at = await written('ada', aTrend('Clouds are counted'), { isPublished: true })
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, body: `Only ${secret.between} knows.` } })
  await ask(`PATCH ${at}`, { as: 'ada', body: { version: 2, body: 'Everybody knows.' } })
  await ask(`POST ${at}/publish`, { as: 'ada' })
  for (const as of others) {
    const { versions } = (await ask(`${at}/versions`, { as })).body
    expect(
      versions.map(({ version, changed }: { version: number; changed: string[] }) => [
        version,
        changed.length > 3 || changed,
      ]),
    ).toEqual([
      [3, ['body']],
      [1, true],
    ])
    expect((await ask(`${at}/versions/3`, { as })).body).toMatchObject({ before: 1, changes: [{ field: 'body' }] })
    for (const address of [
      at,
      `${at}/versions`,
      `${at}/versions/1`,
      `${at}/versions/3`,
      `/api/items?q=${secret.between.slice(0, -1)}`,
    ])
      expect((await ask(address, { as })).text).not.toContain(secret.between)
    expect(await ask(`${at}/versions/2`, { as })).toMatchObject({ status: 404 })
  }
  expect((await ask(`${at}/versions/2`, { as: 'ada' })).text).toContain(secret.between)
})
