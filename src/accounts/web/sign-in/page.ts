/**
 * Which pages the widget has, and how one follows another. Knows no browser and no service: what happened comes in,
 * what is shown goes out.
 */
import type { AuthCredential, ConfirmationResult } from '@firebase/auth'
import type { ProviderName } from '../../sign-in-options.ts'

export type Federated = Extract<ProviderName, 'google.com' | 'apple.com'>

export type Page =
  /** Until it is known whether somebody comes back from a provider, or what a code is good for. */
  | { name: 'opening' }
  | { name: 'start'; email?: string }
  | { name: 'providers' }
  | { name: 'password'; email: string; mayBeNew?: boolean }
  | { name: 'signUp'; email: string }
  | { name: 'linkSent'; email: string }
  | { name: 'linkTrouble'; email: string }
  /** A link that was asked for in another browser, or by a guest who is not here. */
  | { name: 'linkConfirm'; email: string | null; losesGuest: boolean }
  | { name: 'recover'; email: string }
  | { name: 'recoverSent'; email: string }
  | { name: 'federated'; email: string; provider: Federated }
  /** The three ways to prove an account before another provider is connected to it. */
  | { name: 'joinFederated'; email: string; provider: Federated; joins: string }
  | { name: 'joinPassword'; email: string; joins: string }
  | { name: 'joinLink'; email: string; joins: string }
  | { name: 'phone'; iso?: string; number?: string }
  | { name: 'phoneCode'; sent: SentCode }
  /** A guest's account cannot become one that exists already. */
  | { name: 'merge'; credential: AuthCredential; email: string | null }
  | { name: 'unsupported'; email: string }
  | { name: 'notAuthorized'; email: string | null; mayHaveAccount: boolean }
  | { name: 'resetPassword'; email: string; code: string }
  | { name: 'passwordChanged'; email: string }
  | { name: 'verifyEmail'; email: string; code: string }
  | { name: 'emailVerified' }
  | { name: 'emailChanged'; email: string }
  | { name: 'emailRecovered'; email: string }
  | { name: 'factorRemoved'; factor: string; email: string | null }
  | { name: 'actionFailed'; text: string; isPasswordReset: boolean }
  | { name: 'failed'; text: string }
  | { name: 'signedIn' }

export type PageName = Page['name']
export type PageOf<Name extends PageName> = Extract<Page, { name: Name }>
export type SentCode = { confirmation: ConfirmationResult; full: string; iso: string; number: string }

/** What went wrong, and at which field: none is a matter of the whole page. */
export type Field = 'email' | 'password' | 'name' | 'phone' | 'code'
type Trouble = { text: string; field?: Field }

/** What a step ends with: another page, or the same one with or without a trouble. */
export type Answer = { page: Page; trouble?: Trouble } | { stays: Trouble | null }

/**
 * `turns` counts the pages that were shown. It is their `key`: React must never make one page's button into the next
 * one's.
 */
export type State = { page: Page; turns: number; trouble: Trouble | null; isBusy: boolean }
export const firstState: State = { page: { name: 'opening' }, turns: 0, trouble: null, isBusy: true }

export type Event =
  | { type: 'begin'; isQuiet: boolean }
  /** `turn` is that of the page on which the step began. */
  | { type: 'answer'; turn: number; answer: Answer }
  | { type: 'turn'; page: Page }
  | { type: 'rest' }

export function nextState(state: State, event: Event): State {
  switch (event.type) {
    case 'begin':
      return { ...state, trouble: null, isBusy: !event.isQuiet }
    case 'rest':
      return { ...state, isBusy: false }
    case 'turn':
      return turnTo(state, event.page)
    case 'answer':
      return answered(state, event)
  }
}

/**
 * An answer that comes after the page was left is late: a popup is missed eight seconds after it was closed. Only a
 * sign-in still counts.
 */
function answered(state: State, { turn, answer }: Extract<Event, { type: 'answer' }>): State {
  const isLate = turn !== state.turns
  if ('stays' in answer) return isLate ? state : { ...state, trouble: answer.stays, isBusy: false }
  return isLate && answer.page.name !== 'signedIn' ? state : turnTo(state, answer.page, answer.trouble)
}

function turnTo({ turns }: State, page: Page, trouble: Trouble | null = null): State {
  // Opening is a step that nobody has to ask for.
  return { page, turns: turns + 1, trouble, isBusy: page.name === 'opening' }
}
