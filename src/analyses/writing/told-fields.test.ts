/** What reports say by the fields of trends and forecasts: what drives, breaks and moves them, as somebody wrote it. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../test/given.ts'
import { givenCheckedReport } from '../../../test/given/report.ts'
import type { SectionName } from '../report/report.ts'

const { pool } = await givenDatabase({ stocked: true })

async function written(question: string) {
  const { find, said, rows } = await givenCheckedReport(pool, question)
  const claimed = (name: SectionName) =>
    find(name)?.sentences.flatMap(({ claims }) => claims.map(({ field }) => field)) ?? []
  return { said, claimed, rows }
}

test('what drives a series and what is to be watched is told line by line, with its way and its day', async () => {
  const { said, claimed } = await written('How many people will armed conflicts kill in 2028?')
  expect(said('drivers').join(' ')).toMatch(
    /What drives [^:]+: “Civil wars in which foreign states take part .+” \(up\); “/,
  )
  expect(claimed('drivers')).toEqual(expect.arrayContaining(['details.drives.1.what', 'details.drives.1.pushes']))
  expect(said('change').join(' ')).toContain('What to watch: “The yearly release from Uppsala each June” (Jun 2027); “')
})

test('what would move a forecast is told where its writer says no more than a bound, or by how many years', async () => {
  const fertility = await written('Will fertility in the world be below 2 in 2033?')
  expect(fertility.said('change')).toContain('“A new UN round with less than 2.2 for 2024” would take it above 50%.')
  const fusion = await written('When will fusion power be fed into a grid?')
  const plant = 'A plant, off the grid, gives more electricity than it takes'
  expect(
    fusion
      .rows('change')
      .find(([what]) => what === plant)
      ?.at(-1),
  ).toBe('2040')
})
