/** What bears on an answer: only what is tied to it, with its size and lag where the past of both tells them. */
import { expect, it } from 'vitest'
import { givenDatabase } from '../../../../../test/given.ts'
import { givenReport } from '../../../../../test/given/report.ts'
import { checkReport } from '../../../checking/check-report.ts'

const { pool } = await givenDatabase({ stocked: true })

async function drivers(question: string) {
  const { report, dossier, resolve } = await givenReport(pool, question)
  expect(await checkReport(report, resolve)).toEqual([])
  const section = report.sections.find(({ name }) => name === 'drivers')
  const table = section?.blocks.find(({ title }) => title === 'What bears on it')
  const { columns, rows } = table?.type === 'table' ? table : { columns: [], rows: [] }
  const cells = rows.map((row) => Object.fromEntries(row.map(({ text }, i) => [columns[i] ?? '', text])))
  const said = (section?.sentences ?? []).map(({ text }) => text).join(' ')
  return { dossier, report, rows, cells, columns, said }
}

it('says what the answer would be once a driver comes out low or high, which way it pushes, and when that shows', async () => {
  const { cells, said, report } = await drivers(
    'Will fossil CO2 emissions be above 11,000 million tonnes of carbon in 2032?',
  )
  const coal = cells.find(({ Driver }) => Driver === 'CO2 emissions from coal')
  expect(coal).toMatchObject({ Effect: 'raises it', 'Shows after': 'the same year' })
  const [low, figure, high] = [coal?.['Answer if low'], report.answer?.figure, coal?.['Answer if high']].map(
    (text = '') => Number.parseFloat(text.replace('over ', '')),
  )
  expect(low).toBeLessThan(figure ?? 0)
  expect(high).toBeGreaterThan(figure ?? 100)
  expect(said).toContain('which is no proof of a cause')
})

it('says of an amount which values it would have, and of drivers without a size that none is known', async () => {
  const { cells, said } = await drivers('What will fossil CO2 emissions be in 2035?')
  const [first, ...others] = cells
  expect(first?.['Answer if low']).toMatch(/million tonnes of carbon$/)
  const oil = others.find(({ Driver }) => Driver === 'Price of Brent oil')
  expect(oil).toMatchObject({ Effect: 'slows it', 'Answer if low': '', 'Shows after': '' })
  expect(said).toContain('Where no size stands,')
})

it('says nothing of sizes of what is made of several series, for which none is looked for', async () => {
  const { rows, said } = await drivers('How much electricity will wind and solar make together in 2030?')
  expect(rows.length).toBeGreaterThan(0)
  expect(said).not.toMatch(/size|By how much/)
})

it('lists nothing that no link ties to what is answered, and says of none that it goes nowhere', async () => {
  const { dossier, rows, cells, columns, said } = await drivers(
    'Will child mortality be a third lower in 2035 than in 2020?',
  )
  const subject = dossier.items.find(({ label }) => label === 'Child mortality')
  const tied = new Set([
    ...(subject?.links ?? []).map(({ to }) => to),
    ...dossier.items.filter(({ links }) => links.some(({ to }) => to === subject?.ref)).map(({ ref }) => ref),
  ])
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(([first]) => !tied.has(first?.item ?? ''))).toEqual([])
  expect(columns).not.toContain('Answer if low')
  expect(said).toContain('By how much they move it is not known')
  expect(said).not.toContain('Where no size stands')
  expect(cells.map(({ Heading = '' }) => Heading).join()).not.toContain('no clear direction')
})
