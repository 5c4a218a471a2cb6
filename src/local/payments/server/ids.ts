/** New names for new things. */
import { randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** `cus_` and so many letters and digits, as Stripe makes them. */
export function makeId(prefix: string, length = 24): string {
  // 256 is no multiple of 62, so some letters come a little more often: what must be secret is long enough all the
  // same.
  return `${prefix}_${Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')}`
}
