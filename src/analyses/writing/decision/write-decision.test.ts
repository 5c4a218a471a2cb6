/** What a report tells whoever decides: what their numbers and our chance carry together, and nothing beyond. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { readQuestion } from '../../ask/read-question.ts'
import { checkReport } from '../../checking/check-report.ts'
import type { Choice } from '../../decision/choice.ts'
import { noConsequences } from '../../decision/no-consequences.ts'

const { pool } = await givenDatabase({ stocked: true })
/** Its chance has a range; that of half of new cars has none. */
const ranged = 'Will CO2 in the air reach 450 ppm in 2032?'
const single = 'Will China attack Taiwan by 2035?'

const option = (name: string, ...brings: number[]) => ({ name, brings })
const between = (...options: Choice['options']): Choice => ({ ...noConsequences, unit: 'euros', options })

async function told(question: string, choice: Choice | null) {
  const given = choice && { ...readQuestion(question, new Date()), choice }
  const { report, resolve } = await givenReport(pool, question, { given })
  expect(await checkReport(report, resolve)).toEqual([])
  const section = report.sections.find(({ name }) => name === 'meaning')
  const tables = section?.blocks.flatMap((block) => (block.type === 'table' ? [block] : [])) ?? []
  return {
    report,
    resolve,
    text: section?.sentences.map((one) => one.text).join(' ') ?? '',
    tables: tables.map(({ columns, rows }) => [columns, ...rows.map((row) => row.map((cell) => cell.text))]),
  }
}

/** Costs `stake` to be right by a yes, so that it turns at 1 / (1 + gain). */
const bet = (gain: number) => between(option('lease', 0, 0), option('buy', gain, -1))

test('an option is said to stay ahead where the choice turns outside the range of our chance', async () => {
  const { text, tables } = await told(ranged, between(option('lease', 40, 40), option('buy', 100, 20)))
  expect(text).toContain(
    'The choice turns at a chance of 25% for a yes: below it “lease” brings the most on average by',
  )
  expect(text).toMatch(/We say \d+%, between \d+% and \d+%: “lease” stays ahead over the whole range\./)
  expect(text).toContain('You say what each option brings if the answer is yes and if it is no, in euros;')
  const [columns, chance, lease, buy] = tables[0] ?? []
  expect(columns).toEqual([
    'Option',
    'Yours, if yes',
    'Yours, if no',
    'On average',
    'At our low end',
    'At our high end',
    'Behind at most',
  ])
  expect(chance?.[0]).toBe('Our chance')
  expect([lease?.slice(0, 4), lease?.[6]]).toEqual([['lease', '40', '40', '40'], '60'])
  expect([buy?.slice(0, 3), buy?.[6]]).toEqual([['buy', '100', '20'], '20'])
})

test('nothing is put ahead where the choice turns within the range', async () => {
  const { report } = await told(ranged, bet(9))
  const [low = 0, high = 1] = ['lowest', 'highest'].map((name) =>
    Number(report.evidence.find(({ formula }) => formula === name)?.value),
  )
  const middle = (low + high) / 2
  const { text } = await told(ranged, bet((1 - middle) / middle))
  expect(text).toContain('the choice turns within that range, so that these numbers carry no option before the others.')
  expect(text).not.toMatch(/“(lease|buy)” (stays|is) ahead/)
  expect(text).toMatch(/The least can go wrong with “buy”: .* falls at most [\d.]+ euros behind/)
})

test('where our chance has no range, how far it would have to move is said, and what is never the better', async () => {
  const all = [option('wait', 100, 20), option('move', 40, 40), option('insure', 30, 60), option('pray', 101, 20)]
  const { text, tables } = await told(single, { ...between(...all), isCost: true, again: '2120-03-01' })
  expect(text).toContain('The choice turns at chances of 25% and 67% for a yes: up to the first “wait” costs the least')
  expect(text).toMatch(/We say \d+%, where “wait” is ahead; for that chance the base has no range, and \d+ points more/)
  expect(text).toContain('“pray” is never the better: “wait” is at least as good whichever way it comes.')
  expect(text).toContain('You decide again on 1 Mar 2120.')
  expect(text).toMatch(/Look again by .* when “.*” is decided, which bears on it\./)
  expect(tables[1]).toContainEqual(['wait', 'move', '25%'])
})

test.each<[string, Choice, string]>([
  [
    'best either way',
    between(option('a', 1, 2), option('b', 3, 4)),
    'By your numbers “b” is at least as good as the rest',
  ],
  ['the same', between(option('a', 1, 2), option('b', 1, 2)), 'By your numbers “a” and “b” come to the same'],
])('nothing hangs on the chance where one option is %s', async (_what, choice, said) => {
  const { text } = await told(ranged, choice)
  expect(text).toContain(said)
  expect(text).not.toMatch(/The choice turns|We say/)
})

const parted = (value: number, unit: string): Choice => ({ ...bet(1), outcomes: { by: 'value', value, unit } })

test('outcomes may part at a value of an amount, in whatever unit it was typed', async () => {
  const { text, tables } = await told('How much CO2 will be in the air in 2035?', parted(445, 'ppm'))
  expect(text).toContain(
    'Your outcomes part at a value of 445 ppm. The choice turns at a chance of 50% for that value or',
  )
  expect(text).toMatch(/We say \d+%/)
  expect(tables[0]?.[0]?.slice(1, 3)).toEqual(['Yours, that or more', 'Yours, less'])
  const other = await told('How much CO2 will be in the air in 2035?', parted(445_000, 'ppb'))
  expect(other.tables[0]?.[1]).toEqual(tables[0]?.[1])
  const unfit = await told('How much CO2 will be in the air in 2035?', parted(3, 'dollars'))
  expect(unfit.text).toContain('The base gives no chance for these outcomes')
})

test('the likeliest of several is no yes: the choice turns somewhere, and no chance of ours stands beside it', async () => {
  const { text, tables } = await told('Who wins the World Cup of 2030?', bet(1))
  expect(text).toContain('The base gives no chance for these outcomes')
  expect(text).toContain('no number of it is ours')
  expect(tables[0]?.flat()).not.toContain('Our chance')
})

test('without amounts it is said what an option must gain to be worth it, and what would be told with them', async () => {
  const { text, tables } = await told('Should I buy or lease? Will China attack Taiwan by 2035?', null)
  expect(text).toMatch(/^You decide between “buy” and “lease”\. Our chance for a yes is (\d+)%: an option that gains/)
  expect(text).toMatch(/where the gain is more than (about )?[\d.]+ times the loss\./)
  expect(text).toContain('You have not said what each option costs or brings')
  expect(tables).toEqual([])
})

test('who names no options is asked for them, and who decides nothing hears nothing', async () => {
  const { text } = await told('I must choose whether to sell the garage. Will China attack Taiwan by 2035?', null)
  expect(text).toMatch(
    /^You write “must choose whether to sell the garage”\. .+ Name your options where your question is read, /,
  )
  expect((await told(single, null)).text).not.toMatch(/option|decide/)
})

test('amounts stand as they were typed, in units that are printed otherwise elsewhere, and under whatever name', async () => {
  const choice = between(option('2 “boats” | <b>', 6000.55, -3_000_000.25), option('=1+1', 100, 5000))
  const { tables, text } = await told(ranged, { ...choice, unit: 'points' })
  expect(tables[0]?.[2]?.slice(0, 3)).toEqual(['2 “boats” | <b>', '6,000.55', '−3,000,000.25'])
  expect(text).toContain('in points;')
})

test('whoever changes an amount, or who is ahead, in a finished report is found out', async () => {
  const { report, resolve } = await told(ranged, bet(2))
  const changed = async (isIt: (field: string) => boolean, value: string | number) => {
    const evidence = report.evidence.map((row) => (isIt(row.field) ? { ...row, value } : row))
    return (await checkReport({ ...report, evidence }, resolve)).map(({ kind }) => kind)
  }
  expect(await changed((field) => field === 'option-ahead', 'buy')).toContain('wrong-evidence')
  expect(await changed((field) => field === 'read.choice.options.1.brings.0', 3)).toContain('wrong-evidence')
  expect(await changed((field) => field === 'break-even-chance', 0.2)).toContain('wrong-evidence')
})

test('where it is all but certain, nothing is weighed', async () => {
  const { text, report } = await told(
    'We must decide on a new mill. Will world population be at least 6 billion in 2030?',
    null,
  )
  expect(Number(report.evidence.find(({ id }) => id === report.answer?.evidence)?.value)).toBeGreaterThan(0.99)
  expect(text).not.toContain('times what it costs you otherwise')
})

test('without options a chance says where acting on it begins to pay, and an amount which end to plan for', async () => {
  const { text, report } = await told('We must decide on a new factory. Will China attack Taiwan by 2035?', null)
  const chance = Number(report.evidence.find(({ id }) => id === report.answer?.evidence)?.value)
  const times = Number(/gains you then is more than ([\d.]+) times what it costs you otherwise/.exec(text)?.[1])
  expect(times).toBeCloseTo((1 - chance) / chance, 1)
  const { text: amount } = await told(
    'We must choose a mortality table. What will world life expectancy be in 2045?',
    null,
  )
  const [, high, low, middle] =
    /plan for ([\d.]+) years; .+, for ([\d.]+) years; the middle, ([\d.]+) years/.exec(amount) ?? []
  expect(Number(low)).toBeLessThan(Number(middle))
  expect(Number(middle)).toBeLessThan(Number(high))
})
