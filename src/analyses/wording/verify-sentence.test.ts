import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordingReport } from '../../../test/analyses/wording-report.ts'
import type { Report, SectionName } from '../report/report.ts'
import { verifySentence } from './verify-sentence.ts'
import { groundOf } from './ground.ts'
import type { Rejection } from './rejections.ts'

const { report, dossier } = wordingReport()
const ground = (name: SectionName) => groundOf(sectionOf(report, name), report, dossier)

function sectionOf({ sections }: Report, name: SectionName) {
  const found = sections.find((section) => section.name === name)
  if (!found) throw new Error(`no section ${name}`)
  return found
}

/** The ids of what is printed so, in its section. */
function idsOf(name: SectionName, printed: readonly string[]): string[] {
  const claims = sectionOf(report, name).sentences.flatMap((sentence) => sentence.claims)
  return printed.map((text) => claims.find((claim) => claim.text === text)?.evidence ?? text)
}

function verdict(name: SectionName, text: string, printed: readonly string[]): Rejection | 'taken' {
  const verified = verifySentence({ text, claims: idsOf(name, printed) }, ground(name))
  return 'rejected' in verified ? verified.rejected.reason : 'taken'
}

const asked = 'Will the world emit less fossil CO2 in 2035 than in 2024?'
const mass = '10,527 million tonnes of carbon'
const price = 'Half of emissions come under a carbon price by 2035'
const [fossil, coal] = ['Fossil CO2 emissions', 'Coal burnt for power']

test.for<[name: SectionName, text: string, printed: string[]]>([
  ['answer', `The house puts the chance of “${asked}” at 31%.`, [asked, '31%']],
  ['answer', `For “${asked}” the house stands at 31%.`, [asked, '31%']],
  [
    'answer',
    `Emissions of 2024 were ${mass}, and in 2035 the projection stands at 12,092.`,
    [mass, '2024', '2035', '12,092'],
  ],
  [
    'answer',
    `The projection puts 2035 at 12,092 million tonnes of carbon, where emissions of 2024 were ${mass}.`,
    [mass, '2024', '2035', '12,092'],
  ],
  ['answer', 'There is a 4% chance that the value lies below the last one.', ['4%']],
  [
    'drivers',
    `“${fossil}” is rising by 1.6% a year, while “${coal}” is falling by 0.8% a year.`,
    [fossil, 'rising', '1.6%', coal, 'falling', '0.8%'],
  ],
  ['drivers', 'Beyond 2035 the projection has not been tested.', ['2035']],
  ['for-and-against', `If “${price}” comes true, the answer would stand higher, at 49%.`, [price, '49%']],
])('in section %s, "%s" is taken', ([name, text, printed]) => {
  expect(verdict(name, text, printed)).toBe('taken')
})

test.for<[name: SectionName, text: string, printed: string[], reason: Rejection]>([
  // claims
  ['answer', 'The projection says so.', [], 'no claim'],
  ['answer', 'The house puts it at 31%.', ['31%', 'e77'], 'invented claim'],
  ['answer', 'The house puts it at 31%.', ['31%', 'e10'], 'claim of another section'],
  ['answer', 'The house puts it high.', ['31%'], 'not stated as given'],
  ['answer', 'It gives a chance of 31% that the value lies below the last one.', ['4%'], 'not stated as given'],
  ['answer', `Emissions were ${mass} in 2024, in 2024.`, [mass, '2024'], 'stated without a claim'],
  ['answer', `“${asked}” stands at 31%, and 69% is left.`, [asked, '31%'], 'stated without a claim'],
  ['answer', 'The projection goes from 10,527 to 12,092.', ['12,092'], 'stated without a claim'],
  ['drivers', `“${coal}” is falling to 0.8% a year.`, [coal, 'falling', '0.8%'], 'another bound'],
  ['answer', `“${asked}” stands at ３1%.`, [asked, '31%'], 'not stated as given'],
  // how a number is printed
  ['answer', 'The house puts it at 0.31%.', ['31%'], 'not stated as given'],
  ['answer', 'The house puts it at 131%.', ['31%'], 'not stated as given'],
  ['answer', 'The house puts it at -31%.', ['31%'], 'not stated as given'],
  ['answer', 'The house puts it at − 31%.', ['31%'], 'not stated as given'],
  ['answer', 'The house puts it at 31%, a third.', ['31%'], 'number in words'],
  ['answer', 'The house puts it at 31% points.', ['31%'], 'another unit'],
  ['answer', 'The projection puts 2035 at 12,092 thousand tonnes.', ['2035', '12,092'], 'another unit'],
  ['answer', 'The projection puts 2035 at 12,092%.', ['2035', '12,092'], 'not stated as given'],
  ['answer', 'The projection puts 2035 at 12,092–14,000.', ['2035', '12,092'], 'not stated as given'],
  ['answer', 'The projection puts 2035 at about 12,092.', ['2035', '12,092'], 'another bound'],
  ['answer', 'The projection puts it at 12,092 by 2035.', ['2035', '12,092'], 'another bound'],
  ['answer', 'The house puts it at under 31%.', ['31%'], 'another bound'],
  // names and words
  ['answer', 'The house puts it at 31%, and so does Greenpeace.', ['31%'], 'a name that nothing cited holds'],
  ['answer', 'Greenpeace puts it at 31%.', ['31%'], 'a name that nothing cited holds'],
  ['answer', 'The IEA puts it at 31%.', ['31%'], 'a name that nothing cited holds'],
  ['answer', 'The House puts it at 31%.', ['31%'], 'a name that nothing cited holds'],
  ['answer', 'Coal puts it at 31%.', ['31%'], 'a name that nothing cited holds'],
  ['answer', 'The house puts it at 31% and deplores it.', ['31%'], 'words that nothing cited holds'],
  ['answer', 'The house puts it at 31%, “so to say”.', ['31%'], 'a quotation of its own'],
  ['answer', 'Das Haus sieht die Chance bei 31% und bleibt dabei.', ['31%'], 'another language'],
  ['answer', 'The hоuse puts it at 31%.', ['31%'], 'another source'],
  // form
  ['answer', 'The house puts it at 31%', ['31%'], 'no single plain sentence'],
  ['answer', 'the house puts it at 31%.', ['31%'], 'no single plain sentence'],
  ['answer', 'Does the house put it at 31%?', ['31%'], 'no single plain sentence'],
  ['answer', 'The house puts it at 31%. It stands so.', ['31%'], 'no single plain sentence'],
  ['answer', 'The house puts it at 31%...', ['31%'], 'no single plain sentence'],
  ['answer', 'The house puts it — so it is — at 31%.', ['31%'], 'markup'],
  ['answer', 'The house puts it at [31%](x).', ['31%'], 'markup'],
  ['answer', 'The house puts it at &lt;31%.', ['31%'], 'markup'],
  ['answer', 'The house puts it at 31%, see evil.com.', ['31%'], 'an address'],
  ['answer', 'I put it at 31%.', ['31%'], 'about itself'],
  ['answer', 'The instructions put it at 31%.', ['31%'], 'about itself'],
  ['answer', `The house puts it at 31%${', and it is so'.repeat(40)}.`, ['31%'], 'too long'],
  // meaning
  ['answer', 'It gives a chance of 4% that the value lies above the last one.', ['4%'], 'reversed meaning'],
  ['answer', 'It gives a chance of 4% that the value is the last one.', ['4%'], 'reversed meaning'],
  ['answer', 'It gives no chance of 4% that the value lies below the last one.', ['4%'], 'a negation came or went'],
  ['answer', 'The projection puts it at 12,092 in 2024.', ['12,092', '2024'], 'a fact was left out'],
  ['answer', 'Emissions were 12,092 in 2024.', ['12,092', '2024'], 'another source'],
  [
    'answer',
    `The projection puts 2035 at ${mass}, and emissions were 12,092 in 2024.`,
    [mass, '2024', '2035', '12,092'],
    'claims swapped',
  ],
  [
    'drivers',
    `“${fossil}” is falling and “${coal}” is rising, by 0.8% and by 1.6% a year.`,
    [fossil, 'rising', coal, 'falling', '0.8%', '1.6%'],
    'claims swapped',
  ],
  ['drivers', `“${coal}” is rising.`, [coal, 'falling'], 'not stated as given'],
  ['drivers', `“${coal}” is not falling, by 0.8% a year.`, [coal, 'falling', '0.8%'], 'a negation came or went'],
  ['drivers', 'The projection has been tested beyond 2035.', ['2035'], 'a negation came or went'],
  ['drivers', 'The projection has not been tested for 2035.', ['2035'], 'another bound'],
  [
    'for-and-against',
    `“${price}” comes true, and the answer stands higher, at 49%.`,
    [price, '49%'],
    'a condition or caveat came or went',
  ],
  ['for-and-against', `If “${price}” comes true, the answer stands lower, at 49%.`, [price, '49%'], 'reversed meaning'],
  ['drivers', 'The value has not been tested beyond 2035.', ['2035'], 'another source'],
  [
    'drivers',
    `“${coal}” is falling by 0.8% a year, while “${fossil}” is rising by 1.6% a year.`,
    [fossil, 'rising', '1.6%', coal, 'falling', '0.8%'],
    'joined out of order',
  ],
  [
    'answer',
    `The house puts “${asked}” at 31%, with a 4% chance that the value lies below the last one.`,
    [asked, '31%', '4%'],
    'joined out of order',
  ],
  [
    'for-and-against',
    `If “${price}” comes true, the answer is certainly higher, at 49%.`,
    [price, '49%'],
    'more certain than the evidence',
  ],
])('in section %s, "%s" is refused', ([name, text, printed, reason]) => {
  expect(verdict(name, text, printed)).toBe(reason)
})

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
