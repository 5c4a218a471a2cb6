/** What is computed of a source's values, and what the page says of it. */
import { expect, test } from 'vitest'
import type { Dated, NamedSeries, Told } from './connector.ts'
import { connectorOf } from './connectors/index.ts'
import { derive } from './derive.ts'
import { derivation, type Derivation, sayDerived } from './derivation.ts'

const today = '2026-11-23'
const of = (values: readonly Dated[], how: Derivation) => derive({ series: [{ name: 'x', values }] }, how, today)
const named = (all: Record<string, [string, number][]>): NamedSeries[] =>
  Object.entries(all).map(([name, values]) => ({ name, values }))

test('quarters are kept as quarters, or gathered; of a quarter that has not begun nothing is taken', () => {
  const quarters: Dated[] = [
    ['2025-Q1', 1],
    ['2025-Q2', 2],
    ['2025-Q3', 3],
    ['2025-Q4', 6],
    ['2026-Q4', 7],
    ['2027-Q1', 8],
  ]
  expect(of(quarters, { is: 'as-is' })).toEqual({
    marks: null,
    frequency: 'quarterly',
    observations: quarters.slice(0, -1),
    notes: ['1 value dated after today left out.'],
  })
  expect(of(quarters, { is: 'gather', how: 'mean' })).toMatchObject({
    frequency: 'yearly',
    observations: [['2025', 3]],
  })
  expect(() => of([...quarters, ['2024-11', 1]], { is: 'as-is' })).toThrow('neither years nor quarters nor months')
})

const people = named({
  A: [
    ['2020', 3],
    ['2021', 3],
    ['2022', 3],
  ],
  B: [
    ['2020', 1],
    ['2021', 1],
    ['2022', 1],
  ],
  C: [
    ['2020', 0.1],
    ['2021', 0.1],
    ['2022', 0.1],
  ],
})
const byPeople = { is: 'world-of-countries', how: 'weighted', by: { indicator: 'SP.POP.TOTL', area: 'ALL' } } as const

test('countries are weighed by what another address says of them; times of which too little is known are left out, and said', () => {
  const rates = named({
    A: [
      ['2020', 10],
      ['2021', 20],
      ['2022', 20],
    ],
    B: [
      ['2020', 40],
      ['2021', 40],
    ],
    Moon: [['2020', 999]],
  })
  const { observations, notes } = derive({ series: rates }, byPeople, today, people)
  // Of all who live somewhere 98% live in A and B, and 73% in A alone.
  expect(observations).toEqual([
    ['2020', 17.5],
    ['2021', 25],
  ])
  expect(notes).toEqual(['1 time left out, with under 95% of the weight.'])
})

test('without weights there is no mean of countries', () => {
  expect(() => derive({ series: people }, byPeople, today, [])).toThrow('no value of this series')
})

test('the mean of twelve months is of years that have them all', () => {
  const months = Array.from({ length: 23 }, (_, i): Dated => [
    `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
    i + 1,
  ])
  expect(of(months, { is: 'months-mean' }).observations).toEqual([['2024', 6.5]])
})

test.each([
  [{ is: 'world-of-countries', how: 'weighted' }, false],
  [{ is: 'world-of-countries', how: 'sum', by: { a: 'b' } }, false],
  [{ is: 'world-of-countries', how: 'sum' }, true],
  [byPeople, true],
])('%j is a derivation: %s', (how, is) => expect(derivation.safeParse(how).success).toBe(is))

test('what was computed is said', () => {
  expect(sayDerived(byPeople)).toBe(
    'Computed by Farsight: the mean over countries, weighted by another series of the source, of times with 95% of the weight.',
  )
  expect(sayDerived({ is: 'as-is' })).toBe(null)
})

const row = (code: string, date: string, value: number | null) => ({
  indicator: { id: 'SP.POP.TOTL', value: 'Population' },
  country: { id: 'x', value: code },
  countryiso3code: code,
  date,
  value,
})
const told = (url: string, ...said: [object, unknown[]]): Told => ({ url, type: '', text: JSON.stringify(said) })

const region = (id: string, within: string) => ({ id, region: { id: within } })

test('the World Bank is asked for each country, and which of its areas are none', () => {
  const bank = connectorOf('world-bank')
  const address = { indicator: 'SP.POP.TOTL', area: 'ALL' }
  expect(bank?.requests(address).map(({ url }) => url)).toEqual([
    'https://api.worldbank.org/v2/country/ALL/indicator/SP.POP.TOTL?format=json&per_page=20000',
    'https://api.worldbank.org/v2/country?format=json&per_page=1000',
  ])
  const rows = [row('AFG', '2023', 41), row('AFG', '2024', null), row('ARB', '2023', 400), row('MLI', '2023', 23)]
  const values = told('https://api.worldbank.org/v2/country/ALL/x', { page: 1, pages: 1, total: 4 }, rows)
  const list = [region('AFG', 'SAS'), region('ARB', 'NA'), region('MLI', 'SSF')]
  const countries = told('https://api.worldbank.org/v2/country?format=json', { page: 1, pages: 1, total: 3 }, list)
  expect(bank?.more?.(countries, address)).toBe(null)
  expect(bank?.parse([values, countries], address).series).toEqual(named({ AFG: [['2023', 41]], MLI: [['2023', 23]] }))
  expect(() => bank?.parse([values], address)).toThrow('empty')
})

test('a table is read country by country where any value of its key counts', () => {
  const address = {
    url: 'https://x.example/a.csv',
    date: 'year',
    value: 'co2',
    rows: 'iso=*',
    source: 'It',
    licence: 'CC0',
  }
  const text = 'iso,year,co2\nAFG,2023,1\nMLI,2023,2\n,2023,99\nAFG,2024,3\nTCD,2024,\n'
  expect(connectorOf('plain-file')?.parse([{ url: '', type: '', text }], address).series).toEqual(
    named({
      AFG: [
        ['2023', 1],
        ['2024', 3],
      ],
      MLI: [['2023', 2]],
    }),
  )
})
