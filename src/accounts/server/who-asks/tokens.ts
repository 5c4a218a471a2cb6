/**
 * Is this token one that our sign-in service gave out for us, and does it still hold? Whom it names, it says; whether
 * that user has an account here, others know.
 */
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { Refusal } from '#kit/refusal.ts'

export type Claims = {
  /** What the sign-in service calls the user. */
  subject: string
  /** When the user last proved to be who they are, in seconds: a refreshed token keeps it. */
  authTime: number
  /** What the service calls this signing in; null where it gives it no name, as Google's does not. */
  signIn: string | null
  email: string | null
  emailVerified: boolean
  name: string | null
  picture: string | null
}

/**
 * The service's clock and ours may differ by this much: a token from up to 5 s in our future is taken, one from further
 * ahead is not, and one that has expired is taken for 5 s more.
 */
const clockSkewSeconds = 5

/**
 * RSA with SHA-256 is what Google signs with. Nothing else is ever tried, so no header can talk us into less: `none`
 * least of all.
 */
const algorithms = ['RS256']

/** PostgreSQL keeps no U+0000, and no name needs the others. */
const plain = /^\P{Cc}+$/u
const seconds = z.number().int().nonnegative()
const payload = z.object({
  sub: z.string().max(128).regex(plain),
  aud: z.string(),
  iat: seconds,
  exp: seconds,
  auth_time: seconds,
  sid: z.string().min(1).max(128).regex(plain).nullish(),
  email: z.string().max(320).regex(plain).nullish(),
  email_verified: z.boolean().nullish(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
})
type Payload = z.infer<typeof payload>

/**
 * A signature costs a fifth of what a small call does, and whoever is at work sends the same token again and again. So
 * long one that was checked is not checked again, though the key that signed it be withdrawn; whether it still holds is
 * asked each time.
 */
const knownMs = 60_000
const mostKnown = 1000

export type Verify = (token: string) => Promise<Claims>
type Wish = { issuer: string; audience: string; keys: JWTVerifyGetKey; now?: () => Date }

/**
 * What has not the shape of a token is 'no-token'; whatever is wrong with one is 'session-ended', and nothing is told of
 * what. What `keys` refuses (the service cannot be reached) is passed on.
 */
export function createVerifier({ issuer, audience, keys, now = () => new Date() }: Wish): Verify {
  const keyOf: JWTVerifyGetKey = (header, token) => {
    // Without a name any key that fits would do, and a token of ours always names its key.
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey()
    return keys(header, token)
  }
  const requiredClaims = ['sub', 'auth_time', 'exp', 'iat']
  const readSigned = async (token: string, currentDate: Date): Promise<Payload> => {
    const options = { algorithms, issuer, audience, requiredClaims, clockTolerance: clockSkewSeconds, currentDate }
    const verified = await jwtVerify(token, keyOf, options).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? refusalOf(error) : error
    })
    const { success, data } = payload.safeParse(verified.payload)
    if (!success) throw new Refusal('session-ended')
    return data
  }
  const known = new LRUCache<string, Payload>({ max: mostKnown, ttl: knownMs })
  return async (token) => {
    const currentDate = now()
    let data = known.get(token)
    if (!data) known.set(token, (data = await readSigned(token, currentDate)))
    const at = Math.floor(currentDate.getTime() / 1000)
    const latest = at + clockSkewSeconds
    if (data.iat > latest || data.auth_time > latest || data.exp + clockSkewSeconds <= at)
      throw new Refusal('session-ended')
    return {
      subject: data.sub,
      authTime: data.auth_time,
      signIn: data.sid ?? null,
      email: data.email ?? null,
      emailVerified: data.email_verified ?? false,
      name: data.name ?? null,
      picture: data.picture ?? null,
    }
  }
}

function refusalOf(error: errors.JOSEError): Refusal {
  return new Refusal(error instanceof errors.JWSInvalid ? 'no-token' : 'session-ended')
}
