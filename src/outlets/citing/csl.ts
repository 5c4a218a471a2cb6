/** A citation as CSL-JSON, from which reference managers write any style. */
import type { Cited } from './cited.ts'

export function cslOf({ key, as, title, author, publisher, day, version, url, accessed }: Cited) {
  return {
    id: key,
    type: as,
    title,
    author: [{ literal: author }],
    issued: dateOf(day),
    accessed: dateOf(accessed),
    version: String(version),
    publisher,
    URL: url,
  }
}

function dateOf(day: string) {
  return { 'date-parts': [day.split('-').map(Number)] }
}
