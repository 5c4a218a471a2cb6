/** Users for tests, signed in for real: an account at the server's own sign-in service, and a session of the API. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'

type GivenUser = {
  id: string
  email: string
  token: string
  /** `farsight=...`, as a browser sends it. */
  cookie: string
  /** Calls with bearer and cookie. */
  call(method: NonNullable<InjectOptions['method']>, url: string, body?: object): Promise<LightMyRequestResponse>
}

const toolkit = '/identitytoolkit.googleapis.com/v1/accounts:'

/** `verifiedIn`: the database in which the address is said to be theirs before they sign in. */
type Given = { email?: string; name?: string; verifiedIn?: Pool }

export async function givenUser(
  app: FastifyInstance,
  { email = `${randomBytes(6).toString('hex')}@example.org`, name = 'Ada Okafor', verifiedIn }: Given = {},
) {
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const { localId, idToken } = expectOk(
    await post(`${toolkit}signUp?key=x`, { email, password: 'abc123', returnSecureToken: true }),
  )
  expectOk(await post(`${toolkit}update?key=x`, { idToken, displayName: name, returnSecureToken: true }))
  if (verifiedIn) await verifiedIn.query('update identity.user set email_verified = true where email = $1', [email])
  const { idToken: token, refreshToken } = expectOk(
    await post(`${toolkit}signInWithPassword?key=x`, { email, password: 'abc123', returnSecureToken: true }),
  )
  const login = await post('/api/auth/login', { idToken: token })
  const { data } = expectOk(login)
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? ''
  const user: GivenUser = {
    id: (data.user as { ['_id']: string })['_id'],
    email,
    token,
    cookie,
    call: (method, url, payload) =>
      app.inject({ method, url, headers: { authorization: `Bearer ${token}`, cookie }, ...(payload && { payload }) }),
  }
  return { ...user, subject: localId as string, refreshToken: refreshToken as string }
}

function expectOk(response: LightMyRequestResponse) {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  return response.json()
}
