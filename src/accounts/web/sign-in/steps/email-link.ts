/** Links that sign in: sent from one page, opened in this tab, another, or another browser. */
import { EmailAuthProvider, sendSignInLinkToEmail, signInWithCredential, type User } from '@firebase/auth'
import { codeOf, messageOf } from '../../../sign-in-messages.ts'
import { signInPath, whyNotEmail } from '../../../sign-in-rules.ts'
import type { Answer } from '../page.ts'
import { finish, signInOrUpgrade } from './success.ts'
import { guestOf, refuse, type Step, type World } from '../world.ts'

export function sendLink(email: string): Step {
  return async (world) => {
    await sendSignInLinkToEmail(world.auth, email, { url: linkAddress(world), handleCodeInApp: true })
    world.memory.email.keep(email)
    return { page: { name: 'linkSent', email } }
  }
}

/** The link carries what the tab that asked for it knew: which guest it upgrades, and where to go afterwards. */
function linkAddress(world: World): string {
  const { query, browser } = world
  const upgrade = guestOf(world)?.uid
  const parameters = new URLSearchParams({
    ...(upgrade && { upgrade }),
    ...(query.signInSuccessUrl && { signInSuccessUrl: query.signInSuccessUrl }),
  })
  return `${browser.origin}${signInPath}${parameters.size > 0 ? `?${parameters}` : ''}`
}

/** The link has been opened. Where it was asked for in this browser nothing more is needed. */
export const openLink: Step = async (world) => {
  const email = world.memory.email.read()
  const losesGuest = isForOtherGuest(world)
  if (!email || losesGuest) return { page: { name: 'linkConfirm', email, losesGuest } }
  try {
    return await completeLink(email)(world)
  } catch (error) {
    return afterLink(error, email)
  }
}

function isForOtherGuest({ auth, query }: World): boolean {
  return query.upgrade !== null && auth.currentUser?.uid !== query.upgrade
}

export function completeLink(typed: string): Step {
  return async (world) => {
    const wrong = whyNotEmail(typed)
    if (wrong) return refuse('email', wrong)
    const email = typed.trim()
    const credential = EmailAuthProvider.credentialWithLink(email, world.browser.href())
    const answer = isForOtherGuest(world)
      ? await finish(world, await signInWithCredential(world.auth, credential))
      : await signInOrUpgrade(world, credential, email)
    // A conflict still needs the code: only who is in has used it up.
    if ('page' in answer && answer.page.name === 'signedIn') world.browser.dropCode()
    return answer
  }
}

/** A link that is spent cannot be tried again; a wrong address can. */
function afterLink(error: unknown, email: string): Answer {
  const code = codeOf(error)
  if (['auth/expired-action-code', 'auth/invalid-action-code'].includes(code)) {
    return { page: { name: 'actionFailed', text: messageOf(error), isPasswordReset: false } }
  }
  if (code !== 'auth/invalid-email') throw error
  return {
    page: { name: 'linkConfirm', email, losesGuest: false },
    trouble: { text: messageOf(error), field: 'email' },
  }
}

/** The tab that waits for a link to be opened sees that another tab has signed in. */
export function signedInElsewhere(user: User): Step {
  return (world) => finish(world, { user, providerId: null, operationType: 'signIn' })
}
