/** Numbers that a computer cannot hold as they are written. */

/** Whether a number too near to 0 has become one. */
export function isLost(number: number, written: string): boolean {
  return number === 0 && /[1-9]/.test(written.split(/e/i)[0] ?? '')
}
