/** What somebody decides, told before or after what they ask; on 26 November 2026. */
import { describe, expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const today = new Date('2026-11-26T12:00:00Z')
const read = (text: string) => readQuestion(text, today)

describe('what is decided is no part of what is asked, wherever it stands', () => {
  test.each<[string, string]>([
    ['Tea over 4 dollars in 2031, stock up now or wait', 'stock up now or wait'],
    ['Tea over 4 dollars in 2031, masks now or later?', 'masks now or later'],
    ['Tea over 4 dollars in 2031, need to decide on a lease for 9 years', 'need to decide on a lease for 9 years'],
    [
      'Is tea over 4 dollars in 2031, as we have to decide whether to lease for 9 years?',
      'have to decide whether to lease for 9 years',
    ],
    [
      'Is tea over 4 dollars in 2031, since the board has to decide whether to lease?',
      'has to decide whether to lease',
    ],
    ['Is tea over 4 dollars in 2031, or should she study law?', 'should she study law'],
    ['Is tea over 4 dollars in 2031, so do I buy now or hold off?', 'so do I buy now or hold off'],
    ['Is tea over 4 dollars in 2031, or is buying now the better idea?', 'is buying now the better idea'],
    [
      'Is tea over 4 dollars in 2031, and whether I should do a course in tea or in law?',
      'should do a course in tea or in law',
    ],
    ['Is tea over 4 dollars in 2031, so that we should hire?', 'so that we should hire'],
    ['Tea over 4 dollars in 2031, board votes on raising the quay', 'board votes on raising the quay'],
    ['Tea over 4 dollars in 2031, which course to choose, tea or coffee', 'which course to choose, tea or coffee'],
    ['Masks now or later? Is tea over 4 dollars in 2031?', 'Masks now or later'],
    ['Would it be wise to borrow for a shop? Is tea over 4 dollars in 2031?', 'Would it be wise to borrow for a shop'],
    ['Is law a sensible subject for a girl of 16? I mean: is tea over 4 dollars in 2031?', 'Is law a sensible subject'],
    ['Tea house, considering a loan for a shop: is tea over 4 dollars in 2031?', 'considering a loan for a shop'],
    ['My uncle wants me to put money into boats. Is tea over 4 dollars in 2031?', 'wants me to put money into boats'],
    ['The bank offers me a loan. Is tea over 4 dollars in 2031?', 'offers me a loan'],
    ['Harbour board votes on the quay. Is tea over 4 dollars in 2031?', 'board votes on the quay'],
  ])('%s', (text, decision) => {
    const { parts } = read(text)
    expect(parts).toMatchObject([
      { wants: 'chance', relation: { comparison: 'above', value: 4 }, when: { kind: 'in', to: 2031 }, negated: false },
    ])
    expect(parts[0]?.decision).toContain(decision)
    expect(parts[0]?.of.words).not.toMatch(/\b(?:lease|law|quay|masks|loan|study)\b/i)
  })
})

test.each([
  'Our files have to stay safe until 2031. Is tea over 4 dollars by then?',
  'Will the council decide for tea or for coffee in 2031?',
  'Is tea or coffee over 4 dollars in 2031?',
  'We want to know early whom to ask. Is tea over 4 dollars in 2031?',
])('“%s” decides nothing', (text) => {
  expect(read(text).parts).toHaveLength(1)
  expect(read(text).parts[0]?.decision).toBeNull()
})

test.each<[string, string]>([
  ['Tea assumption for 2031 in our model: what price do we plug in?', 'do we plug in'],
  ['What does tea cost in 2031? It is for the assumptions in our plan.', 'assumptions in our plan'],
])('what is to be assumed is decided: %s', (text, decision) => {
  expect(read(text).parts).toMatchObject([{ wants: 'amount', when: { to: 2031 } }])
  expect(read(text).parts[0]?.decision).toContain(decision)
})

test.for([
  ['Should we sell the boat if tea is over 4 dollars in 2031?', 'Should we sell the boat'],
  ['If tea is over 4 dollars in 2031, should I sell the boat?', 'should I sell the boat'],
] as const)('%s asks whether it comes to that', ([text, decision]) => {
  expect(read(text).parts).toMatchObject([
    { wants: 'chance', decision, condition: null, relation: { comparison: 'above', value: 4 }, when: { to: 2031 } },
  ])
})
