/**
 * `accounts:signInWithIdp`: signs in by the word of Google or Apple. Here stand-ins speak for them, on this machine
 * alone, and their word is not signed. An address that belongs to another account is never merged by it: its owner must
 * sign in as they did before.
 */
import { type BodyOf, claimSchema, parseBody, requiredEmail } from '../bodies.ts'
import type { Caller } from '../mails/post.ts'
import { changeSelf, present, type Service, sessionIn, welcome } from '../service.ts'
import type { Session } from '../sessions.ts'
import type { Provider, User } from '../tables.ts'
import { ToolkitError } from '../toolkit-error.ts'
import { findUserByEmail, findUserByProvider, saveProvider, saveUser } from '../user-store.ts'
import { methodsOf } from './create-auth-uri.ts'

type Body = BodyOf<'signInWithIdp'>
/** What the provider says, and the token it said it with. */
type Claim = { provider: Provider; isVerified: boolean; idToken: string }

const providerIds = ['google.com', 'apple.com']

export async function signInWithProvider(service: Service, body: Body, caller: Caller) {
  const { db, sessions, throttle } = service
  const claim = readClaim(body)
  const { provider_id, raw_id, email } = claim.provider
  const session = await sessionIn(service, body)
  const owner = await findUserByProvider(db, provider_id, raw_id)
  const holder = email === null ? null : await findUserByEmail(db, email)
  if (session) {
    const reason = whyNotLink(session.user, claim.provider, { owner, holder })
    if (reason !== null) return refused(reason, body, claim)
    return answer(await sessions.start(await link(service, session, claim), provider_id), claim, false)
  }
  if (owner) return answer(await sessions.start(owner, provider_id), claim, false)
  if (holder) return { needConfirmation: true, verifiedProvider: methodsOf(holder), ...describeClaim(claim) }
  if (body.autoCreate === false) throw new ToolkitError('EMAIL_NOT_FOUND')
  await throttle.countOne('signUps', caller.network)
  return answer(await sessions.start(await signUp(service, claim), provider_id), claim, true)
}

function readClaim(body: Body): Claim {
  const query = queryOf(body)
  const provider_id = query.get('providerId') ?? ''
  if (!providerIds.includes(provider_id)) throw new ToolkitError('OPERATION_NOT_ALLOWED')
  const idToken = query.get('id_token') ?? ''
  const { sub, email, email_verified = false, name = null, picture = null } = parseBody(claimSchema, readJson(idToken))
  const address = email === undefined ? null : requiredEmail(email)
  const provider = { provider_id, raw_id: sub, email: address, display_name: name, photo_url: picture }
  return { provider, isVerified: email_verified && address !== null, idToken }
}

/** From the body where a credential is given, from the address where a popup or a redirect comes back. */
function queryOf({ postBody, requestUri }: Body): URLSearchParams {
  if (postBody !== undefined) return new URLSearchParams(postBody)
  return requestUri && URL.canParse(requestUri) ? new URL(requestUri).searchParams : new URLSearchParams()
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ToolkitError('INVALID_IDP_RESPONSE')
  }
}

async function signUp(service: Service, { provider, isVerified }: Claim): Promise<User> {
  const { email, display_name, photo_url } = provider
  return service.db.transaction().execute(async (trx) => {
    const user = await welcome(service, trx, { email, email_verified: isVerified, display_name, photo_url })
    return saveProvider(trx, user, provider, service.now())
  })
}

function whyNotLink(
  user: User,
  provider: Provider,
  { owner, holder }: { owner: User | null; holder: User | null },
): string | null {
  if (owner && owner.uid !== user.uid) return 'FEDERATED_USER_ID_ALREADY_LINKED'
  if (holder && holder.uid !== user.uid) return 'EMAIL_EXISTS'
  const isOther = ({ provider_id, raw_id }: Provider) =>
    provider_id === provider.provider_id && raw_id !== provider.raw_id
  return user.providers.some(isOther) ? 'PROVIDER_ALREADY_LINKED' : null
}

/** Fills in what the user has not set, and counts the provider's word for an address that is the same. */
async function link(service: Service, session: Session, { provider, isVerified }: Claim): Promise<User> {
  return changeSelf(service, session, async (trx, user) => {
    const isLinked = user.providers.some(({ provider_id }) => provider_id === provider.provider_id)
    const linked = isLinked ? user : await saveProvider(trx, user, provider, service.now())
    const email = user.email ?? provider.email
    return saveUser(trx, linked, {
      email,
      email_verified: user.email_verified || (isVerified && email === provider.email),
      display_name: user.display_name ?? provider.display_name,
      photo_url: user.photo_url ?? provider.photo_url,
      anonymous: false,
    })
  })
}

/** Whoever came by popup or redirect gets the credential back with the refusal, to go on with. */
function refused(reason: string, { returnIdpCredential }: Body, claim: Claim) {
  if (!returnIdpCredential) throw new ToolkitError(reason)
  return { errorMessage: reason, ...describeClaim(claim) }
}

function answer(session: object, claim: Claim, isNewUser: boolean) {
  return { ...session, ...describeClaim(claim), emailVerified: claim.isVerified, isNewUser }
}

function describeClaim({ provider: { provider_id, raw_id, email, display_name, photo_url }, idToken }: Claim) {
  const profile = present({ email, displayName: display_name, photoUrl: photo_url })
  const rawUserInfo = JSON.stringify({ sub: raw_id, ...present({ email, name: display_name, picture: photo_url }) })
  return { providerId: provider_id, federatedId: raw_id, oauthIdToken: idToken, rawUserInfo, ...profile }
}
