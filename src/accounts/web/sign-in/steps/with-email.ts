/**
 * What the pages for email and password do: begin, sign in, sign up, recover, and prove an account before another
 * provider joins it.
 */
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
  type User,
  type UserCredential,
} from '@firebase/auth'
import { codeOf, messageOf, messages } from '../../../sign-in-messages.ts'
import { ownPath, signInPath, whyNotEmail, whyNotName, whyNotPassword } from '../../../sign-in-rules.ts'
import { afterEmail, afterUntold, firstPage, optionOf } from './decisions.ts'
import { sendLink } from './email-link.ts'
import { whyNotByPolicy } from '../password-policy.ts'
import { conflict, finish } from './success.ts'
import { tryCredential } from './try-credential.ts'
import { guestOf, refuse, type Step, type World } from '../world.ts'

/** R34. What is known of the address decides the page. */
export function beginWithEmail(typed: string): Step {
  return async (world) => {
    const wrong = whyNotEmail(typed)
    if (wrong) return refuse('email', wrong)
    world.memory.pending.forget() // whoever begins anew does not wait for another account
    const email = typed.trim()
    const { hidesAddresses, options } = world.config
    const next = hidesAddresses
      ? afterUntold(email, options)
      : afterEmail(email, await fetchSignInMethodsForEmail(world.auth, email), options)
    return 'page' in next ? next : sendLink(email)(world)
  }
}

export function signInWithPassword(email: string, password: string): Step {
  return async (world) => {
    const wrong = whyNotPassword(password)
    if (wrong) return refuse('password', wrong)
    if (!guestOf(world)) return finish(world, await signInWithEmailAndPassword(world.auth, email, password))
    // An account that exists is never a guest's upgrade. That it is theirs must be known before anybody hears of the
    // conflict.
    const credential = EmailAuthProvider.credential(email, password)
    await tryCredential(world.auth, credential)
    return conflict(world, { code: 'auth/email-already-in-use' }, { credential, email })
  }
}

/** The same where a provider's credential waits. When it has expired meanwhile, there is nothing left to connect. */
export function joinWithPassword(email: string, password: string): Step {
  return async (world) => {
    const wrong = whyNotPassword(password)
    if (wrong) return refuse('password', wrong)
    return joining(async () => finish(world, await signInWithEmailAndPassword(world.auth, email, password)))(world)
  }
}

/** Runs a step that needs the waiting credential. */
export function joining(step: Step): Step {
  return async (world) => {
    if (world.memory.pending.read()) return step(world)
    return {
      page: firstPage(world.config.options, world.query),
      trouble: { text: messages['auth/invalid-credential'] },
    }
  }
}

export type NewAccount = { email: string; name: string; password: string }

export function signUp({ email, name, password }: NewAccount): Step {
  return async (world) => {
    const { auth, config } = world
    const wrongEmail = whyNotEmail(email)
    if (wrongEmail) return refuse('email', wrongEmail)
    const isNamed = name !== '' || optionOf(config.options, 'password')?.requireDisplayName
    const wrongName = isNamed ? whyNotName(name) : null
    if (wrongName) return refuse('name', wrongName)
    const wrongPassword = await whyNotByPolicy(auth, password)
    if (wrongPassword) return refuse('password', wrongPassword)
    try {
      const result = await createAccount(world, { email, name: name.trim(), password })
      await askToVerify(world, result.user)
      return await finish(world, result)
    } catch (error) {
      // Where the service does not tell which addresses are known, this is how one learns it.
      if (codeOf(error) !== 'auth/email-already-in-use') throw error
      return { page: { name: 'password', email }, trouble: { text: messageOf(error) } }
    }
  }
}

async function createAccount(world: World, { email, name, password }: NewAccount): Promise<UserCredential> {
  const guest = guestOf(world)
  const result = guest
    ? await linkWithCredential(guest, EmailAuthProvider.credential(email, password))
    : await createUserWithEmailAndPassword(world.auth, email, password)
  if (name) await updateProfile(result.user, { displayName: name })
  return result
}

/** The account is there whether or not this mail goes out; it can be asked for again. */
async function askToVerify({ browser, query }: World, user: User): Promise<void> {
  const url = browser.origin + (ownPath(query.signInSuccessUrl, browser.origin) ?? '/')
  await sendEmailVerification(user, { url }).catch(() => {})
}

export function recover(typed: string): Step {
  return async ({ auth, browser }) => {
    const wrong = whyNotEmail(typed)
    if (wrong) return refuse('email', wrong)
    const email = typed.trim()
    await sendPasswordResetEmail(auth, email, { url: browser.origin + signInPath })
    return { page: { name: 'recoverSent', email } }
  }
}
