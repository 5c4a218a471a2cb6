/** What the letters say: plain, short, with the link and how long it works. */
import { lifeHours } from './code-store.ts'
import type { CodeKind } from '../tables.ts'

type Words = { subject: string; says: string; link: string }
type Facts = {
  productName: string
  kind: Exclude<CodeKind, 'REVERT_SECOND_FACTOR_ADDITION'>
  email: string
  new_email?: string
  link: string
}

const words: Record<Facts['kind'], (facts: Facts) => Words> = {
  PASSWORD_RESET: ({ productName, email }) => ({
    subject: `Reset your password for ${productName}`,
    says: `Somebody asked to reset the password of ${email} for ${productName}. If it was not you, ignore this mail: nothing changes.`,
    link: 'Choose a new password',
  }),
  VERIFY_EMAIL: ({ productName, email }) => ({
    subject: `Verify your email for ${productName}`,
    says: `Somebody signed up for ${productName} with ${email}. If it was not you, ignore this mail.`,
    link: 'Verify this address',
  }),
  EMAIL_SIGNIN: ({ productName, email }) => ({
    subject: `Sign in to ${productName}`,
    says: `Somebody asked to sign in to ${productName} with ${email}. If it was not you, ignore this mail.`,
    link: 'Sign in',
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ productName, email, new_email }) => ({
    subject: `Verify your new email for ${productName}`,
    says: `Somebody asked to change their address for ${productName} from ${email} to ${new_email}. If it was not you, ignore this mail.`,
    link: 'Verify this address and change to it',
  }),
  RECOVER_EMAIL: ({ productName, email, new_email }) => ({
    subject: `Your sign-in email was changed for ${productName}`,
    says: `The address that signs in to ${productName} was changed from ${email} to ${new_email}. If it was not you, change it back.`,
    link: 'Change the address back',
  }),
}

export function describeMail(facts: Facts): { subject: string; text: string } {
  const { subject, says, link } = words[facts.kind](facts)
  const text = `${says}\n\n${link}:\n${facts.link}\n\nThe link works once, ${lifeOf(facts.kind)}.\n\n${facts.productName}\n`
  return { subject, text }
}

/** What an owner is warned of: guesses at their password; a sign-in of theirs that somebody else used too. */
export type Danger = 'guessed' | 'copied'
type Warning = (facts: { productName: string; email: string; page: string }) => { subject: string; text: string }

const warnings: Record<Danger, Warning> = {
  guessed: ({ productName, email, page }) => ({
    subject: `Somebody is guessing your password for ${productName}`,
    text:
      `Many wrong passwords were tried for ${email} at ${productName}. None of them was right, and nobody got in.\n\n` +
      'New places have to wait for up to an hour now. Where you have signed in before, you still can. ' +
      `If your password is easy to guess, or used elsewhere, choose another:\n${page}\n\n${productName}\n`,
  }),
  copied: ({ productName, email, page }) => ({
    subject: `We ended one of your sign-ins to ${productName}`,
    text:
      `A browser where ${email} was signed in to ${productName} showed a key that had been used before. ` +
      'That is what it looks like when somebody has copied it, so that browser is signed out now. Your others are not.\n\n' +
      `Sign in there again. If something looks wrong to you, change your password, which signs out everywhere:\n${page}\n\n${productName}\n`,
  }),
}

export const describeWarning = (danger: Danger, facts: Parameters<Warning>[0]) => warnings[danger](facts)

export function describePhoneMessage(productName: string, code: string): { subject: string; text: string } {
  return {
    subject: `Your code for ${productName}`,
    text: `${code} is your code for ${productName}. It works for ten minutes.`,
  }
}

function lifeOf(kind: CodeKind): string {
  const hours = lifeHours[kind]
  return hours < 24 ? `for ${hours === 1 ? 'one hour' : `${hours} hours`}` : `for ${hours / 24} days`
}
