/** A series comes in as a file and goes out as one: with the marks beside its values, and nothing lost on the way. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { aTrend } from '../../../test/given/entries.ts'
import { aSeries } from '../../../test/given/series.ts'
import { periodAt, periods } from '#kit/periods.ts'
import { givenUser } from '../../../test/given/user.ts'

const { app } = await givenServer({})
const ada = await givenUser(app)
const { id: _id, ...about } = aSeries([])

type Found = { unit: string; frequency: string; observations: [string, number][]; marks: [string, string][] }

async function read(text: string, mapping = {}): Promise<Found> {
  const { series, whyNot } = (await ada.call('POST', '/api/series/preview', { text, mapping })).json()
  expect(whyNot).toBeNull()
  return series[0]
}

async function saved({ observations, marks, frequency, unit }: Found): Promise<string> {
  const series = { ...about, frequency, unit: unit ?? about.unit, observations, marks }
  const said = await ada.call('POST', '/api/items', { ...aTrend(), series })
  if (said.statusCode !== 201) throw new Error(said.body)
  return said.json().item.id
}

const file = (id: string) => ada.call('GET', `/api/items/trend/${id}/series.csv`)

test('marks are kept with the values, say which are provisional, and go out with them', async () => {
  const found = await read('Jahr;Wert (ppm)\n2020;1,5\n2021;1,6 e\n2022;1,75 1)\n2023;1,8 p\n')
  const id = await saved(found)
  const { item } = (await ada.call('GET', `/api/items/trend/${id}`)).json()
  expect(item.series).toMatchObject({
    marks: [
      ['2021', 'e'],
      ['2022', '1'],
      ['2023', 'p'],
    ],
    provisional: '2023',
  })
  const sent = await file(id)
  expect(sent.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="trend-${id}.csv"`,
  })
  expect(sent.body).toBe('year,value (ppm),mark\r\n2020,1.5,\r\n2021,1.6,e\r\n2022,1.75,1\r\n2023,1.8,p\r\n')
})

test('what goes out comes in again as it was', async () => {
  const value = fc.integer({ min: -9000, max: 9_000_000 }).map((one) => one / 1000)
  const line = fc.record({ value, mark: fc.constantFrom('', '', 'p', 'e', 'b', '1', '†', 'bp', 'p 2') })
  const lines = fc.array(line, { minLength: 3, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom(...Object.values(periods)), async (all, period) => {
      const at = (i: number) => periodAt(1980 * period.perYear + i, period)
      const rows = all.map((one, i) => `${at(i)};${one.value + 0};${one.mark}`)
      const first = await read(`when;value (ppm);mark\n${rows.join('\n')}\n`, { decimal: '.' })
      const again = await read((await file(await saved(first))).body)
      expect(again).toEqual(first)
      expect(first.frequency).toBe(period.name)
    }),
    { numRuns: 20 },
  )
})

test('a changed mark is a version of its own, read back as it was known', async () => {
  const id = await saved(await read('year,value (ppm),mark\n2022,1,\n2023,2,p\n'))
  const { item } = (await ada.call('GET', `/api/items/trend/${id}`)).json()
  const { id: _, provisional: __, ...series } = item.series
  await ada.call('PATCH', `/api/items/trend/${id}`, { version: 1, series: { ...series, marks: [['2023', 'r']] } })
  const versions = (await ada.call('GET', `/api/items/trend/${id}/versions`)).json().versions
  expect(versions.map((one: { version: number }) => one.version)).toContain(2)
  expect((await file(id)).body).toContain('2023,2,r')
  const now = (await ada.call('GET', `/api/items/trend/${id}`)).json().item.series
  expect(now).not.toHaveProperty('provisional')
})

test.for<[what: string, marks: unknown, reason: string]>([
  ['of a year without a value', [['2019', 'p']], 'marks 2019, which has no value'],
  ['twice', [['2022', 'p'], ['2022', 'e']], 'is out of order at 2022'], // prettier-ignore
  ['like a formula', [['2022', '=1+1']], 'is no mark, such as p or 1'],
])('a mark %s is refused', async ([, marks, reason]) => {
  const observations = [
    ['2022', 1],
    ['2023', 2],
  ]
  const said = await ada.call('POST', '/api/items', { ...aTrend(), series: { ...about, observations, marks } })
  expect([said.statusCode, said.body]).toEqual([400, expect.stringContaining(reason)])
})

test('a trend without a series has no file, and a private one is there for its author alone', async () => {
  const { item } = (await ada.call('POST', '/api/items', aTrend())).json()
  expect((await file(item.id)).json().error.code).toBe('no-series-then')
  const id = await saved(await read('year,value (ppm)\n2022,1\n2023,2\n'))
  expect((await app.inject(`/api/items/trend/${id}/series.csv`)).statusCode).toBe(404)
})
