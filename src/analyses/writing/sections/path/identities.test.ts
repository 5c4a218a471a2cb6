/** What two series make together, on the starter collection: by arithmetic, each number computed again. */
import { expect, it, test } from 'vitest'
import { givenDatabase } from '../../../../../test/given.ts'
import { givenReport } from '../../../../../test/given/report.ts'
import { checkReport } from '../../../checking/check-report.ts'
import { bothOf, identities } from '../../../identities/identities.ts'
import { convert } from '../../../units/convert.ts'

const { pool } = await givenDatabase({ stocked: true })

async function told(question: string) {
  const { report, resolve } = await givenReport(pool, question)
  expect(await checkReport(report, resolve)).toEqual([])
  const said = (report.sections.find(({ name }) => name === 'path')?.sentences ?? []).map(({ text }) => text)
  return { said: said.join(' '), report }
}

it('names series of the house alone, whose units make what the table says', async () => {
  const { rows } = await pool.query<{ name: string; unit: string }>(
    `select name, unit from series_state where known_to = 'infinity'`,
  )
  const units = new Map(rows.map(({ name, unit }) => [name, unit]))
  // A series that its owner lets nobody show is there only with a licence.
  const shown = identities.filter((identity) => bothOf(identity).every((name) => units.has(name)))
  expect(shown.length).toBeGreaterThanOrEqual(identities.length - 2)
  const odd = shown.filter((identity) => {
    const [one = '', total = ''] = bothOf(identity).map((name) => units.get(name))
    return identity.kind === 'share' ? convert(1, one, 'share') === null : one !== total
  })
  expect(odd).toEqual([])
})

it('says what of the growth of a total a share left to the rest, and which share merely holds the rest', async () => {
  const { said, report } = await told('Will low-carbon sources make at least half of electricity in 2035?')
  expect(said).toMatch(
    /In \d{4} world electricity generation grew by \d+ TWh and electricity from low-carbon sources by \d+ TWh, so that electricity from fossil fuels (fell|grew) by \d+ TWh, to about [\d,]+ TWh per year\./,
  )
  expect(said).toMatch(
    /must rise to [\d.]+% of generation in 2035 merely to hold electricity from fossil fuels at the level of \d{4}: [\d.]+ percentage points a year, and it went up [\d.]+ percentage points a year since \d{4}\. At the 50% of generation that is asked about, electricity from fossil fuels would then be \d+% above that level\./,
  )
  // What was grown by the one and by the other comes to the whole.
  const [whole = 0, part = 0, rest = 0] = (
    /grew by (\d+) TWh and .* by (\d+) TWh, so that .* by (\d+) TWh/.exec(said) ?? []
  )
    .slice(1)
    .map(Number)
  const left = said.includes('fossil fuels fell') ? -rest : rest
  expect(Math.abs(whole - part - left)).toBeLessThanOrEqual(1)
  const held = Number(report.evidence.find(({ formula }) => formula === 'share-holding-rest')?.value)
  expect(held).toBeGreaterThan(50)
  expect(held).toBeLessThan(70)
})

test.each([
  ['Will fossil CO2 emissions be lower in 2035 than in 2024?', /so that electricity from fossil fuels (fell|grew) by/],
  ['Will extreme poverty be below 6% in 2035?', /people in extreme poverty in \d{4}: [\d.]+% of population times/],
  [
    'Will 85% of people be online in 2035?',
    /people offline in \d{4}: what [\d.]+% of population leave of [\d.]+ billion/,
  ],
  ['What share of people will be over 65 in 2050?', /There were about \d+ million people of that age in \d{4}/],
  ['Will solar electricity double by 2030?', /so that electricity from all other sources (fell|grew) by \d+ TWh/],
])('%s reads the other series of its identity, though its words do not find it', async (question, says) => {
  expect((await told(question)).said).toMatch(says)
})

it('says nothing of a race that is long won, or of a total that tells nothing of the rest', async () => {
  expect((await told('Will 85% of people be online in 2035?')).said).not.toContain('merely to hold')
  const coal = (await told('Coal emissions below 4,000 million tonnes of carbon in 2035?')).said
  expect(coal).toContain('so that fossil emissions without those from coal')
  expect(coal).not.toContain('does not cover')
  expect((await told('Will child mortality halve by 2040?')).said).not.toMatch(/so that|merely to hold|There were/)
})

test.each([
  [
    'How much solar electricity will the world make in 2035?',
    /Electricity from the sun was 8\.\d+% of world electricity generation in 2025 and would be 2\d(\.\d)?% of it in 2035, in the middle, and between 1[\d.]+ and [4-9][\d.]+% with a chance of 80%/,
  ],
  [
    'How much nuclear power will the world make in 2035?',
    /Electricity from nuclear power was \d[\d.]*% of world electricity generation in 2021 and would be [5-9][\d.]*% of it/,
  ],
  [
    'Will CO2 emissions from coal be below 4,000 million tonnes of carbon in 2035?',
    /was 4\d[\d.]*% of [^.]*fossil CO2 emissions in 2024 and would be [34]\d/,
  ],
])('%s is told beside the whole that it is a part of', async (question, whole) => {
  expect((await told(question)).said).toMatch(whole)
})

test('what a share is of the whole is not told of an answer that is that share, nor of a whole', async () => {
  for (const question of [
    'What share of world electricity will come from solar power in 2035?',
    'How much electricity will the world generate in 2035?',
  ])
    expect((await told(question)).said).not.toMatch(/would be [\d.]+% of it/)
})

test('the parts of the table are those whose trends name their whole', async () => {
  const { rows } = await pool.query<{ part: string; total: string }>(
    `select part.name as part, total.name as total from item
     join series as s on s.item_id = item.id join series_state as part on part.series_id = s.id and part.known_to = 'infinity'
     join series as t on t.item_id = split_part(item.details #>> '{whole,item}', '/', 2)::bigint
     join series_state as total on total.series_id = t.id and total.known_to = 'infinity' order by part.name`,
  )
  const table = identities.flatMap((one) => (one.kind === 'part' ? [{ part: one.part, total: one.total }] : []))
  expect(rows).toEqual(table.toSorted((a, b) => (a.part < b.part ? -1 : 1)))
})

test('no part is told to be more than its whole, however far off, and beside the figure stands what holds it', async () => {
  const { said, report } = await told('How much solar electricity will the world make in 2045?')
  const high = Number(/would be .* of it in 2045, .* between [\d.]+ and ([\d.]+)% with a chance/.exec(said)?.[1])
  expect(high).toBeLessThanOrEqual(100)
  expect(said).toContain('where both are treated as independent, but for that no part is more than its whole.')
  const answer = (report.sections.find(({ name }) => name === 'answer')?.sentences ?? []).map(({ text }) => text)
  const held = /It is part of world electricity generation, and no part is more than its whole: from 20\d\d on/
  expect(answer.join(' ')).toMatch(held)
  const near = await told('How much solar electricity will the world make in 2030?')
  expect(JSON.stringify(near.report.sections)).not.toMatch(held)
})

test('nor is a share of a whole that is asked for', async () => {
  const { report } = await told('What share of world electricity will come from solar power in 2050?')
  const share = report.evidence.find(({ formula }) => formula === 'percent-of-whole-high')
  expect(Number(share?.value)).toBeLessThanOrEqual(100)
  expect(JSON.stringify(report.sections)).toContain('but for that no part is more than its whole')
})
