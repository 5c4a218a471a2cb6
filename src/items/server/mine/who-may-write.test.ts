/** Writing over HTTP: nobody does who is not signed in, and nobody what is another’s. */
import { expect, test } from 'vitest'
import { givenContent } from '../../../../test/content-as.ts'
import { aTrend } from '../../../../test/given/entries.ts'

const { ask, written } = await givenContent()

const calls: [string, object?][] = [
  ['POST /api/items', aTrend()],
  ['PATCH /api/items/trend/1', { version: 1 }],
  ['DELETE /api/items/trend/1'],
  ['POST /api/items/trend/1/publish'],
  ['POST /api/items/trend/1/unpublish'],
  ['PUT /api/items/trend/1/save'],
  ['DELETE /api/items/trend/1/save'],
  ['GET /api/me/items'],
  ['GET /api/me/items/trend/1'],
  ['GET /api/me/drafts'],
  ['GET /api/me/export'],
  ['POST /api/prose', { body: '' }],
  ['POST /api/items/trend/1/hide', { reason: 'It is false.' }],
  ['GET /api/operators/items'],
]
test.each(calls)('%s needs somebody signed in', async (address, body) => {
  expect(await ask(address, { body })).toMatchObject({ status: 401, body: { error: { code: 'sign-in-needed' } } })
})

test.each(['PATCH ', 'DELETE ', 'POST /publish', 'POST /unpublish'])(
  'R3 nobody else’s published item is there for %s',
  async (call) => {
    const at = await written('ada', aTrend(), { isPublished: true })
    const [method, end = ''] = call.split(' ')
    const before = (await ask(at)).text
    for (const as of ['ben', 'olga'] as const) {
      const answer = await ask(`${method} ${at}${end}`, {
        as,
        ...(method === 'PATCH' && { body: { version: 1, title: 'Mine by now' } }),
      })
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'own-item-not-found' } } })
    }
    expect((await ask(at)).text).toBe(before)
  },
)

test('R3 nor is an item under another kind’s address', async () => {
  const at = (await written('ada', aTrend())).replace('trend', 'prediction')
  expect((await ask(`DELETE ${at}`, { as: 'ada' })).status).toBe(404)
})
