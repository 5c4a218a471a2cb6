/** What pages say of a question elsewhere. */
import { expect, test } from 'vitest'
import { alikes, isOld, sayDifference, sayLooked, saySaid } from './words.ts'

const manifold = {
  platform: { title: 'Manifold', number: 'the price on a market of play money', volumeIn: 'mana' },
  chance: 0.62,
  isHidden: false,
  forecasters: 41,
  volume: 1234.5,
  closes: '2030-01-01T00:00:00.000Z',
  resolution: null,
  seenAt: '2026-11-20T23:00:00.000Z',
  alike: ['threshold'] as const,
}
const metaculus = {
  ...manifold,
  platform: { title: 'Metaculus', number: null, volumeIn: null },
  chance: null,
  closes: null,
  seenAt: null,
}

test.each([
  [manifold, 'Manifold says 62%, the price on a market of play money.'],
  [
    { ...manifold, resolution: 'no' as const },
    'Manifold has resolved its question: no. Manifold said 62% before that, the price on a market of play money.',
  ],
  [
    { ...manifold, resolution: 'other' as const, chance: null },
    'Manifold has resolved its question: neither yes nor no.',
  ],
  [{ ...manifold, isHidden: true, chance: null }, 'What Manifold says is hidden until you have forecast.'],
  [metaculus, 'Metaculus asks a question like this one. Its terms allow a link here, and no number.'],
])('what is said there is said with whose it is and what it is', (one, said) => {
  expect(saySaid(one)).toBe(said)
})

test('how many take part is said where the platform says it', () => {
  expect(sayLooked(manifold)).toBe('Looked at on 20 Nov 2026. 41 people take part, 1,235 mana were traded.')
  expect(sayLooked({ ...manifold, forecasters: 1, volume: null })).toBe(
    'Looked at on 20 Nov 2026. 1 person takes part.',
  )
  expect(sayLooked({ ...manifold, forecasters: null, volume: null })).toBe('Looked at on 20 Nov 2026.')
  expect(sayLooked(metaculus)).toBe('')
})

test('what differs is said: the last day, and what an operator has not found alike', () => {
  expect(sayDifference(manifold, '2034-12-31')).toBe(
    'Its question may be defined otherwise than this one. It closes there on 1 Jan 2030, here on 31 Dec 2034. An operator found alike: what counts as yes; not: the deadline, who decides.',
  )
  expect(sayDifference({ ...manifold, alike: alikes }, '2030-01-01')).toBe(
    'Its question may be defined otherwise than this one. It closes there on the same day, 1 Jan 2030. An operator found alike: the deadline, who decides, what counts as yes.',
  )
  expect(sayDifference({ ...metaculus, alike: [] }, '2030-01-01')).toBe(
    'Its question may be defined otherwise than this one. Not found alike: the deadline, who decides, what counts as yes.',
  )
})

test('a number is old after a week without a look, and that of a resolved question never', () => {
  expect([isOld(manifold, '2026-11-27'), isOld(manifold, '2026-11-28')]).toEqual([false, true])
  expect(isOld({ ...manifold, resolution: 'yes' }, '2027-11-28')).toBe(false)
  expect(isOld(metaculus, '2027-11-28')).toBe(false)
})
