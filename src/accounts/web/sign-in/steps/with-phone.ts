/** Signing in with a phone: a code is sent, and typed in. */
import { linkWithPhoneNumber, signInWithPhoneNumber } from '@firebase/auth'
import { messages } from '../../../sign-in-messages.ts'
import { whyNotCode } from '../../../sign-in-rules.ts'
import { allowedCountries, fullNumber } from '../../../sign-in-phone.ts'
import { optionOf } from './decisions.ts'
import type { SentCode } from '../page.ts'
import { conflict, finish } from './success.ts'
import { guestOf, refuse, type Step } from '../world.ts'

export const resendSeconds = 15

export function sendCode({ iso, number }: { iso: string; number: string }): Step {
  return async (world) => {
    const { auth, config, browser, memory } = world
    const full = fullNumber(iso, number, allowedCountries(optionOf(config.options, 'phone') ?? {}))
    if (!full) return refuse('phone', messages['auth/invalid-phone-number'])
    memory.pending.forget()
    const verifier = browser.verifier()
    try {
      const guest = guestOf(world)
      const confirmation = await (guest
        ? linkWithPhoneNumber(guest, full, verifier)
        : signInWithPhoneNumber(auth, full, verifier))
      return { page: { name: 'phoneCode', sent: { confirmation, full, iso, number } } }
    } finally {
      verifier.clear()
    }
  }
}

export function confirmCode({ confirmation }: SentCode, code: string): Step {
  return async (world) => {
    const wrong = whyNotCode(code)
    if (wrong) return refuse('code', wrong)
    try {
      return await finish(world, await confirmation.confirm(code.trim()))
    } catch (error) {
      if (!guestOf(world)) throw error
      return conflict(world, error, { credential: null, email: null })
    }
  }
}
