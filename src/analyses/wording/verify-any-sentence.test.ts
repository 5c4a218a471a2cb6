/** Sentences of the template and whatever can be made of them are verified: laws, not cases. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenGround, sectionOf } from '../../../test/analyses/grounded.ts'
import { verifySentence } from './verify-sentence.ts'
import { groundOf } from './ground.ts'

const { report, dossier, ground } = givenGround()

const taken = report.sections
  .filter(({ name }) => name !== 'gaps')
  .flatMap(({ name, sentences }) =>
    sentences
      .filter(({ claims }) => claims.length > 0)
      .map(({ text, claims }) => ({ name, text, ids: claims.map(({ evidence }) => evidence) })),
  )
const sentences = fc.constantFrom(...taken)

test('the sentences of the template would all be taken', () => {
  for (const { name, text, ids } of taken)
    expect(verifySentence({ text, claims: ids }, ground(name))).toHaveProperty('sentence.text', text)
})

test('a value that its template misstates is not said again', () => {
  const [sentence] = sectionOf(report, 'answer').sentences.slice(-1)
  const claims = sentence?.claims.map(({ evidence }) => evidence) ?? []
  const evidence = report.evidence.map((row) => (row.id === claims[0] ? { ...row, value: 0.4 } : row))
  const other = groundOf(sectionOf(report, 'answer'), { ...report, evidence }, dossier)
  expect(verifySentence({ text: sentence?.text ?? '', claims }, other)).toHaveProperty(
    'rejected.reason',
    'stated without a claim',
  )
})

test('whatever digit of a verified sentence is changed, dropped, doubled or added, it is refused', () => {
  const changes = fc.record({
    place: fc.nat(),
    digit: fc.integer({ min: 0, max: 9 }),
    how: fc.constantFrom('change', 'drop', 'double', 'add'),
  })
  fc.assert(
    fc.property(sentences, changes, ({ name, text, ids }, { place, digit, how }) => {
      const digits = [...text.matchAll(/\d/g)].map(({ index }) => index)
      const at = digits[place % digits.length] ?? 0
      const old = text[at] ?? ''
      fc.pre(how !== 'change' || old !== String(digit))
      const by = { change: String(digit), drop: '', double: old + old, add: `${digit}${old}` }[how]
      expect(
        verifySentence({ text: text.slice(0, at) + by + text.slice(at + 1), claims: ids }, ground(name)),
      ).toHaveProperty('rejected')
    }),
    { numRuns: 2000 },
  )
})

test('whatever word is put into a verified sentence that nothing cited holds, it is refused', () => {
  const words = fc.constantFrom(
    ...'poland Poland government wars abandoned because certainly not never surely IEA twelve billion doubled Musk collapse plot ₂ ½ five V'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(sentences, words, fc.nat(), ({ name, text, ids }, word, place) => {
      const gaps = [...text.matchAll(/ (?=[^“”]*(?:“[^“”]*”[^“”]*)*$)/g)].map(({ index }) => index)
      const at = gaps[place % gaps.length] ?? 0
      const known = report.sections
        .find((section) => section.name === name)
        ?.sentences.some((one) => one.text.includes(word))
      fc.pre(!known)
      expect(
        verifySentence({ text: `${text.slice(0, at)} ${word}${text.slice(at)}`, claims: ids }, ground(name)),
      ).toHaveProperty('rejected')
    }),
    { numRuns: 2000 },
  )
})

test('whatever word of a verified sentence is left out, what is left claims the same or is refused', () => {
  fc.assert(
    fc.property(sentences, fc.nat(), ({ name, text, ids }, place) => {
      const words = text.split(' ')
      const left = words.filter((_, i) => i !== place % words.length).join(' ')
      const verified = verifySentence({ text: left, claims: ids }, ground(name))
      const stated = 'sentence' in verified ? verified.sentence.claims.map(({ evidence }) => evidence) : ids
      expect(new Set(stated)).toEqual(new Set(ids))
      const isTurning = /^(If|not|below|higher,|beyond|against|house|projection|by|chance|last)$/.test(
        words[place % words.length] ?? '',
      )
      expect(isTurning && 'sentence' in verified).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test('whatever is offered, an answer comes, and what is taken states what it claims', () => {
  const offers = fc.record({
    text: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...taken.map(({ text }) => text))),
    claims: fc.array(fc.constantFrom('e1', 'e2', 'e3', 'e9', '', '__proto__')),
  })
  fc.assert(
    fc.property(offers, (offer) => {
      const verified = verifySentence(offer, ground('answer'))
      if ('rejected' in verified) return
      for (const { text, start } of verified.sentence.claims)
        expect(offer.text.slice(start, start + text.length)).toBe(text)
    }),
    { numRuns: 1000 },
  )
})
