import { expect, test } from 'vitest'
import { givenGround, sectionOf } from '../../../test/analyses/grounded.ts'
import type { SectionName } from '../report/report.ts'
import { verifySentence } from './verify-sentence.ts'
import type { Rejection } from './rejections.ts'

const { report, ground } = givenGround()

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
  ['answer', 'The hоuse puts it at 31%.', ['31%'], 'another language'],
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
