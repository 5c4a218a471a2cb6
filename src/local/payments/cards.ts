/**
 * Which numbers does the stand-in for Stripe take, and what becomes of a payment with each? They are Stripe's published
 * test numbers.
 */

/** A refusal in Stripe's own words. */
export type Decline = { code: string; declineCode: string; message: string }

/** What happens once the payment page has taken it. */
type Later =
  /** Pays, now and at every renewal. */
  | 'pays'
  /** Pays now; every renewal fails. */
  | 'renewal-fails'
  /** Pays, and the holder calls it fraud at once. */
  | 'disputed'
  /** A bank account: the money comes days later. */
  | 'arrives-later'
  /** A bank account: days later it turns out that no money comes. */
  | 'fails-later'

export type Card = {
  number: string
  /** What the payment page says that it does. */
  does: string
  brand: string
} & ({ decline: Decline; later?: never } | { later: Later; decline?: never })

export const cards: readonly Card[] = [
  { number: '4242424242424242', brand: 'visa', does: 'Pays, now and at every renewal', later: 'pays' },
  {
    number: '4000000000000002',
    brand: 'visa',
    does: 'Is declined',
    decline: { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    does: 'Is declined: too little money',
    decline: { code: 'card_declined', declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  {
    number: '4000000000009987',
    brand: 'visa',
    does: 'Is declined: reported lost',
    decline: { code: 'card_declined', declineCode: 'lost_card', message: 'Your card was declined.' },
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    does: 'Is declined: expired',
    decline: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    does: 'Is declined: wrong security code',
    decline: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: 'Your card’s security code is incorrect.',
    },
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    does: 'Is declined: processing failed',
    decline: {
      code: 'processing_error',
      declineCode: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  { number: '4000000000000341', brand: 'visa', does: 'Pays now; renewals fail', later: 'renewal-fails' },
  { number: '4000000000000259', brand: 'visa', does: 'Pays; its holder then disputes it', later: 'disputed' },
  {
    number: 'AT321904300235473204',
    brand: 'sepa',
    does: 'Bank account: pays three days later',
    later: 'arrives-later',
  },
  { number: 'AT861904300235473202', brand: 'sepa', does: 'Bank account: fails three days later', later: 'fails-later' },
]

/** Stripe's words for a real number on a test page. Nothing of such a number is kept. */
const notForTests: Decline = {
  code: 'card_declined',
  declineCode: 'test_mode_live_card',
  message: 'Your card was declined. Your request was in test mode, but used a non test card.',
}
const incomplete: Decline = {
  code: 'incomplete_number',
  declineCode: 'incomplete_number',
  message: 'Your card number is incomplete.',
}

/** The card of this number, written with spaces or without, or why there is none. */
export function findCard(written: string): Card | Decline {
  const number = written.replaceAll(/[\s-]/g, '').toUpperCase()
  const card = cards.find((one) => one.number === number)
  return card ?? (number.length < 12 ? incomplete : notForTests)
}

export function isCard(found: Card | Decline): found is Card {
  return 'number' in found
}

/** The account answers days later, which a membership cannot be started with here. */
export function isBankAccount({ later }: Card): boolean {
  return later === 'arrives-later' || later === 'fails-later'
}

/** `4242424242424242` as it is written on the card. */
export function sayNumber(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** `Visa ending in 4242` */
export function sayCard({ number, brand }: Pick<Card, 'number' | 'brand'>): string {
  return `${brand === 'sepa' ? 'Bank account' : 'Visa'} ending in ${number.slice(-4)}`
}
