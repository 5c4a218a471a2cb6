/** A citation as a sentence, in the order of the American Psychological Association. */
import { sayDay } from '#kit/dates.ts'
import type { Cited } from './cited.ts'

const called: Record<Cited['as'], string> = { dataset: 'Data set', webpage: 'Web page' }

export function sayCitation({ as, title, author, publisher, day, version, url, accessed }: Cited): string {
  const by = author === publisher ? '' : ` ${publisher}.`
  const end = /[.?!]$/.test(title) ? '' : '.'
  return `${author} (${day.slice(0, 4)}). ${title}${end} Version ${version} of ${sayDay(day)} [${called[as]}].${by} Retrieved ${sayDay(accessed)}, from ${url}`
}
