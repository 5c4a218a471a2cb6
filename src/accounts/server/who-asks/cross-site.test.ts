/**
 * What other sites can make a visitor's browser send: forms of every sort, with the visitor's cookie. None of it
 * changes anything.
 */
import { describe, expect, test } from 'vitest'
import { claimsOf, contract, givenAccounts } from '../../../../test/given/sign-in.ts'

const { app, signIn, givenUser, call, digest } = await givenAccounts()
const ada = await givenUser('ada', { name: 'Ada' })
/** The attacker has an account of their own, and would like Ada to write in it without knowing. */
const eve = await givenUser('eve', { name: 'Eve' })

const writes = Object.values(contract)
  .map(({ address }) => address)
  .filter((address) => !address.startsWith('GET'))
const bodyOf = (address: string) =>
  address.endsWith('/login') ? { idToken: eve.token } : address.startsWith('PATCH') ? { nickname: 'Eve Was Here' } : {}

const encodings: Record<string, (body: object) => [type: string | undefined, text: string]> = {
  urlencoded: (body) => [
    'application/x-www-form-urlencoded',
    new URLSearchParams(body as Record<string, string>).toString(),
  ],
  multipart: (body) => [
    'multipart/form-data; boundary=x',
    Object.entries(body)
      .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .concat('--x--\r\n')
      .join(''),
  ],
  'JSON as text': (body) => ['text/plain', JSON.stringify(body)],
  'JSON as text with a suffix': (body) => ['text/plain; application/json', JSON.stringify(body)],
  JSON: (body) => ['application/json', JSON.stringify(body)],
  'no type': (body) => [undefined, JSON.stringify(body)],
  nothing: () => [undefined, ''],
}

const senders: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  'another site, in an old browser': { origin: 'https://evil.example' },
  'a page of no site': { origin: 'null' },
  'a page of no site, in a frame': { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' },
  'a site that hides its origin': { 'sec-fetch-site': 'cross-site' },
  'a neighbouring host': { origin: 'http://evil.localhost:80', 'sec-fetch-site': 'same-site' },
  'another port of this host': { origin: 'http://localhost:8081', 'sec-fetch-site': 'same-site' },
  'a name that begins like ours': { origin: 'http://localhost.evil.example' },
  'a very old browser, which says nothing': {},
}

type Form = { name: string; method: string; url: string; headers: Record<string, string>; body: string }

/** A form may say GET or POST. The other methods are tried as well, as if the browser had been talked into them. */
const forms: Form[] = writes.flatMap((address) =>
  Object.entries(senders).flatMap(([sender, from]) =>
    Object.entries(encodings).flatMap(([encoding, encode]) => {
      const [method = '', url = ''] = address.split(' ')
      const [type, text] = encode(bodyOf(address))
      const headers = { host: 'localhost', cookie: ada.cookie, ...from, ...(type && { 'content-type': type }) }
      const form = { name: `${address} by ${sender} as ${encoding}`, method, url, headers, body: text }
      // Only a login proves itself by its body: from a program, which says nothing of sites, it is a login.
      const isALogin = address.endsWith('/login') && sender.startsWith('a very old browser') && encoding === 'JSON'
      const overridden = {
        ...form,
        method: 'POST',
        headers: { ...headers, 'x-http-method-override': method },
        url: `${url}?_method=${method}`,
      }
      return isALogin ? [] : method === 'POST' ? [form] : [form, overridden]
    }),
  ),
)
/** Links and pictures: what is asked by GET, with everything in the query. */
const links: Form[] = writes.flatMap((address) =>
  Object.entries(senders).map(([sender, from]) => {
    const [method = '', url = ''] = address.split(' ')
    const query = new URLSearchParams({ _method: method, ...bodyOf(address) })
    return {
      name: `GET ${url} by ${sender}`,
      method: 'GET',
      url: `${url}?${query}`,
      headers: { host: 'localhost', cookie: ada.cookie, ...from },
      body: '',
    }
  }),
)

async function submit({ method, url, headers, body }: Form) {
  const sent =
    headers['content-type'] === undefined && body
      ? { ...headers, 'content-length': String(Buffer.byteLength(body)) }
      : headers
  return app.inject({ method: method as 'POST', url, headers: sent, ...(body && { payload: body }) })
}

describe('calls from other sites', () => {
  test(`${forms.length + links.length} forms and links with the visitor’s cookie: none changes a row or sets a cookie`, async () => {
    expect(forms.length + links.length).toBeGreaterThanOrEqual(300)
    // The one change that needs no token, where our own pages ask for it.
    expect(
      forms.filter(({ url, headers }) => url === '/api/auth/logout' && headers['cookie'] === ada.cookie).length,
    ).toBeGreaterThan(50)
    const before = await digest()
    const changed: string[] = []
    for (const form of [...forms, ...links]) {
      const answer = await submit(form)
      const isClean =
        answer.statusCode < 500 &&
        answer.headers['set-cookie'] === undefined &&
        (form.method === 'GET' || answer.statusCode >= 400)
      if (!isClean || (await digest()) !== before) changed.push(`${form.name}: ${answer.statusCode} ${answer.body}`)
    }
    console.log(`cross-site forms and links: ${forms.length + links.length}, changed something: ${changed.length}`)
    expect(changed).toEqual([])
  })

  test('even with the bearer: another origin is refused, and says why', async () => {
    const before = await digest()
    for (const address of writes) {
      for (const [sender, from] of Object.entries(senders)) {
        if (sender.startsWith('a very old browser')) continue
        const answer = await call(address, {
          bearer: ada.token,
          cookie: ada.cookie,
          headers: { host: 'localhost', ...from },
          body: bodyOf(address),
        })
        expect(answer).toMatchObject({ status: 403, code: 'foreign-origin', cookie: undefined })
      }
    }
    expect(await digest()).toBe(before)
  })

  test('the same calls from our own pages, with the bearer, do change something', async () => {
    const headers = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
    const order = [
      ...writes.filter((one) => !/login|logout|DELETE/.test(one)),
      ...writes.filter((one) => /login|logout/.test(one)),
      'DELETE /api/me',
    ]
    for (const address of order) {
      const before = await digest()
      const body = address.endsWith('/login') ? { idToken: await signIn.sign(claimsOf('new')) } : bodyOf(address)
      const user = address.endsWith('/logout') ? eve : ada
      const answer = await call(address, { bearer: user.token, cookie: user.cookie, headers, body })
      expect([address, answer.status, (await digest()) !== before]).toEqual([address, 200, true])
    }
  })

  test('where the site’s address is set, that is the only one', async () => {
    const site = await givenAccounts({ env: { PUBLIC_URL: 'https://farsight.example' } })
    const { token, cookie } = await site.givenUser('ada')
    expect(cookie).toMatch(/^__Host-farsight=/)
    const write = (origin: string) =>
      site.call('POST /api/probe/things', { bearer: token, cookie, headers: { host: '10.0.0.7:3000', origin } })
    expect((await write('https://farsight.example')).status).toBe(200)
    for (const origin of ['http://farsight.example', 'http://10.0.0.7:3000'])
      expect((await write(origin)).code).toBe('foreign-origin')
  })
})
