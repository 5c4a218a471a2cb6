/** What the mail of a day says: by importance, counted in its subject, and as HTML that nothing in it can break out of. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { whats } from '../whats.ts'
import { describeDigest, type Entry, inOrder } from './digest.ts'
import { headersOf } from './headers.ts'

const site = { productName: 'Farsight', origin: 'https://farsight.example', contact: undefined }
const leave = 'https://farsight.example/u/2.1.x'
const entry = (what: Entry['what'], minute: number, other: Partial<Entry> = {}): Entry => ({
  what,
  ref: 'trend/131',
  label: 'Ice',
  says: 'It moved.',
  at: new Date(Date.UTC(2026, 10, 28, 6, minute)),
  ...other,
})
const mail = (entries: Entry[], more = 0) => describeDigest({ entries, more, leave, site })

test('what is important comes first, and of that the newest', () => {
  const entries = [entry('moved', 9), entry('gone', 5), entry('outcome', 1), entry('changed', 3), entry('outcome', 2)]
  expect(inOrder(entries).map(({ what, at }) => `${what} ${at.getUTCMinutes()}`)).toEqual([
    'outcome 2',
    'outcome 1',
    'changed 3',
    'gone 5',
    'moved 9',
  ])
})

test('its subject counts what happened', () => {
  expect(mail(whats.map((what) => entry(what, 0))).subject).toBe(
    'Farsight: 1 came out, 1 due, 1 closing, 1 ran out, 1 changed, 1 taken away, 1 replied to, 1 moved',
  )
})

test('it says how much more there is, and where all of it stands', () => {
  expect(mail([entry('moved', 1)], 1).text).toContain('One more thing happened to what you follow.')
  const { text, html } = mail([entry('moved', 1)], 3)
  for (const part of [text, html]) {
    expect(part).toContain('3 more things happened to what you follow.')
    expect(part).toContain('https://farsight.example/my-stuff?tab=notices')
    expect(part).toContain(leave)
  }
})

test('of what cannot be read any more neither name nor address stands in it', () => {
  const { text, html } = mail([entry('gone', 1, { label: null, says: 'A trend that you followed was deleted.' })])
  for (const part of [text, html]) {
    expect(part).toContain('A trend that you followed was deleted.')
    expect(part).not.toMatch(/trend\/131|null/)
  }
})

test('whatever an item is called, it opens no element and fetches nothing', () => {
  const plain = mail([entry('moved', 1, { label: '', says: '' })]).html.match(/</g)?.length
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (label, says) => {
      const { html } = mail([entry('moved', 1, { label, says })])
      expect(html.match(/</g)?.length).toBe(plain)
    }),
  )
})

test('by its headers it is a list that is left by one press', () => {
  expect(headersOf(leave, { host: 'farsight.example', productName: 'Far: <sight>' })).toEqual({
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': 'Far sight notices <notices.farsight.example>',
    'Auto-Submitted': 'auto-generated',
    Precedence: 'bulk',
  })
})
