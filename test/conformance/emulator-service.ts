/**
 * The official Firebase emulator as the sign-in service of a story. It hands out unsigned tokens, which no server of
 * ours takes, so a door stands before both: it signs the emulator's tokens with a key of its own on their way out, and
 * puts the emulator's own in their place on the way in. Whatever else the SDK and the emulator say to each other passes
 * unchanged.
 */
import fastify, { type FastifyRequest } from 'fastify'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { givenServer } from '../given.ts'
import { envOf, eventually, modeOf, type Settings, type SignInService } from '../sign-in/world.ts'
import { whenDone } from '../when-done.ts'

const issuer = 'urn:farsight:conformance'
const project = 'farsight-local'
/** The emulator's provider page is not asked for: it needs scripts of other sites. Ours hands over the same. */
const theirs = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//

export async function emulatorService(emulator: string, settings: Settings): Promise<SignInService> {
  const tokens = await openTokens()
  const door = fastify({ bodyLimit: 1_000_000 })
  door.removeAllContentTypeParsers()
  door.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
  let server = ''
  door.get('/conformance/jwks', async () => tokens.keys)
  door.all('/*', async (request, reply) => {
    const isTheirs = theirs.test(request.url)
    const answer = await pass(isTheirs ? emulator : server, request, isTheirs ? tokens.theirs : (body) => body)
    return reply
      .code(answer.status)
      .headers(headersOf(answer))
      .send(isTheirs ? await tokens.signed(await answer.text()) : Buffer.from(await answer.arrayBuffer()))
  })
  const address = await door.listen({ host: '127.0.0.1', port: 0 })
  whenDone(() => door.close())
  const named = {
    AUTH_JWKS_URL: `${address}/conformance/jwks`,
    AUTH_ISSUER: issuer,
    AUTH_AUDIENCE: project,
    PUBLIC_URL: address,
  }
  const { app } = await givenServer({ stocked: settings.stocked ?? false, env: { ...envOf(settings), ...named } })
  server = await app.listen({ host: '127.0.0.1', port: 0 })
  return { address, lacks: [/status of 501/], ...postOf(emulator) }
}

/** What the emulator would have sent, newest last. */
function postOf(emulator: string): Pick<SignInService, 'linkTo' | 'codeTo'> {
  const list = async <T>(name: string) => {
    const answer = await fetch(`${emulator}/emulator/v1/projects/${project}/${name}`)
    return ((await answer.json()) as Record<string, T[]>)[name] ?? []
  }
  return {
    linkTo: (to, mode) =>
      eventually(async () => {
        const codes = await list<{ email: string; newEmail?: string; oobLink: string }>('oobCodes')
        const mine = codes.filter(
          ({ email, newEmail, oobLink }) => modeOf(oobLink) === mode && [email, newEmail].includes(to),
        )
        const last = mine.at(-1)
        return last && `/sign-in${new URL(last.oobLink).search}`
      }),
    codeTo: (phone) =>
      eventually(async () => {
        const codes = await list<{ phoneNumber: string; code: string }>('verificationCodes')
        return codes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code
      }),
  }
}

async function openTokens() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = 'conformance'
  /** Ours to theirs. */
  const known = new Map<string, string>()
  const sign = async (token: string) => {
    const signed = await new SignJWT({ ...decodeJwt(token), iss: issuer, aud: project })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey)
    known.set(signed, token)
    return signed
  }
  return {
    keys: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] },
    theirs: (body: string) => [...known].reduce((text, [ours, its]) => text.replaceAll(ours, its), body),
    async signed(text: string) {
      const unsigned = [...new Set(text.match(/eyJhbGciOiJub25l[\w-]+\.[\w-]+\./g) ?? [])]
      const pairs = await Promise.all(unsigned.map(async (token) => [token, await sign(token)] as const))
      return pairs.reduce((whole, [its, ours]) => whole.replaceAll(its, ours), text)
    },
  }
}

function pass(
  to: string,
  { method, url, headers, body }: FastifyRequest,
  reword: (body: string) => string,
): Promise<Response> {
  const kept = [
    'accept',
    'authorization',
    'content-type',
    'cookie',
    'if-none-match',
    'origin',
    'referer',
    'sec-fetch-site',
    'user-agent',
  ]
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => kept.includes(name))) as Record<
    string,
    string
  >
  const hasBody = typeof body === 'string' && method !== 'GET' && method !== 'HEAD'
  return fetch(to + url, {
    method,
    headers: { ...sent, 'accept-encoding': 'identity' },
    redirect: 'manual',
    ...(hasBody && { body: reword(body) }),
  })
}

function headersOf({ headers }: Response): Record<string, string | string[]> {
  const kept = [
    'content-type',
    'cache-control',
    'content-security-policy',
    'etag',
    'location',
    'cross-origin-opener-policy',
    'allow',
  ]
  const cookies = headers.getSetCookie()
  return {
    ...Object.fromEntries([...headers].filter(([name]) => kept.includes(name))),
    ...(cookies.length && { 'set-cookie': cookies }),
  }
}
