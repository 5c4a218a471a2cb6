/** Words of other platforms as lines that can be kept and shown. */

const unseen = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

/** In one line, without signs that end it or turn it around, of so many characters at the most. */
export function lineOf(text: string, most: number): string {
  const line = text.toWellFormed().replaceAll(unseen, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 1).toWellFormed()}…` : line
}

/** What names something on its platform, as it can be kept. */
export function idOf(text: string): string {
  return lineOf(text, 100)
}

/** An address that a reader may be led to; null of anything else. */
export function addressOf(text: string): string | null {
  return /^https:\/\/[a-z\d.-]+\/[!-~]{0,500}$/.test(text) ? text : null
}
