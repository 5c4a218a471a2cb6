/** The texts of the site itself as pages: found from everywhere, priced by the catalogue, marked where they are not done. */
import { describe, expect, test } from 'vitest'
import { analysisPack, membership } from '#membership/catalogue.ts'
import { sayPrice } from '#membership/words.ts'
import { givenServer } from '../../../../test/given.ts'

const operator = {
  OPERATOR_NAME: 'Ada Ltd.',
  OPERATOR_ADDRESS: '1 Mill Lane, London',
  OPERATOR_MAIL: 'ada@example.org',
  PUBLIC_URL: 'https://farsight.example',
  FARSIGHT_LOCAL_PAYMENTS: '1',
}
const named = await givenServer({ env: operator })
const unnamed = await givenServer()
const texts = ['/terms', '/privacy', '/imprint', '/help']

describe('where the operator has said who they are', () => {
  test.each(texts)('%s is a page that search engines may show', async (url) => {
    const { statusCode, body } = await named.app.inject({ url })
    expect(statusCode).toBe(200)
    expect(body).not.toContain('noindex')
    expect(body).toContain('Ada Ltd.')
    expect(body).toMatch(/Version <!-- -->[\da-f]{12}/)
  })

  test('security.txt says how they are reached, and for how long that holds', async () => {
    const { statusCode, headers, body } = await named.app.inject({ url: '/.well-known/security.txt' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain('Contact: mailto:ada@example.org\n')
    expect(body).toContain('Canonical: https://farsight.example/.well-known/security.txt\n')
    const expires = Date.parse(/Expires: (.*)/.exec(body)?.[1] ?? '')
    expect(expires - Date.now()).toBeGreaterThan(170 * 86_400_000)
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000)
  })
})

describe('where nobody has', () => {
  test.each(texts)('%s says so above its text, and is for nobody to find', async (url) => {
    const { statusCode, body } = await unnamed.app.inject({ url })
    expect(statusCode).toBe(200)
    expect(body).toContain('noindex')
    expect(body).toContain('This text is not complete')
    expect(body).toContain('[not filled in: ')
  })

  test('there is no security.txt', async () => {
    expect((await unnamed.app.inject({ url: '/.well-known/security.txt' })).statusCode).toBe(404)
  })
})

test('the pages are linked at the foot of every page', async () => {
  const { body } = await unnamed.app.inject({ url: '/all-stuff' })
  for (const path of [...texts, '/pricing']) expect(body).toContain(`href="${path}"`)
})

test('/pricing shows the prices that are charged', async () => {
  const { statusCode, body } = await unnamed.app.inject({ url: '/pricing' })
  expect(statusCode).toBe(200)
  for (const { priceCents, currency } of [membership, analysisPack])
    expect(body).toContain(sayPrice(priceCents, currency))
})

test('each offer of /pricing leads a visitor by the sign-in back to that offer', async () => {
  const { body } = await unnamed.app.inject({ url: '/pricing' })
  for (const [id, to] of Object.entries({
    pack: '/pricing#pack',
    membership: '/pricing#membership',
    account: '/my-stuff',
  })) {
    const [section = ''] = new RegExp(`<section [^>]*id="${id}".*?</section>`, 's').exec(body) ?? []
    expect(section).toContain(`href="/sign-in?continueUrl=${encodeURIComponent(to)}"`)
  }
})

test('every answer says that no page here uses camera, microphone, place, payment or USB', async () => {
  for (const url of ['/', '/api/items', '/nowhere']) {
    const { headers } = await unnamed.app.inject({ url })
    expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  }
})

test('a text that nobody has is refused', async () => {
  expect((await unnamed.app.inject({ url: '/api/documents/secrets' })).statusCode).toBe(400)
})
