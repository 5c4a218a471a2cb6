/** Random words that open something, and the hashes of them that are kept. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 bits, to stand in an address. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A user's id: 28 letters and digits, as Firebase makes them. */
export function makeUid(): string {
  return Array.from({ length: 28 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Six digits to be typed from a message. */
export function makePhoneCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Enough for what has 256 random bits; passwords need more (see `passwords.ts`). */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
