/**
 * Who is trusted, and who may publish. The house always is trusted; an author by an operator's word, or by themselves
 * once time and others speak for them. Free of schemas, so that the browser can say the numbers.
 */
import { dayMs } from '#kit/dates.ts'
import type { RefusalCode } from '#kit/refusal.ts'

/** The last that was said of an author counts. */
export const words = ['trusted', 'unlisted', 'stopped'] as const
export type Word = (typeof words)[number]

/** All the numbers there are. A day is the last 24 hours; in one, whoever is not trusted yet publishes less. */
export const trustNumbers = { days: 30, savers: 5, publishedADay: 10, publishedADayTrusted: 100 } as const

export type AuthorFacts = {
  /** Null where nobody has said anything. */
  word: Word | null
  createdAt: Date
  isVerified: boolean
  /** Other people with a verified address who saved any of the author's items: each counts once. */
  savers: number
}

export type Lack = 'word' | 'age' | 'address' | 'savers'

/**
 * What an author lacks to be trusted without an operator; nothing where they are trusted. Whom an operator has taken off
 * the lists or stopped comes back by an operator alone.
 */
export function whatIsLacking({ word, createdAt, isVerified, savers }: AuthorFacts, now: Date): Lack[] {
  if (word === 'trusted') return []
  if (word !== null) return ['word']
  return [
    ...(now.getTime() - createdAt.getTime() < trustNumbers.days * dayMs ? ['age' as const] : []),
    ...(isVerified ? [] : ['address' as const]),
    ...(savers < trustNumbers.savers ? ['savers' as const] : []),
  ]
}

export type Publishing = {
  word: Word | null
  isVerified: boolean
  /** Other items that the author has published for the first time in the last day, deleted ones among them. */
  publishedToday: number
  /** It was published before, so that it is no new one. */
  isBack: boolean
}

export function whyNotPublish({ word, isVerified, publishedToday, isBack }: Publishing): RefusalCode | null {
  if (word === 'stopped') return 'author-stopped'
  if (!isVerified) return 'email-unverified'
  const most = word === 'trusted' ? trustNumbers.publishedADayTrusted : trustNumbers.publishedADay
  return !isBack && publishedToday >= most ? 'published-enough' : null
}

/** Since when a publication counts for the limit of a day. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - dayMs)
}
