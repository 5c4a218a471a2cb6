/** Pages that tell a visitor what may not hold for somebody with a session: these get a page that waits. */
import { describe, expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app } = await givenServer({ stocked: true })
const page = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const visible = (html: string) =>
  (html.split('<div id="app">')[1]?.split('<script type="application/json"')[0] ?? '').replaceAll(/<[^>]+>/g, ' ')

describe('for whoever brings a session', () => {
  const cookie = `farsight=${'a'.repeat(43)}`

  test.each(['/prediction/99999', '/trend/12'])(
    '%s, which no visitor may see, is a page that waits: it says nothing of an item, and is kept nowhere',
    async (url) => {
      const { statusCode, headers, body } = await page(url, { cookie })
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(body).toContain('noindex')
      expect(visible(body)).toContain('Looking among your items')
      expect(visible(body)).not.toContain('There is no')
      expect((await page(url)).statusCode).toBe(404)
      expect((await page(url, { cookie: 'farsight=short' })).statusCode).toBe(404)
    },
  )

  test('my stuff waits too, and no cache hands either of its faces to others', async () => {
    const [own, others] = [await page('/my-stuff', { cookie }), await page('/my-stuff')]
    expect([own.statusCode, others.statusCode]).toEqual([200, 200])
    expect(visible(own.body)).not.toContain('Your stuff would be here')
    expect(visible(others.body)).toContain('Your stuff would be here')
    for (const { headers } of [own, others]) {
      expect([headers['cache-control'], headers['vary']]).toEqual(['private, no-store', 'accept-encoding, cookie'])
    }
  })

  test('what everybody may read is the same page as for a visitor, and what is no address is not there', async () => {
    const [own, others] = [await page('/trend/131', { cookie }), await page('/trend/131')]
    expect([own.headers['etag'], own.headers['vary']]).toEqual([others.headers['etag'], 'accept-encoding, cookie'])
    expect((await page('/nowhere', { cookie })).statusCode).toBe(404)
  })
})
