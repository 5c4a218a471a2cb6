/** What a signed-in browser holds: an identity token for an hour, and a refresh token to get the next one with. */
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { sql } from 'kysely'
import { z } from 'zod'
import { secondsOf, signInTime } from './revocation.ts'
import { makeSecret } from './secrets.ts'
import { saveToken, spendToken } from './sign-ins/refresh-tokens.ts'
import { isSignInOpen, saveSignIn } from './sign-ins/sign-in-store.ts'
import { type SigningKeys, tokenLifeSeconds } from './signing-keys.ts'
import type { Db, User } from './tables.ts'
import { ToolkitError } from './toolkit-error.ts'
import { findUser } from './user-store.ts'

/** How and when somebody signed in. Renewing a token does not change it. */
export type SignIn = {
  /** Null in tokens from before each sign-in had one; they live for an hour. */
  id: string | null
  provider: string
  authTime: Date
}
export type Session = SignIn & { user: User }
type Issuer = { issuer: string; projectId: string; keys: SigningKeys; refreshKey: string; now: () => Date }

/** What is sensitive wants a sign-in of the last five minutes. */
const recentMs = 300_000

export type Sessions = ReturnType<typeof createSessions>

export function createSessions(db: Db, issuer: Issuer) {
  const { now, refreshKey: key } = issuer
  const open = async (user: User, { id, provider, authTime }: SignIn) => {
    const signIn = id ?? (await saveSignIn(db, { uid: user.uid, provider, authTime }, now()))
    const refreshToken = await saveToken(db, signIn, { key, now: now() })
    const idToken = await signToken(issuer, user, { id: signIn, provider, authTime })
    return { localId: user.uid, idToken, refreshToken, expiresIn: String(tokenLifeSeconds) }
  }
  return {
    /** Tokens for somebody who has just proven who they are. */
    async start(user: User, provider: string) {
      if (user.disabled) throw new ToolkitError('USER_DISABLED')
      await sql`update identity.user set seen_at = ${now()} where uid = ${user.uid}`.execute(db)
      return open(user, { id: null, provider, authTime: signInTime(now(), user.valid_since) })
    },

    /** New tokens in the same session, since what they say of the user has changed. */
    renew: (user: User, signIn: SignIn) => open(user, signIn),

    /** Whose token it is. */
    async find(idToken: string): Promise<Session> {
      const { sub, id, authTime, provider } = await readToken(issuer, idToken)
      const user = await findUser(db, sub)
      if (!user) throw new ToolkitError('USER_NOT_FOUND')
      if (user.disabled) throw new ToolkitError('USER_DISABLED')
      if (authTime < user.valid_since || (id !== null && !(await isSignInOpen(db, id))))
        throw new ToolkitError('TOKEN_EXPIRED')
      return { user, id, provider, authTime }
    },

    /**
     * A refresh token that is unknown has expired, been cleared away, or its user is deleted: in each case the session
     * is over. `onReuse` hears whose it was where it ends by this very call.
     */
    async refresh(refreshToken: string, onReuse: (user: User) => Promise<void>) {
      const used = await spendToken(db, refreshToken, { key, now: now() })
      const user = used.is === 'over' ? null : await findUser(db, used.is === 'good' ? used.signIn.uid : used.uid)
      if (user && used.is === 'reused') await onReuse(user)
      if (!user || used.is !== 'good') throw new ToolkitError('TOKEN_EXPIRED')
      if (user.disabled) throw new ToolkitError('USER_DISABLED')
      const { id, provider, auth_time: authTime } = used.signIn
      const idToken = await signToken(issuer, user, { id, provider, authTime })
      return { user, idToken, refreshToken: used.next, expiresIn: String(tokenLifeSeconds) }
    },

    /** Refuses what is sensitive to somebody who signed in a while ago: another person may sit there now. */
    refuseOld({ authTime }: SignIn): void {
      if (now().getTime() - authTime.getTime() > recentMs) throw new ToolkitError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    },
  }
}

/**
 * The claims of Google's tokens, by the same names, and two more: `sid` names the sign-in, and `jti` makes no two alike.
 * Of two alike the SDK would take the second for the first, and not write down the refresh token that came with it.
 */
async function signToken(
  { issuer, projectId, keys, now }: Issuer,
  user: User,
  { id, provider, authTime }: SignIn,
): Promise<string> {
  const { kid, key } = await keys.findSigningKey()
  const issuedAt = secondsOf(now())
  const claims = {
    ...(user.display_name !== null && { name: user.display_name }),
    ...(user.photo_url !== null && { picture: user.photo_url }),
    ...(provider === 'anonymous' && { provider_id: 'anonymous' }),
    auth_time: secondsOf(authTime),
    user_id: user.uid,
    sid: id,
    jti: makeSecret(),
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

const ours = z.object({
  sub: z.string(),
  sid: z.string().optional(),
  auth_time: z.number(),
  firebase: z.object({ sign_in_provider: z.string() }),
})

async function readToken({ issuer, projectId, keys, now }: Issuer, idToken: string) {
  const payload = await verify().catch(refuse)
  const { sub, sid, auth_time, firebase } = ours.parse(payload)
  return { sub, id: sid ?? null, authTime: new Date(auth_time * 1000), provider: firebase.sign_in_provider }

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
