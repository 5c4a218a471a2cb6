/** What sources say of single values: how each connector brings it, and what is made of it. */
import { expect, test } from 'vitest'
import { derive } from '../derive.ts'
import type { Derivation } from '../derivation.ts'
import { connectorOf } from './index.ts'

const today = '2026-11-23'
const asIs: Derivation = { is: 'as-is' }

function read(id: string, said: unknown, address: Record<string, string>, how = asIs) {
  const text = typeof said === 'string' ? said : JSON.stringify(said)
  const parsed = connectorOf(id)?.parse([{ url: '', type: '', text }], address)
  if (!parsed) throw new Error(`there is no ${id}`)
  const { observations, marks, notes } = derive(parsed, how, today)
  return { times: observations.map(([at]) => at), marks, notes }
}

const years = ['2021', '2022', '2023', '2024']
const cube = (status: unknown) => ({
  version: '2.0',
  class: 'dataset',
  id: ['time'],
  size: [4],
  role: { time: ['time'] },
  dimension: { time: { category: { index: years } } },
  value: [1, 2, 3, 4],
  ...(status !== undefined && { status }),
})
const table = { url: 'https://example.org/a.json', source: 'It', licence: 'CC0' }
const eurostat = { table: 'test', pins: 'geo=EU27_2020' }

test.each<[says: string, status: unknown, marks: unknown, times: string[]]>([
  [
    'some values',
    { 1: 'b', 3: 'ep' },
    [
      ['2022', 'b'],
      ['2024', 'ep'],
    ],
    years,
  ],
  [
    'each value',
    ['a', 'e', null, 'p'],
    [
      ['2022', 'e'],
      ['2024', 'p'],
    ],
    years,
  ],
  ['all values', 'p', years.map((year) => [year, 'p']), years],
  ['none', undefined, [], years],
  ['two of them that they are forecasts', { 2: 'f', 3: 'bf' }, [], ['2021', '2022']],
])('a cube says by its status of %s what they are worth', (_, status, marks, times) => {
  for (const [id, address] of [
    ['json-stat', table],
    ['eurostat', eurostat],
  ] as const)
    expect(read(id, cube(status), address)).toMatchObject({ marks, times })
})

test('what a source forecasts is no observation, and said to be left out', () => {
  expect(read('json-stat', cube({ 2: 'f', 3: 'f' }), table).notes).toEqual(['2 forecasts of the source left out.'])
  expect(() => read('json-stat', cube('f'), table)).toThrow('no value of this series')
})

const euro = { office: 'ecb', flow: 'EXR', key: 'A.USD' }
const sdmx = (...rows: string[]) => `KEY,TIME_PERIOD,OBS_VALUE,OBS_STATUS\n${rows.join('\n')}\n`

test('of statistics offices the status of each value arrives: A is none, a strike no estimate, F no observation', () => {
  const said = sdmx('k,2020,1,A', 'k,2021,2,B', 'k,2022,3,S', 'k,2023,NaN,M', 'k,2024,5,P', 'k,2025,6,F')
  expect(read('sdmx', said, euro)).toEqual({
    times: ['2020', '2021', '2022', '2024'],
    marks: [
      ['2021', 'B'],
      ['2022', 'special event'],
      ['2024', 'P'],
    ],
    notes: ['1 forecast of the source left out.'],
  })
})

test('an answer without a column for it says nothing of what values are worth', () => {
  expect(read('sdmx', 'KEY,TIME_PERIOD,OBS_VALUE\nk,2020,1\n', euro).marks).toBe(null)
})

const bank = (...rows: [date: string, status: string][]) => [
  { page: 1, pages: 1, total: rows.length },
  rows.map(([date, status]) => ({
    indicator: { id: 'X.Y', value: 'X' },
    country: { value: 'World' },
    date,
    value: 1,
    obs_status: status,
  })),
]

test('the World Bank’s status of a value arrives', () => {
  const said = bank(['2024', 'F'], ['2023', 'E'], ['2022', ''])
  expect(read('world-bank', said, { indicator: 'X.Y', area: 'WLD' })).toMatchObject({
    times: ['2022', '2023'],
    marks: [['2023', 'E']],
  })
})

const goals = (...natures: string[]) => ({
  totalElements: natures.length,
  totalPages: 1,
  pageNumber: 1,
  data: natures.map((Nature, i) => ({ series: 'S', timePeriodStart: 2020 + i, value: '1', attributes: { Nature } })),
})

test('of the UN’s goals the nature of a value arrives, where it is no ordinary one', () => {
  expect(read('un-sdg', goals('C', 'G', 'E', 'M', 'CA', 'NA'), { series: 'SH_X', area: '1' }).marks).toEqual([
    ['2022', 'E'],
    ['2023', 'modelled'],
    ['2024', 'adjusted'],
  ])
})

const noaa = `# NOTE: In general, the data presented for the last year are subject to change,
# depending on recalibration of the reference gas mixtures used.
year,month,average
`
const months = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${2024 + Math.floor((from + i) / 12)},${((from + i) % 12) + 1},1`)
const gas = { ...table, url: 'https://gml.example.org/a.csv', date: 'year+month', value: 'average' }

test('where the remarks of a file call its last year preliminary, the newest twelve months are', () => {
  const { marks, times } = read('plain-file', noaa + months(0, 18).join('\n'), gas)
  expect(times.at(-1)).toBe('2025-07')
  expect(marks?.[0]).toEqual(['2024-08', 'p'])
  expect(marks).toHaveLength(12)
  const yearly = { ...gas, date: 'year', value: 'mean' }
  const file = `${noaa.replace('year,month,average', 'year,mean')}2023,1\n2024,2\n`
  expect(read('plain-file', file, yearly).marks).toEqual([['2024', 'p']])
})

test('remarks that say nothing of it mark nothing, and a file without any says of no value what it is worth', () => {
  expect(read('plain-file', `# Units are ppb\nyear,month,average\n${months(0, 3).join('\n')}`, gas).marks).toEqual([])
  expect(read('plain-file', `year,month,average\n${months(0, 3).join('\n')}`, gas).marks).toBe(null)
})

test('a column of a file marks the values beside it', () => {
  const text = 'year,v,flag\n2021,1,\n2022,2,e\n2023,3,F\n'
  const address = { ...table, date: 'year', value: 'v', mark: 'flag' }
  expect(read('plain-file', text, address)).toMatchObject({ times: ['2021', '2022'], marks: [['2022', 'e']] })
  expect(() => read('plain-file', text, { ...address, mark: 'other' })).toThrow('columns')
})

test('a value that is computed of several is what any of them is, and a mean over countries is marked as nothing', () => {
  const yearly: Derivation = { is: 'months-mean' }
  expect(read('plain-file', noaa + months(0, 23).join('\n'), gas, yearly).marks).toEqual([['2025', 'p']])
  const last: Derivation = { is: 'gather', how: 'last' }
  expect(read('plain-file', noaa + months(0, 13).join('\n'), gas, last).marks).toEqual([
    ['2024', 'p'],
    ['2025', 'p'],
  ])
  expect(read('json-stat', cube({ 1: 'b' }), table, { is: 'scale', factor: 2 }).marks).toEqual([['2022', 'b']])
  expect(read('json-stat', cube({ 1: 'b' }), table, { is: 'world-of-countries', how: 'sum' }).marks).toBe(null)
})

test('a remark that no series can keep is left out, and said', () => {
  const told = read('json-stat', cube({ 1: '=1+1', 2: 'x'.repeat(41) }), table)
  expect(told).toMatchObject({ marks: [], notes: ['2 remarks beside values left out, too long for a mark.'] })
})
