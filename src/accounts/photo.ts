/**
 * Whose pictures are shown: those that the sign-in providers keep. Any other address would tell its owner who reads
 * what.
 */

export const photoHosts = [
  'lh3.googleusercontent.com',
  'lh4.googleusercontent.com',
  'lh5.googleusercontent.com',
  'lh6.googleusercontent.com',
]

/** No port, no password, no other way of writing a host: the address begins with one of these and a slash. */
export function isKnownPhoto(address: string): boolean {
  return photoHosts.some((host) => address.startsWith(`https://${host}/`)) && !/[\s\\]/.test(address)
}
