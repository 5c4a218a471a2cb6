/** Looks that ask more than one address: weights of countries, and a workbook behind a link. */
import { expect, test } from 'vitest'
import { givenBound, indicator } from '../../../test/sources/bound.ts'

const { source, trend, look, seriesOf, bind, bindingOf } = await givenBound()
const bank = 'https://api.worldbank.org/v2'

const at = (code: string) => indicator.replace('EN.ATM.TEST', code).replace('WLD', 'ALL')

/** Three quarters of 415 and a quarter of 419, and one more each year. */
const known = ['2021', '2022', '2023'].map((year, i): [string, number] => [year, 416 + i])

const rows = (values: Record<string, [string, number][]>) =>
  Object.entries(values).flatMap(([code, of]) =>
    of.map(([date, value]) => ({
      indicator: { id: 'x', value: 'X' },
      country: { id: code, value: code },
      countryiso3code: code,
      date,
      value,
    })),
  )
const answer = (list: unknown[]) => [{ page: 1, pages: 1, total: list.length }, list]

test('a mean over countries is computed of both answers, asked one after the other', async () => {
  const id = await trend(known)
  const area = { area: 'ALL' }
  const by = { indicator: 'SP.POP.TOTL', ...area }
  await bind(id, {
    address: { indicator: 'EN.ATM.TEST', ...area },
    derive: { is: 'world-of-countries', how: 'weighted', by },
  })
  expect((await bindingOf(id)).hosts).toEqual(['api.worldbank.org'])
  const years = ['2021', '2022', '2023', '2024']
  const all = (value: number): [string, number][] => years.map((year, i) => [year, value + i])
  source.at(at('EN.ATM.TEST'), answer(rows({ AFG: all(415), MLI: all(419), ARB: all(1) })))
  source.at(
    at('SP.POP.TOTL'),
    answer(rows({ AFG: years.map((year) => [year, 3]), MLI: years.map((year) => [year, 1]) })),
  )
  source.at(
    `${bank}/country`,
    answer([...['AFG', 'MLI'].map((one) => ({ id: one, region: { id: 'X' } })), { id: 'ARB', region: { id: 'NA' } }]),
  )
  source.asked.length = 0
  expect(await look(id)).toMatchObject({ outcome: 'new', sentence: '2024 added.' })
  expect(source.asked.map(({ url }) => url.replace(/\?.*/, ''))).toEqual([
    at('EN.ATM.TEST'),
    `${bank}/country`,
    at('SP.POP.TOTL'),
    `${bank}/country`,
  ])
  expect((await seriesOf(id)).observations).toEqual([...known, ['2024', 419]])
})

test('a page is asked for its link as its site lets programs do', async () => {
  const id = await trend()
  await bind(id, { connector: 'pink-sheet', address: { commodity: 'Gold' } })
  const site = 'https://www.worldbank.org'
  source.at(
    `${site}/en/research/commodity-markets`,
    '<a href="//thedocs.worldbank.org/x/CMO-Historical-Data-Monthly.xlsx">x</a>',
  )
  source.at('https://thedocs.worldbank.org/x/CMO-Historical-Data-Monthly.xlsx', 'no workbook')
  source.at(`${site}/robots.txt`, 'User-agent: *\nDisallow: /en/research')
  source.asked.length = 0
  expect(await look(id)).toMatchObject({ outcome: 'failed', code: 'asks-not-to' })
  expect(source.asked).toHaveLength(1)
  source.at(`${site}/robots.txt`, (_, response) => void response.writeHead(404).end())
  expect(await look(id)).toMatchObject({ code: 'other-shape', sentence: expect.stringContaining('workbook') })
  expect(source.asked).toHaveLength(4)
  source.at(`${site}/robots.txt`, (_, response) => void response.writeHead(500).end())
  expect(await look(id)).toMatchObject({ outcome: 'failed', code: 'server-error' })
  expect(source.asked).toHaveLength(5)
})
