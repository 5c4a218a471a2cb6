/**
 * Somebody who has signed up in this browser before the story begins, and was welcomed then: the calls of the sign-in
 * page without the page, and what its program keeps in the browser. How one signs up is told by the stories beside this
 * file; in all others its pages would be drawn only to be left.
 */
import type { BrowserContextOptions } from 'playwright-core'

type Given = {
  email: string
  name: string
  /** They have opened the link that was mailed to them: the address is theirs. */
  linkTo?: (email: string, mode: string) => Promise<string>
}

type Answer = { localId: string; idToken: string; refreshToken: string }

/** What the browser is to be opened with. Of a site with its own sign-in service; their account is there at once. */
export async function signedUp(
  address: string,
  { email, name, linkTo }: Given,
): Promise<Pick<BrowserContextOptions, 'storageState'>> {
  const call = (what: string, body: object) =>
    post(`${address}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=local`, body)
  const secret = { email, password: 'abc123', returnSecureToken: true }
  const { idToken } = await call('signUp', secret)
  await call('update', { idToken, displayName: name })
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken, continueUrl: `${address}/my-stuff` })
  if (linkTo) await call('update', { oobCode: codeIn(await linkTo(email, 'verifyEmail')) })
  const user = await call('signInWithPassword', secret)
  const { cookie } = await post(`${address}/api/auth/login`, { idToken: user.idToken })
  const kept = {
    'farsight:session': user.localId,
    // The SDK moves it from here to where it keeps it else.
    'firebase:authUser:local:[DEFAULT]': JSON.stringify(asKept(user, { email, name, emailVerified: Boolean(linkTo) })),
  }
  const localStorage = Object.entries(kept).map(([entry, value]) => ({ name: entry, value }))
  return { storageState: { cookies: [cookieOf(address, cookie)], origins: [{ origin: address, localStorage }] } }
}

const codeIn = (link: string) => new URLSearchParams(link.slice(link.indexOf('?'))).get('oobCode')

async function post(url: string, body: object): Promise<Answer & { cookie: string }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  // As the sign-in service answers, for the calls that are made here.
  return { ...((await response.json()) as Answer), cookie: response.headers.get('set-cookie') ?? '' }
}

/** A user as the SDK writes it down. The rest it asks of the service when it begins. */
function asKept(
  { localId, idToken, refreshToken }: Answer,
  { name, ...said }: { name: string; email: string; emailVerified: boolean },
) {
  return {
    uid: localId,
    ...said,
    displayName: name,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
    apiKey: 'local',
    appName: '[DEFAULT]',
  }
}

function cookieOf(address: string, set: string) {
  const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
  const { hostname } = new URL(address)
  return {
    name,
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }
}
