/** Statistics offices and their like: what is asked of them, and how recorded answers read. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bindingAt, whyNotBinding } from '../binding.ts'
import type { Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { connectorOf } from './index.ts'

type Address = Record<string, string>
const folder = '../shared/reference/source-answers'
const has = existsSync(folder)
const told = (text: string, url = 'https://example.org/'): Told => ({ url, type: '', text })
const recorded = (file: string) => told(readFileSync(`${folder}/${file}`, 'utf8'))
const read = (id: string, answers: readonly Told[], address: Address) => {
  try {
    return connectorOf(id)?.parse(answers, address)
  } catch (error) {
    if (error instanceof SourceFault) return error.code
    throw error
  }
}

const gdp = { table: 'nama_10_gdp', pins: 'geo=EU27_2020;unit=CP_MEUR;na_item=B1GQ' }
const euro = { office: 'ecb', flow: 'EXR', key: 'A.USD.EUR.SP00.A' }
const water = { series: 'SH_H2O_SAFE', area: '1', pins: 'Location=ALLAREA' }
const brent = { route: 'petroleum/pri/spt', series: 'RBRTE', frequency: 'monthly' }
const life = { indicator: 'WHOSIS_000001', area: 'GLOBAL', dim1: 'SEX_BTSX' }
const albert = { project: 'en.wikipedia', article: 'Albert_Einstein' }
const table = { url: 'https://example.org/a.json', pins: '', source: 'An office', licence: 'CC0' }

test.each<[url: string, connector: string, address: Address]>([
  [
    'https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data/nama_10_gdp?format=JSON&lang=EN&geo=EU27_2020&unit=CP_MEUR&na_item=B1GQ&sinceTimePeriod=2000',
    'eurostat',
    gdp,
  ],
  ['https://data-api.ecb.europa.eu/service/data/EXR/A.USD.EUR.SP00.A?format=csvdata', 'sdmx', euro],
  [
    'https://unstats.un.org/SDGAPI/v1/sdg/Series/Data?seriesCode=SH_H2O_SAFE&areaCode=1',
    'un-sdg',
    { ...water, pins: '' },
  ],
  ['https://fred.stlouisfed.org/series/MCOILBRENTEU', 'fred', { series: 'MCOILBRENTEU' }],
  ['https://api.eia.gov/v2/petroleum/pri/spt/data/?frequency=monthly&facets[series][]=RBRTE', 'eia', brent],
  ['https://ghoapi.azureedge.net/api/WHOSIS_000001', 'who-gho', { ...life, dim1: '' }],
  ['https://en.wikipedia.org/wiki/Albert_Einstein', 'pageviews', albert],
])('%s is of %s', (url, connector, address) => {
  expect(bindingAt(url)).toEqual({ connector, address })
  expect(whyNotBinding({ connector, address })).toBe(null)
})

test.each<[connector: string, address: Address, url: string]>([
  [
    'eurostat',
    gdp,
    'https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data/nama_10_gdp?format=JSON&lang=EN&geo=EU27_2020&unit=CP_MEUR&na_item=B1GQ',
  ],
  ['sdmx', euro, 'https://data-api.ecb.europa.eu/service/data/EXR/A.USD.EUR.SP00.A?format=csvdata'],
  [
    'fred',
    { series: 'MCOILBRENTEU' },
    'https://api.stlouisfed.org/fred/series/observations?series_id=MCOILBRENTEU&file_type=json',
  ],
  [
    'who-gho',
    life,
    'https://ghoapi.azureedge.net/api/WHOSIS_000001?$filter=SpatialDim%20eq%20%27GLOBAL%27%20and%20Dim1%20eq%20%27SEX_BTSX%27&$orderby=TimeDim',
  ],
])('%s asks for %j at', (id, address, url) => {
  expect(
    connectorOf(id)
      ?.requests(address)
      .map((one) => decodeURIComponent(one.url)),
  ).toEqual([decodeURIComponent(url)])
})

test('a key is named beside the address, never in it', () => {
  const asked = [
    ...(connectorOf('fred')?.requests({ series: 'A1' }) ?? []),
    ...(connectorOf('eia')?.requests(brent) ?? []),
  ]
  expect(asked.map(({ key }) => key?.name)).toEqual(['FRED_API_KEY', 'EIA_API_KEY'])
  expect(asked.map(({ url }) => url).join(' ')).not.toContain('api_key')
})

test.each([
  [
    ['2024-01-01', '2024-04-01', '2024-07-01'],
    ['2024-Q1', '2024-Q2', '2024-Q3'],
  ],
  [
    ['2024-01-01', '2024-04-01', '2024-05-01'],
    ['2024-01', '2024-04', '2024-05'],
  ],
  [
    ['2022-01-01', '2024-01-01'],
    ['2022', '2024'],
  ],
  [
    ['2024-01-01', '2024-01-08'],
    ['2024-01-01', '2024-01-08'],
  ],
])('FRED dates by first days: of %j it has %j', (dates, at) => {
  const said = { count: dates.length, observations: dates.map((date, i) => ({ date, value: String(i + 1) })) }
  const parsed = connectorOf('fred')?.parse([{ url: '', type: '', text: JSON.stringify(said) }], { series: 'A1' })
  expect(parsed?.series[0]?.values.map(([one]) => one)).toEqual(at)
})

const cases: [file: string, connector: string, address: Address, values: unknown][] = [
  [
    'eurostat.json',
    'eurostat',
    { table: 'test', pins: 'geo=EU27_2020' },
    [
      ['2020', 10.1],
      ['2021', 10.2],
      ['2023', 10.4, 'p'],
    ],
  ],
  [
    'eurostat.json',
    'json-stat',
    table,
    [
      ['2020', 10.1],
      ['2021', 10.2],
      ['2023', 10.4, 'p'],
    ],
  ],
  [
    'sdmx-1.0.csv',
    'sdmx',
    euro,
    [
      ['2022', 1.053],
      ['2023', 1.0813],
    ],
  ],
  ['sdmx-2.0.csv', 'sdmx', { ...euro, office: 'ilo' }, [['2020-01', 1500]]],
  [
    'un-sdg.json',
    'un-sdg',
    water,
    [
      ['2000', 61.26163483, 'E'],
      ['2024', 73.73517609, 'E'],
    ],
  ],
  [
    'fred.json',
    'fred',
    { series: 'MCOILBRENTEU' },
    [
      ['2020-01', 63.6],
      ['2020-02', 55],
      ['2020-04', 23.34],
    ],
  ],
  [
    'eia.json',
    'eia',
    brent,
    [
      ['2026-06', 80.1],
      ['2026-07', 83.76],
    ],
  ],
  [
    'who-gho.page1.json',
    'who-gho',
    life,
    [
      ['2018', 73],
      ['2019', 73.1],
    ],
  ],
  [
    'pageviews.json',
    'pageviews',
    albert,
    [
      ['2016-01', 1_200_000],
      ['2016-02', 1_900_000],
    ],
  ],
]

test.skipIf(!has)(
  'recorded answers read as they are (skipped where shared/reference is not beside the repository)',
  () => {
    for (const [file, id, address, values] of cases) {
      const parsed = read(id, [recorded(file)], address)
      expect([file, id, typeof parsed === 'object' ? parsed.series[0]?.values : parsed]).toEqual([file, id, values])
      expect(connectorOf(id)?.attribution(address, null).text.length).toBeGreaterThan(5)
    }
    expect(read('un-sdg', [recorded('un-sdg.json')], { ...water, pins: 'Location=MOON' })).toBe('no-values')
    expect(read('eurostat', [recorded('eurostat.413.json')], gdp)).toBe('says-error')
    expect(read('fred', [recorded('fred.400.json')], { series: 'A1' })).toBe('other-shape')
  },
)

test.skipIf(!has)('a page that is named by its query alone is of the address that was asked', () => {
  expect(connectorOf('who-gho')?.more?.(recorded('who-gho.page1.json'), life)?.url).toBe(
    'https://ghoapi.azureedge.net/api/WHOSIS_000001?$skip=2',
  )
  expect(connectorOf('who-gho')?.more?.(recorded('who-gho.page2.json'), life)).toBe(null)
})
