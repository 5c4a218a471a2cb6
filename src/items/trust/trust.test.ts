/** Who is trusted without an operator, and who may publish, by the rules alone. */
import { expect, test } from 'vitest'
import { type AuthorFacts, type Lack, type Publishing, whatIsLacking, whyNotPublish } from './trust.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const good: AuthorFacts = { word: null, createdAt: ago(30), isVerified: true, savers: 5 }

test.for<[what: string, facts: Partial<AuthorFacts>, lacks: Lack[]]>([
  ['old enough, verified, and saved by five others', {}, []],
  ['a moment too young', { createdAt: new Date(ago(30).getTime() + 1) }, ['age']],
  ['a year old, and saved by four', { createdAt: ago(365), savers: 4 }, ['savers']],
  ['without a verified address', { isVerified: false }, ['address']],
  ['new in every way', { createdAt: now, isVerified: false, savers: 0 }, ['age', 'address', 'savers']],
  ['trusted by a word on the first day', { word: 'trusted', createdAt: now, isVerified: false, savers: 0 }, []],
  ['taken off the lists, whoever saves', { word: 'unlisted', savers: 500 }, ['word']],
  ['stopped, however old', { word: 'stopped', createdAt: ago(3650) }, ['word']],
])('an author %s', ([, facts, lacks]) => {
  expect(whatIsLacking({ ...good, ...facts }, now)).toEqual(lacks)
})

const may: Publishing = { word: null, isVerified: true, publishedToday: 0, isBack: false }
test.for<[what: string, asked: Partial<Publishing>, refusal: string | null]>([
  ['of whom nobody has said anything may publish', {}, null],
  ['without a verified address may not', { isVerified: false }, 'email-unverified'],
  ['who is trusted needs the address too', { word: 'trusted', isVerified: false }, 'email-unverified'],
  ['may publish the tenth of a day', { publishedToday: 9 }, null],
  ['may not publish the eleventh', { publishedToday: 10 }, 'published-enough'],
  ['who is trusted may publish the hundredth', { word: 'trusted', publishedToday: 99 }, null],
  ['who is trusted may not publish more', { word: 'trusted', publishedToday: 100 }, 'published-enough'],
  ['may publish again what was published before', { publishedToday: 10, isBack: true }, null],
  ['who was taken off the lists may still publish', { word: 'unlisted' }, null],
  ['who was stopped may not, verified or not', { word: 'stopped', isVerified: false }, 'author-stopped'],
])('an author %s', ([, asked, refusal]) => {
  expect(whyNotPublish({ ...may, ...asked })).toBe(refusal)
})
