/** The modes that carry a code from a mail: what each does with it, and what it shows (R33). */
import {
  applyActionCode,
  type Auth,
  checkActionCode,
  confirmPasswordReset,
  verifyPasswordResetCode,
} from '@firebase/auth'
import { messageOf, messages } from '../../../sign-in-messages.ts'
import type { Mode } from '../../../sign-in-rules.ts'
import type { Answer } from '../page.ts'
import { whyNotByPolicy } from '../password-policy.ts'
import { refuse, type Step } from '../world.ts'

type Act = (auth: Auth, code: string) => Promise<Answer>

const acts: Partial<Record<Mode, Act>> = {
  async resetPassword(auth, code) {
    return { page: { name: 'resetPassword', email: await verifyPasswordResetCode(auth, code), code } }
  },
  /**
   * Whoever is signed in to the account here has opened it. Anybody else is asked: a stranger may have opened an
   * account with an address that is not theirs, and a link that is merely looked at must not make it theirs.
   */
  async verifyEmail(auth, code) {
    const { data } = await checkActionCode(auth, code)
    await auth.authStateReady()
    const email = data.email ?? ''
    return auth.currentUser?.email === email ? verified(auth, code) : { page: { name: 'verifyEmail', email, code } }
  },
  async verifyAndChangeEmail(auth, code) {
    const { data } = await checkActionCode(auth, code)
    await applyActionCode(auth, code)
    return { page: { name: 'emailChanged', email: data.email ?? '' } }
  },
  async recoverEmail(auth, code) {
    const { data } = await checkActionCode(auth, code)
    await applyActionCode(auth, code)
    return { page: { name: 'emailRecovered', email: data.email ?? '' } }
  },
  async revertSecondFactorAddition(auth, code) {
    const { data } = await checkActionCode(auth, code)
    await applyActionCode(auth, code)
    const factor = data.multiFactorInfo?.displayName || 'The second step'
    return { page: { name: 'factorRemoved', factor, email: data.email ?? null } }
  },
}

/**
 * Null for the modes that carry none. A network that fails is not the code's fault: it is thrown, and the page may be
 * tried again.
 */
export async function act(auth: Auth, mode: Mode | null, code: string | null): Promise<Answer | null> {
  const chosen = mode && acts[mode]
  if (!chosen) return null
  const isPasswordReset = mode === 'resetPassword'
  if (!code) return { page: { name: 'actionFailed', text: messages['auth/invalid-action-code'], isPasswordReset } }
  try {
    return await chosen(auth, code)
  } catch (error) {
    const text = messageOf(error)
    if (text === messages['auth/network-request-failed']) throw error
    return { page: { name: 'actionFailed', text, isPasswordReset } }
  }
}

/** The address is the reader's own, who says so. */
export function verifyEmail(code: string): Step {
  return ({ auth }) => verified(auth, code)
}

async function verified(auth: Auth, code: string): Promise<Answer> {
  await applyActionCode(auth, code)
  await refresh(auth)
  return { page: { name: 'emailVerified' } }
}

/** Whoever is signed in here learns it at once. The code has worked, whatever becomes of this. */
async function refresh({ currentUser }: Auth): Promise<void> {
  await currentUser?.reload().catch(() => {})
  await currentUser?.getIdToken(true).catch(() => {})
}

export function changePassword({ email, code, password }: { email: string; code: string; password: string }): Step {
  return async ({ auth }) => {
    const wrong = await whyNotByPolicy(auth, password)
    if (wrong) return refuse('password', wrong)
    await confirmPasswordReset(auth, code, password)
    return { page: { name: 'passwordChanged', email } }
  }
}
