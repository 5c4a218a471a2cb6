/** What the sections of a report leave unsaid: whatever is nothing, or is not so. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenCheckedReport } from '../../../../test/given/report.ts'
import type { Section, SectionName } from '../../report/report.ts'

const { pool } = await givenDatabase({ stocked: true })

const written = (question: string) => givenCheckedReport(pool, question)

test('a section with nothing to say of the answer is left out, and what is not known stands among the gaps', async () => {
  const { names, said } = await written('If China attacks Taiwan by 2035, will US forces fight?')
  expect(names).toEqual(expect.arrayContaining(['answer', 'unknown', 'method']))
  expect(names).not.toContain('change')
  expect(said('unknown')).toEqual([
    'The base names no event by which it would become likelier, or less likely, by a stated amount that US forces fight within 90 days, if China blockades or attacks the main island of Taiwan by the end of 2035.',
  ])
})

test('what the report itself draws on is no gap', async () => {
  const { report, said, names } = await written('What will world life expectancy be in 2045?')
  expect(report.answer?.figure).toMatch(/years$/)
  expect(names).toContain('drivers')
  expect(said('unknown').join(' ')).not.toMatch(/No series measures this|No question in the base|No scenario covers/)
})

test('what would change an answer stands in one table: what to watch, when it is known, and the answer then', async () => {
  const { find } = await written('Will world life expectancy be above 78 years in 2040?')
  const tables = find('change')?.blocks.flatMap((block) => (block.type === 'table' ? [block] : [])) ?? []
  expect(tables.map(({ columns }) => columns)).toEqual([['Watch', 'Value for', 'Known by', 'If', 'Answer then']])
  const rows = tables[0]?.rows.map((row) => row.map(({ text }) => text)) ?? []
  expect(rows.length).toBeGreaterThanOrEqual(3)
  const told = rows.filter(([what]) => what === 'World life expectancy of 75 in 2027')
  expect(told.map(([, , , turn]) => turn)).toEqual(['comes true', 'fails'])
  // More years early on make more years later more likely.
  const chances = rows
    .filter(([what]) => what === 'World life expectancy')
    .map(([, , , , then = '']) => Number.parseFloat(then))
  expect(chances[1]).toBeGreaterThan(chances[0] ?? 100)
  for (const [, , at = ''] of rows) expect(Number(at.slice(-4))).toBeLessThan(2040)
  // A value is known later than the time that it is of: as late as the next one will be after its own.
  const values = rows.filter(([what]) => what === 'World life expectancy')
  const late = values.map(([, of = '', at = '']) => Number(at.slice(-4)) - Number(of))
  expect(new Set(late).size).toBe(1)
  expect(late[0]).toBeGreaterThanOrEqual(1)
})

test.each([
  ['Will child mortality halve by 2040?', /^Child mortality ended more than \d+% lower than at the start in \d+ of/],
  [
    'Will electricity from wind double by 2035?',
    /^Electricity from wind rose at least as far as it now has to in \d+ of/,
  ],
])('a base rate counts what moved as far as is asked: %s', async (question, counted) => {
  const { said } = await written(question)
  expect(said('path')).toContainEqual(expect.stringMatching(counted))
})

test('what is only mentioned beside the answer drives nothing, is no sign of it and nothing to watch', async () => {
  const { report, said } = await written('How many orbital launches will there be in 2027?')
  expect(report.answer?.says).toBe('The number of orbital launch attempts in 2027')
  const text = report.sections.flatMap((section) => [
    ...section.sentences.map((one) => one.text),
    ...section.blocks.map((block) => JSON.stringify(block)),
  ])
  // Launches drive who is online, and not the other way round; worlds of space share no more than words.
  expect(text.join(' ')).not.toMatch(/online|Swept orbits|Grounded/)
  expect(said('drivers')).toEqual([])
})

test('what drives the answer by the word of its author stands in one table, with what it does and where it stands', async () => {
  const { find } = await written('Will the low-carbon share of electricity be above 44% in 2033?')
  const [table] = find('drivers')?.blocks ?? []
  const rows = table?.type === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : []
  expect(rows.length).toBeLessThanOrEqual(5)
  expect(rows).toContainEqual(['Electricity from the sun', 'drives it', expect.stringMatching(/TWh/), '2025', 'rising'])
})

test('a chance is told with how it came about, step by step, and with the ways in which it can go', async () => {
  const { find } = await written('Will CO2 in the air reach 450 ppm in 2034?')
  const steps = tableIn(find('path'))
  expect(steps.slice(0, 2).map(([view]) => view)).toEqual([
    'How often it went so far before',
    'The projection of its series',
  ])
  // The past is looked at and counts nothing, and what the forecast weighed is within the forecast.
  expect(steps[0]?.slice(2)).toEqual(['nothing', ''])
  expect(steps).toContainEqual([expect.stringContaining('El Niño'), 'likelier', '', ''])
  expect(steps.at(-1)?.[0]).toBe('The forecast of Farsight')
  expect(steps.at(-1)?.[2]).toBe('in full')
  expect(find('answer')?.sentences[0]?.text).toContain(` is ${steps.at(-1)?.[3]}.`)
  expect(
    find('path')
      ?.sentences.map(({ text }) => text)
      .join(' '),
  ).toMatch(/counts nothing by itself.*agreed on until/)
  const chances = tableIn(find('branches')).map(([, chance = '']) => Number.parseFloat(chance))
  expect(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThanOrEqual(2)
})

/** The cells of its first table. */
function tableIn(section: Section | undefined): string[][] {
  const table = section?.blocks.find((one) => one.type === 'table')
  return table?.rows.map((row) => row.map(({ text }) => text)) ?? []
}

test('the chance of a question on a condition is told with the condition, without which it is that of another event', async () => {
  const { said } = await written('If China attacks Taiwan by 2035, will US forces fight?')
  expect(said('answer')[0]).toMatch(
    /^If China blockades or attacks .* by the end of 2035, the chance that US forces fight/,
  )
})

test('an answer stands in three sentences, the last of which says what it hangs on most', async () => {
  const { said } = await written('Will CO2 in the air reach 450 ppm in 2034?')
  expect(said('answer')[0]).toMatch(
    /^The chance that the global mean CO2 concentration reaches 450 ppm for the year 2034 is \d+%\.$/,
  )
  expect(said('answer').at(-1)).toMatch(/^Should the series stand at \d/)
  expect(said('answer').join(' ').split(' ').length).toBeLessThanOrEqual(70)
})

test('the middle of a forecast moves with the next values of its series, up with a high one and down with a low', async () => {
  const { find, report } = await written('What will world life expectancy be in 2045?')
  const now = Number.parseFloat(report.answer?.figure ?? '')
  const rows = tableIn(find('change')).map((row) => Number.parseFloat(row.at(-1) ?? ''))
  // Of ten years on a high value would be followed by a lower one: the forecast is surer than the projection.
  expect(rows).toHaveLength(2)
  for (const [i, then] of rows.entries()) expect(then > now).toBe(i % 2 === 1)
})

test('an amount that is asked against a year that was measured is told with how far it lies from that', async () => {
  const { said, report } = await written(
    'What will world life expectancy be in 2045, so how many more years than in 2023 should we reserve for?',
  )
  const now = Number.parseFloat(report.answer?.figure ?? '')
  const apart = said('answer').flatMap(
    (text) => /^That is ([\d.]+) years more than in 2023, when it stood at 74\.04 years/.exec(text)?.[1] ?? [],
  )
  expect(Number(apart[0])).toBeCloseTo(now - 74.04, 1)
})

test('a time that is read off the paths of a series has an early and a late end', async () => {
  const { said } = await written('When will there be nine billion of us?')
  const [, early, late] = said('answer').flatMap(
    (text) => /^It comes between (\d{4}) and (\d{4}) with/.exec(text) ?? [],
  )
  expect(Number(early)).toBeLessThan(Number(late))
})

test('who asks in another unit is told in which it is counted', async () => {
  const { said, report } = await written('What will gold cost in euros in 2030?')
  expect(report.answer).toBeNull()
  expect(said('answer').join(' ')).toContain('It is counted in “US$ per troy ounce, nominal” alone')
})

test('why it matters, and who gains and who loses, is told in the words of the base', async () => {
  const worlds = await written('What share of people will live in cities and towns in 2040?')
  expect(worlds.said('meaning').join(' ')).toMatch(/Who gains and who loses in the world of “.+”: “.+”\./)
  // All the worlds that its series counts in are less likely than one in twenty.
  const share = await written('Will the low-carbon share of electricity be above 44% in 2033?')
  expect(share.said('meaning').join(' ')).not.toContain('Who gains')
  const mars = await written('Will people land on Mars by 2045?')
  expect(mars.said('meaning')[0]).toMatch(/^Why it matters: “/)
  expect(mars.said('path')[0]).toMatch(/^Where it stands: “/)
})

test('what would change the answer is told, and not what the answer would change', async () => {
  const age = await written('Will somebody older than 122 years live by 2050?')
  expect(age.report.answer?.says).toBe('A person verifiably older than Jeanne Calment has lived by the end of 2050')
  // By what the forecast says of itself: more people alive at 119 would double it.
  expect(tableIn(age.find('change'))[0]?.slice(-2)).toEqual(['comes true', '50%'])
  const cup = await written('Which country will win the World Cup of 2030?')
  const [table] = cup.find('change')?.blocks ?? []
  const left = table?.type === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : []
  // It may be out on any day, and not on that on which the question closes.
  expect(left[0]).toEqual(['France', 'fails', expect.stringMatching(/%$/)])
  expect(table?.type === 'table' && table.columns).toEqual(['Watch', 'If', 'Answer then'])
  const moon = await written('When will people next land on the Moon?')
  for (const text of moon.said('change')) expect(text).not.toMatch(/from (\d{4}) to \1/)
})

test('the picture of its own series stands beside an answer, drivers have their table alone; a bare chance has none', async () => {
  const share = await written('Will the low-carbon share of electricity be above 44% in 2033?')
  const fans = (name: SectionName) => share.find(name)?.blocks.flatMap((one) => (one.type === 'fan' ? [one] : [])) ?? []
  expect(fans('answer')).toMatchObject([{ title: 'Low-carbon share of electricity', threshold: 44 }])
  expect(share.find('drivers')?.blocks.map(({ type }) => type)).toEqual(['table'])
  const war = await written('If China attacks Taiwan by 2035, will US forces fight?')
  expect(war.find('answer')?.blocks).toEqual([])
})

test('a sign says who says it, and not at which address', async () => {
  const { said } = await written('How many people will there be on Earth in 2050?')
  expect(said('against').join(' ')).toContain(
    '(United Nations, World Population Prospects 2024, Jul 2026, which adds: “',
  )
})

test('a year between two deadlines is what was asked, and no nearest question of another year', async () => {
  const { report, said } = await written('Will China blockade or attack Taiwan by the end of 2031?')
  expect(report.year).toBe(2031)
  expect(said('method').join(' ')).not.toMatch(/speaks of|is meant/)
})

test('what is denied on a condition is told with the condition', async () => {
  const { report, said } = await written('If China attacks Taiwan by 2035, will US forces not fight?')
  expect(report.answer?.figure).toMatch(/^\d+%$/)
  expect(said('answer')[0]).toMatch(
    /^The chance that US forces do not fight within 90 days, if China blockades or attacks the main island of Taiwan by the end of 2035, is \d+%\.$/,
  )
  expect(report.answer?.says).toMatch(/^US forces do not fight within 90 days, if China /)
})

test('what was read and is nowhere told is no source, and what is told names its own', async () => {
  const { report } = await written('Will somebody live longer than 122 years by 2050?')
  const cited = new Set(report.evidence.map(({ item }) => item))
  expect(report.sources.length).toBeGreaterThan(0)
  expect(report.sources.map(({ item }) => item).filter((item) => !cited.has(item))).toEqual([])
  expect(report.sources.length).toBeLessThan(8)
})
