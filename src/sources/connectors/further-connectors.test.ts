/**
 * Wikidata, the UN's population, the Pink Sheet and the Human Development Reports: what is asked, and how answers in the
 * shape that each source documents are read. Only those of Wikidata and the UN are recorded; the others are written here.
 */
import { existsSync, readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { bindingAt, hostsOf, whyNotBinding } from '../binding.ts'
import type { Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { connectorOf } from './index.ts'

type Address = Record<string, string>
const folder = '../shared/reference/source-answers'
const has = existsSync(folder)
const told = (text: string, other: Partial<Told> = {}): Told => ({
  url: 'https://example.org/',
  type: '',
  text,
  ...other,
})
const recorded = (file: string) => told(readFileSync(`${folder}/${file}`, 'utf8'))
const read = (id: string, answers: readonly Told[], address: Address) => {
  try {
    return connectorOf(id)?.parse(answers, address).series[0]?.values
  } catch (error) {
    if (error instanceof SourceFault) return error.code
    throw error
  }
}
const urlsOf = (id: string, address: Address) =>
  connectorOf(id)
    ?.requests(address)
    .map(({ url }) => url)

const query = 'SELECT (YEAR(?at) AS ?year) ?value WHERE { wd:Q2 p:P1082 ?said . ?said ps:P1082 ?value ; pq:P585 ?at }'
const world = { indicator: '49', location: '900', pins: 'Sex=Both sexes' }
const gold = { commodity: 'Gold' }
const hdi = { edition: '2025', measure: 'hdi', area: 'ZZK.WORLD' }

test.each<[url: string, connector: string, address: Address]>([
  [`https://query.wikidata.org/#${encodeURIComponent(query)}`, 'wikidata', { query }],
  [`https://query.wikidata.org/sparql?query=${encodeURIComponent(query)}&format=json`, 'wikidata', { query }],
  [
    'https://population.un.org/dataportalapi/api/v1/data/indicators/49/locations/900/start/1950/end/2026?format=csv',
    'un-population',
    { ...world, pins: '' },
  ],
  ['https://population.un.org/dataportal/data/indicators/49/locations/900', 'un-population', { ...world, pins: '' }],
  ['https://hdr.undp.org/sites/default/files/2025_HDR/HDR25_Composite_indices_complete_time_series.csv', 'hdro', hdi],
])('%s is of %s', (url, connector, address) => {
  expect(bindingAt(url)).toEqual({ connector, address })
  expect(whyNotBinding({ connector, address })).toBe(null)
})

test('what each is asked', () => {
  expect(urlsOf('wikidata', { query })?.map(decodeURIComponent)).toEqual([
    `https://query.wikidata.org/sparql?query=${query}&format=json`,
  ])
  expect(connectorOf('un-population')?.requests(world)).toEqual([
    {
      url: 'https://population.un.org/dataportalapi/api/v1/data/indicators/49/locations/900/start/1950/end/2100?format=csv&pagingInHeader=true',
      key: { name: 'UN_POPULATION_TOKEN' },
    },
  ])
  expect(urlsOf('hdro', hdi)).toEqual([
    'https://hdr.undp.org/sites/default/files/2025_HDR/HDR25_Composite_indices_complete_time_series.csv',
  ])
})

test.each(['SELECT ?year WHERE { ?a ?b ?year }', 'DELETE { ?year ?value } WHERE {}', `${query}${'#'.repeat(1800)}`])(
  'a query that is no question for years and values, or too long, is none: %#',
  (one) => expect(whyNotBinding({ connector: 'wikidata', address: { query: one } })).not.toBe(null),
)

test.skipIf(!has)(
  'recorded answers of Wikidata and the UN read as they are (skipped where shared/reference is not beside the repository)',
  () => {
    expect(read('wikidata', [recorded('wikidata.json')], { query })).toEqual([
      ['2020', 7820],
      ['2021', 7890],
    ])
    // It holds a year that was projected, and none of the two years before the revision.
    expect(read('un-population', [recorded('un-wpp.csv')], world)).toBe('wrong-count')
  },
)

const row = (year: number, variant: string, sex = 'Both sexes') =>
  `900|World|||1|49|Total population by sex|28|World Population Prospects|2024|4|${variant}|72|${year}|3|${sex}|188|Total|${year}000`
const prospects = (...rows: string[]) =>
  told(
    `sep =|\nLocationId|Location|Iso3|Iso2|LocationTypeId|IndicatorId|Indicator|SourceId|Source|Revision|VariantId|Variant|TimeId|TimeLabel|SexId|Sex|AgeId|AgeLabel|Value\n${rows.join('\n')}\n`,
  )

test('of the UN’s population only what was estimated counts: the years of the revision and after it, and other variants, are projected', () => {
  const all = [row(2022, 'Median'), row(2023, 'Median'), row(2023, 'High'), row(2024, 'Median'), row(2030, 'Median')]
  expect(read('un-population', [prospects(...all, row(2023, 'Median', 'Female'))], world)).toEqual([
    ['2022', 2_022_000],
    ['2023', 2_023_000],
    ['2023', 2_023_000, 'projected'],
    ['2024', 2_024_000, 'projected'],
    ['2030', 2_030_000, 'projected'],
  ])
  expect(read('un-population', [prospects(row(2021, 'Median'))], world)).toBe('wrong-count')
  expect(read('un-population', [prospects(row(2023, 'Median'))], { ...world, pins: 'Colour=red' })).toBe(
    'other-columns',
  )
})

const cell = (value: string | number, at: string) =>
  typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

const line = (cells: readonly (string | number)[], i: number) =>
  `<row r="${i + 1}">${cells.map((value, j) => (value === '' ? '' : cell(value, `${'ABCDE'[j]}${i + 1}`))).join('')}</row>`

/** A workbook as the Bank publishes it: titles, names in the fifth row, units in the sixth, months as 1960M01. */
function workbook(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const sheet = (all: typeof rows) => `<worksheet><sheetData>${all.map(line).join('')}</sheetData></worksheet>`
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="AFOSHEET" sheetId="1" state="hidden" r:id="r1"/><sheet name="Monthly Prices" sheetId="2" r:id="r2"/><sheet name="Monthly Indices" sheetId="3" r:id="r3"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/><Relationship Id="r3" Target="worksheets/sheet3.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet([['x', 1]])),
    'xl/worksheets/sheet2.xml': strToU8(sheet(rows)),
    'xl/worksheets/sheet3.xml': strToU8(
      sheet(rows.map((cells) => cells.map((one) => (typeof one === 'number' ? one * 2 : one)))),
    ),
  })
}
const months = Array.from(
  { length: 14 },
  (_, i) => `${2024 + Math.floor(i / 12)}M${String((i % 12) + 1).padStart(2, '0')}`,
)
const prices = workbook([
  ['World Bank Commodity Price Data (The Pink Sheet)'],
  ['monthly prices in nominal US dollars, 1960 to present'],
  ['(monthly series are available only in nominal US dollars)'],
  ['Updated on November 04, 2026'],
  ['', 'Crude oil, Brent', 'Gold', 'Silver'],
  ['', '($/bbl)', '($/troy oz)', '($/troy oz)'],
  ...months.map((at, i) => [at, 80 + i, i === 3 ? '…' : 2000.5 + i, '..']),
])

test('the Pink Sheet is found by the link of its page, and its prices by the name of the commodity', () => {
  const sheet = connectorOf('pink-sheet')
  const page = told(
    '<a class="x" href="https://thedocs.worldbank.org/en/doc/0a1b-0050012026/related/CMO-Historical-Data-Monthly.xlsx">Monthly prices</a>',
  )
  expect(sheet?.requests(gold)).toEqual([
    { url: 'https://www.worldbank.org/en/research/commodity-markets', isLink: true },
  ])
  expect(sheet?.more?.(page, gold)).toEqual({
    url: 'https://thedocs.worldbank.org/en/doc/0a1b-0050012026/related/CMO-Historical-Data-Monthly.xlsx',
    isBytes: true,
  })
  expect(sheet?.more?.(told('', { body: prices }), gold)).toBe(null)
  expect(() => sheet?.more?.(told('<p>Nothing here</p>'), gold)).toThrow('leads to no workbook')
  expect(hostsOf({ connector: 'pink-sheet', address: gold })).toEqual(['www.worldbank.org', 'thedocs.worldbank.org'])
  const values = read('pink-sheet', [page, told('', { body: prices })], gold)
  expect(values?.slice(0, 4)).toEqual([
    ['2024-01', 2000.5],
    ['2024-02', 2001.5],
    ['2024-03', 2002.5],
    ['2024-05', 2004.5],
  ])
  expect(values).toHaveLength(13)
  expect(read('pink-sheet', [page, told('', { body: prices })], { commodity: 'Tin' })).toBe('other-columns')
  expect(read('pink-sheet', [page, told('', { body: prices.slice(0, 700) })], gold)).toBe('other-shape')
})

const reports = (rows: string) =>
  told(`iso3,country,hdicode,region,hdi_rank_2023,hdi_1990,hdi_1991,hdi_2023,hdi_f_1990,le_2023\n${rows}`)

test('a measure of the Human Development Reports is a row of years', () => {
  const rows = 'CIV,Côte d’Ivoire,Medium,SSA,157,0.4,0.41,0.582,0.3,61.9\nZZK.WORLD,World,,,,0.6,,0.756,0.5,73.4\n'
  expect(read('hdro', [reports(rows)], hdi)).toEqual([
    ['1990', 0.6],
    ['2023', 0.756],
  ])
  expect(read('hdro', [reports(rows)], { ...hdi, measure: 'le' })).toEqual([['2023', 73.4]])
  expect(read('hdro', [reports(rows)], { ...hdi, measure: 'gni' })).toBe('other-columns')
  expect(read('hdro', [reports(rows)], { ...hdi, area: 'ABC' })).toBe('other-columns')
})
