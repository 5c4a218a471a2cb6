/** What an author is told of who reads an item of theirs, in sentences. Free of schemas, so that the browser needs none. */
import type { Standing } from '../mine/words.ts'
import { trustNumbers, type Word } from './trust.ts'

const { days, savers } = trustNumbers

/** When what is published comes to be listed. */
const when = `once you are trusted: when an operator says so, or by itself when your account is ${days} days old, your address is verified, and ${savers} other people have saved something of yours.`

export const whenListed = `It is listed ${when}`
/** Said once above a list, of all in it. */
export const whenAllListed = `What is not listed yet is listed ${when}`

/** Of an item that is private or published, to its author. */
export function sayReaders(standing: Exclude<Standing, 'hidden'>, isListed: boolean): string {
  if (standing === 'private') return 'Private: only you see it.'
  if (standing === 'held') return 'Published, and waiting: until you are trusted only operators read it.'
  return isListed ? 'Published: everybody can read it.' : 'Published, not listed yet. People with the link can read it.'
}

/** Of one among several in a list, where `whenAllListed` is said once. */
export function sayReadersBriefly(standing: 'published' | 'held'): string {
  return standing === 'held' ? 'Published, and waiting: only operators read it yet.' : 'Published, not listed yet.'
}

/** What was said of an author, to that author. */
export const saidTitles: Record<Word, string> = {
  trusted: 'You are trusted: what you publish is listed.',
  unlisted: 'An operator has taken your items off the lists. People with a link can still read them.',
  stopped: 'An operator has stopped your items: nobody else reads them, and nothing can be published.',
}
