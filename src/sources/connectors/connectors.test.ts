/** What each connector makes of addresses that people paste, what it asks, and how recorded answers read. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bindingAt, whyNotBinding } from '../binding.ts'
import type { Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { connectorOf, connectors } from './index.ts'

const folder = '../shared/reference/source-answers'
const hasRecorded = existsSync(folder)
const told = (text: string, url = 'https://example.org/'): Told => ({ url, type: '', text })
const recorded = (...files: string[]) => files.map((file) => told(readFileSync(`${folder}/${file}`, 'utf8')))

type Address = Record<string, string>
const parse = (id: string, answers: readonly Told[], address: Address) => connectorOf(id)?.parse(answers, address)
const faultOf = (act: () => unknown) => {
  try {
    return act()
  } catch (error) {
    return error instanceof SourceFault ? error.code : error
  }
}

const urban = { indicator: 'SP.URB.TOTL.IN.ZS', area: 'WLD' }
const cars = { slug: 'electric-car-sales', entity: 'World', column: '' }
const methane = {
  url: 'https://gml.noaa.gov/a.csv',
  date: 'year+month',
  value: 'average',
  rows: '',
  source: 'NOAA',
  licence: 'public domain',
  unit: 'ppb',
}

test.each<[url: string, connector: string | null, address: Address]>([
  ['https://data.worldbank.org/indicator/SP.URB.TOTL.IN.ZS?locations=1W', 'world-bank', urban],
  ['https://data.worldbank.org/indicator/SP.URB.TOTL.IN.ZS', 'world-bank', urban],
  ['https://data.worldbank.org/indicator/SP.URB.TOTL.IN.ZS?locations=DE-FR', 'world-bank', { ...urban, area: 'DE' }],
  ['https://api.worldbank.org/v2/country/all/indicator/sp.urb.totl.in.zs?format=json', 'world-bank', urban],
  ['https://api.worldbank.org/v2/en/country/DEU/indicator/SP.URB.TOTL.IN.ZS', 'world-bank', { ...urban, area: 'DEU' }],
  ['https://ourworldindata.org/grapher/electric-car-sales', 'owid', cars],
  ['https://ourworldindata.org/grapher/electric-car-sales.csv?csvType=full', 'owid', cars],
  ['https://www.ourworldindata.org/grapher/electric-car-sales?tab=chart&country=~OWID_WRL', 'owid', cars],
  ['https://ourworldindata.org/energy', null, {}],
  ['https://data.worldbank.org/country/germany', null, {}],
  ['https://api.worldbank.org.evil.example/v2/country/all/indicator/SP.POP.TOTL', null, {}],
  ['https://example.org/a.csv', null, {}],
  ['no address', null, {}],
])('%s is of %s', (url, connector, address) => expect(bindingAt(url)).toEqual(connector && { connector, address }))

test.each<[connector: string, address: Address, urls: string[]]>([
  [
    'world-bank',
    urban,
    ['https://api.worldbank.org/v2/country/WLD/indicator/SP.URB.TOTL.IN.ZS?format=json&per_page=1000'],
  ],
  [
    'owid',
    cars,
    [
      'https://ourworldindata.org/grapher/electric-car-sales.metadata.json?csvType=full&useColumnShortNames=true',
      'https://ourworldindata.org/grapher/electric-car-sales.csv?csvType=full&useColumnShortNames=true',
    ],
  ],
  ['plain-file', methane, ['https://gml.noaa.gov/a.csv']],
  [
    'plain-file',
    { ...methane, url: 'https://docs.google.com/spreadsheets/d/a-b_1/edit#gid=7' },
    ['https://docs.google.com/spreadsheets/d/a-b_1/export?format=csv&gid=7'],
  ],
])('%s asks for %j at', (id, address, urls) => {
  expect(whyNotBinding({ connector: id, address })).toBe(null)
  expect(
    connectorOf(id)
      ?.requests(address)
      .map(({ url }) => url),
  ).toEqual(urls)
})

test('every connector names its source, its licence and the parts of its address', () => {
  for (const { id, fields, title, pace } of connectors) {
    expect(`${id} ${title}`).toMatch(/^[a-z-]+ \w/)
    expect(Object.keys(fields).length).toBeGreaterThan(0)
    expect(pace.apartMs).toBeGreaterThanOrEqual(1000)
  }
})

test.skipIf(!hasRecorded)(
  'recorded answers of the World Bank read as they are (skipped where shared/reference is not beside the repository)',
  () => {
    const pages = recorded('world-bank.page1.json', 'world-bank.page2.json')
    const { more } = connectorOf('world-bank') ?? {}
    expect(more?.(pages[0]!, urban)?.url).toContain('&page=2')
    expect(more?.(pages[1]!, urban)).toBe(null)
    expect(parse('world-bank', pages, urban)).toEqual({
      series: [
        {
          name: 'World',
          values: [
            ['2024', 57.6],
            ['2023', 57.3],
            ['2022', 56.9],
            ['2021', 56.5],
          ],
        },
      ],
      title: 'Urban population (% of total population)',
      id: 'SP.URB.TOTL.IN.ZS',
      unit: null,
      updated: '2026-07-01',
      next: null,
      notes: [],
      saysMarks: true,
    })
    expect(faultOf(() => parse('world-bank', pages.slice(0, 1), urban))).toBe('wrong-count')
    expect(faultOf(() => parse('world-bank', recorded('world-bank.empty.json'), urban))).toBe('no-values')
    expect(faultOf(() => parse('world-bank', recorded('world-bank.error.json'), urban))).toBe('says-error')
    expect(faultOf(() => parse('world-bank', recorded('world-bank.error.xml'), urban))).toBe('other-shape')
  },
)

test.skipIf(!hasRecorded)('recorded answers of Our World in Data read as they are', () => {
  const answers = recorded('owid.metadata.json', 'owid.csv')
  expect(parse('owid', answers, cars)).toMatchObject({
    series: [
      {
        name: 'World',
        values: [
          ['2022', 10_200_000],
          ['2023', 13_800_000],
        ],
      },
    ],
    title: 'Electric car sales',
    id: '1',
    unit: 'cars',
    updated: '2026-05-20',
    next: '2027-05-20',
  })
  expect(connectorOf('owid')?.stampOf?.(answers[0]!, cars)).toBe('1 2026-05-20')
  expect(faultOf(() => parse('owid', answers, { ...cars, column: 'others' }))).toBe('other-columns')
  expect(parse('owid', answers, { ...cars, entity: 'CHN' })?.series[0]?.values).toEqual([['2023', 8_100_000]])
})

test.skipIf(!hasRecorded)('recorded files read as they are, a page for people does not', () => {
  expect(parse('plain-file', recorded('noaa.csv'), methane)?.series[0]?.values).toEqual([
    ['2020-01', 1873.44],
    ['2020-02', 1874.02],
  ])
  expect(faultOf(() => parse('plain-file', recorded('google-sheet.private.html'), methane))).toBe('a-page')
})

const file = (text: string, other: Address = {}) =>
  faultOf(
    () => parse('plain-file', [told(text)], { ...methane, date: 'year', value: 'mean', ...other })?.series[0]?.values,
  )

test.each<[what: string, text: string, other: Address, reads: unknown]>([
  [
    'remarks before the header',
    'A title, of a file\n# more\nyear,mean\n2020,1\n2021,2\n',
    {},
    [
      ['2020', 1],
      ['2021', 2],
    ],
  ],
  ['semicolons', 'year;mean\n2020;1\n', {}, [['2020', 1]]],
  ['`sep=`', 'sep =|\nyear|mean\n2020|1\n', {}, [['2020', 1]]],
  ['quotes with line ends', 'year,note,mean\n2020,"a\nb, ""c""",1\n', {}, [['2020', 1]]],
  ['rows of one country', 'country,year,mean\nWorld,2020,1\nMali,2020,9\n', { rows: 'country=World' }, [['2020', 1]]],
  [
    'columns that take turns',
    'year,a,b\n1993.5,1,\n1994.25,,2\n',
    { value: 'a|b' },
    [
      ['1993-07', 1],
      ['1994-04', 2],
    ],
  ],
  [
    'a row a year with its months',
    `Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec\n2020,.1,.2,***${',.3'.repeat(9)}\n`,
    { value: 'months', date: 'Year' },
    [
      ['2020-01', 0.1],
      ['2020-02', 0.2],
      ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((m) => [`2020-${m}`, 0.3]),
    ],
  ],
  ['JSON that is a list', '[{"year":2020,"mean":1.5},{"year":2021,"mean":null}]', {}, [['2020', 1.5]]],
  ['a column that is gone', 'year,average\n2020,1\n', {}, 'other-columns'],
  ['words for a number', 'year,mean\n2020,about 3\n', {}, 'odd-value'],
  ['a last line that breaks off', 'year,n,mean\n2020,1,1\n2021,1', {}, 'cut-off'],
  ['a quote without an end', 'year,mean\n2020,"1\n', {}, 'cut-off'],
  ['nothing', '\n', {}, 'empty'],
  ['no values', 'year,mean\n2020,NA\n', {}, 'no-values'],
])('a file with %s', (_, text, other, reads) => expect(file(text, other)).toEqual(reads))
