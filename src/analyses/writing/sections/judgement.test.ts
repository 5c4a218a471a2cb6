/** What rests on judgement alone is told with all that the base holds and can compute of it, and with nothing else. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenCheckedReport } from '../../../../test/given/report.ts'

const { pool } = await givenDatabase({ stocked: true })
const written = (question: string) => givenCheckedReport(pool, question)
const xi = "Will Xi Jinping still be running China's Communist Party at the start of 2028?"
const percent = (text = '') => Number.parseFloat(text)

test('a chance by one deadline is spread over the years before it, and what is left is told', async () => {
  const { find, said } = await written('Will the UN Security Council have a new permanent member by 2050?')
  expect(said('branches')[0]).toMatch(
    /^The chance that .+, \d+%, is 0\.\d+% a year if it is as likely in each of them\.$/,
  )
  const block = find('branches')?.blocks.find(({ title }) => title === 'If it is as likely in each year')
  const rows = block?.type === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : []
  const come = rows.map(([, chance]) => percent(chance))
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(come).toEqual(come.toSorted((a, b) => a - b))
  expect(rows.at(-1)).toEqual(['2050', find('answer')?.sentences[0]?.text.match(/\d+%/)?.[0], ''])
  // Less is left the later it has not come.
  const left = rows.slice(0, -1).map(([, , chance]) => percent(chance))
  expect(left).toEqual(left.toSorted((a, b) => b - a))
})

test.each([
  ['asked for one day, and not by it', xi],
  ['asked for two years', 'Will China blockade or attack Taiwan by 2035?'],
  ['answered by a series', 'Will CO2 in the air reach 450 ppm in 2034?'],
])('nothing is spread over years that is %s', async (_, question) => {
  const { find } = await written(question)
  expect(find('branches')?.blocks.map(({ title }) => title) ?? []).not.toContain('If it is as likely in each year')
})

test('what the forecast weighed against its own number stands among what speaks against it', async () => {
  const { said } = await written(xi)
  expect(said('against')[0]).toMatch(
    /^Of what the forecast weighed itself, this makes it unlikelier .+“At 74, health alone/,
  )
  const { said: of } = await written('If China attacks Taiwan by 2035, will US forces fight?')
  expect(of('against')[0]).toMatch(/^Of what the forecast weighed itself, this makes it likelier .+“Bases and ships/)
})

test('what authors tie to it stands beside it with its number, and not what it drives or what is about something else', async () => {
  const { rows, said } = await written('If China attacks Taiwan by 2035, will US forces fight?')
  expect(said('drivers')).toContain(
    'Authors of the base tie the following to it, without saying that one drives the other.',
  )
  expect(rows('drivers').map(([name]) => name)).toEqual([
    'Taiwan blockade or attack by 2028',
    'Trade falls if Taiwan is attacked',
    'Nuclear weapon used in war by 2050',
  ])
  expect(rows('drivers')[0]).toEqual([expect.any(String), '4%', '20 Nov 2026', '31 Jan 2029'])
  const launches = await written('How many orbital launches will there be in 2027?')
  expect(launches.rows('drivers')).toEqual([])
})

test('up to which price it pays to be safe is told, and that no such judgement has been scored yet', async () => {
  const { said, report } = await written(xi)
  expect(said('meaning').at(-1)).toBe(
    `Whoever would lose by it may pay up to ${report.answer?.figure} of that loss for protection: beyond that, protection costs more than it saves on average.`,
  )
  expect(said('record')).toEqual([expect.stringMatching(/^No question like this one has been decided in the base yet/)])
  // A series has a record of its own.
  const { said: ofSeries } = await written('Will CO2 in the air reach 450 ppm in 2034?')
  expect(ofSeries('record').join(' ')).not.toMatch(/No question like this one/)
})

test('the rule that decides it is told whole, between two years too', async () => {
  const { said } = await written('Will a nuclear weapon be used in war by 2044?')
  expect(said('method').at(-1)).toMatch(
    /^What counts is told by the rule of “Nuclear weapon used in war by 20[35]0”: “.{200,}”\.$/,
  )
})
