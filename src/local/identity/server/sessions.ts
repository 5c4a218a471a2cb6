/** What a signed-in browser holds: an identity token for an hour, and a refresh token to get the next one with. */
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { sql } from 'kysely'
import { z } from 'zod'
import { secondsOf, signInTime } from './revocation.ts'
import { digestOf, makeSecret } from './secrets.ts'
import { type SigningKeys, tokenLifeSeconds } from './signing-keys.ts'
import type { Db, User } from './tables.ts'
import { ToolkitError } from './toolkit-error.ts'
import { findUser } from './user-store.ts'

/** How and when somebody signed in. Renewing a token does not change it. */
export type SignIn = { provider: string; authTime: Date }
export type Session = SignIn & { user: User }
type Issuer = { issuer: string; projectId: string; keys: SigningKeys; now: () => Date }

const refreshLifeMs = 180 * 86_400_000
/** What is sensitive wants a sign-in of the last five minutes. */
const recentMs = 300_000

export type Sessions = ReturnType<typeof createSessions>

export function createSessions(db: Db, issuer: Issuer) {
  const { now } = issuer
  const open = async (user: User, { provider, authTime }: SignIn) => {
    const refreshToken = makeSecret()
    const expires_at = new Date(now().getTime() + refreshLifeMs)
    const row = { digest: digestOf(refreshToken), uid: user.uid, provider, auth_time: authTime, expires_at }
    await db.insertInto('identity.refresh_token').values(row).execute()
    const idToken = await signToken(issuer, user, { provider, authTime })
    return { localId: user.uid, idToken, refreshToken, expiresIn: String(tokenLifeSeconds) }
  }
  return {
    /** Tokens for somebody who has just proven who they are. */
    async start(user: User, provider: string) {
      if (user.disabled) throw new ToolkitError('USER_DISABLED')
      await sql`update identity.user set seen_at = ${now()} where uid = ${user.uid}`.execute(db)
      return open(user, { provider, authTime: signInTime(now(), user.valid_since) })
    },

    /** New tokens in the same session, since what they say of the user has changed. */
    renew: (user: User, signIn: SignIn) => open(user, signIn),

    /** Whose token it is. */
    async find(idToken: string): Promise<Session> {
      const { sub, authTime, provider } = await readToken(issuer, idToken)
      const user = await findUser(db, sub)
      if (!user) throw new ToolkitError('USER_NOT_FOUND')
      if (user.disabled) throw new ToolkitError('USER_DISABLED')
      if (authTime < user.valid_since) throw new ToolkitError('TOKEN_EXPIRED')
      return { user, provider, authTime }
    },

    /**
     * A refresh token that is unknown has expired, been cleared away, or its user is deleted: in each case the session
     * is over.
     */
    async refresh(refreshToken: string) {
      const { rows } = await sql<{ uid: string; provider: string; auth_time: Date }>`
        select uid, provider, auth_time from identity.refresh_token
        where digest = ${digestOf(refreshToken)} and expires_at > ${now()}`.execute(db)
      const [row] = rows
      const user = row && (await findUser(db, row.uid))
      if (!user || row.auth_time < user.valid_since) throw new ToolkitError('TOKEN_EXPIRED')
      if (user.disabled) throw new ToolkitError('USER_DISABLED')
      const idToken = await signToken(issuer, user, { provider: row.provider, authTime: row.auth_time })
      return { user, idToken, expiresIn: String(tokenLifeSeconds) }
    },

    /** Refuses what is sensitive to somebody who signed in a while ago: another person may sit there now. */
    refuseOld({ authTime }: SignIn): void {
      if (now().getTime() - authTime.getTime() > recentMs) throw new ToolkitError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    },
  }
}

/** The claims of Google's tokens, by the same names. */
async function signToken(
  { issuer, projectId, keys, now }: Issuer,
  user: User,
  { provider, authTime }: SignIn,
): Promise<string> {
  const { kid, key } = await keys.findSigningKey()
  const issuedAt = secondsOf(now())
  const claims = {
    ...(user.display_name !== null && { name: user.display_name }),
    ...(user.photo_url !== null && { picture: user.photo_url }),
    ...(provider === 'anonymous' && { provider_id: 'anonymous' }),
    auth_time: secondsOf(authTime),
    user_id: user.uid,
    ...(user.email !== null && { email: user.email, email_verified: user.email_verified }),
    ...(user.phone_number !== null && { phone_number: user.phone_number }),
    firebase: { identities: identitiesOf(user), sign_in_provider: provider },
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(projectId)
    .setSubject(user.uid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifeSeconds)
    .sign(key)
}

function identitiesOf({ providers, email, phone_number }: User): Record<string, string[]> {
  return {
    ...Object.fromEntries(providers.map(({ provider_id, raw_id }) => [provider_id, [raw_id]])),
    ...(email !== null && { email: [email] }),
    ...(phone_number !== null && { phone: [phone_number] }),
  }
}

const ours = z.object({ sub: z.string(), auth_time: z.number(), firebase: z.object({ sign_in_provider: z.string() }) })

async function readToken({ issuer, projectId, keys, now }: Issuer, idToken: string) {
  const payload = await verify().catch(refuse)
  const { sub, auth_time, firebase } = ours.parse(payload)
  return { sub, authTime: new Date(auth_time * 1000), provider: firebase.sign_in_provider }

  async function verify(): Promise<JWTPayload> {
    const wanted = {
      issuer,
      audience: projectId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: now(),
    }
    return (await jwtVerify(idToken, keys.verifying, wanted)).payload
  }
}

/** Only what is wrong with the token is the caller's fault; a database that cannot be asked for the key is not. */
function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw new ToolkitError('TOKEN_EXPIRED')
  if (error instanceof errors.JOSEError) throw new ToolkitError('INVALID_ID_TOKEN')
  throw error
}
