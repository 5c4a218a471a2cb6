/** What somebody is shown of an address before anything is kept of it, and what would be bound. */
import { expect, test } from 'vitest'
import { worldBankAnswer } from '../../../test/sources/stand-in.ts'
import type { Told } from '../connector.ts'
import { connectorOf } from '../connectors/index.ts'
import { SourceFault } from '../faults.ts'
import { bring } from './bring.ts'
import type { Asked } from './brought.ts'
import { whyNotSaid } from './choices.ts'

const told = (text: string, url = 'https://example.org/'): Told => ({ url, type: '', text })
const asked = (other: Partial<Asked>): Asked => ({
  connector: 'world-bank',
  address: { indicator: 'EN.ATM.TEST', area: 'WLD' },
  derive: { is: 'as-is' },
  answers: [],
  weights: [],
  mapping: {},
  today: '2026-11-24',
  existing: null,
  kind: 'level',
  ...other,
})
const bank = (values: [string, number | null][], other: object = {}) => [
  told(JSON.stringify(worldBankAnswer(values, other))),
]
const faultOf = (act: () => unknown) => {
  try {
    return act()
  } catch (error) {
    if (error instanceof SourceFault) return error.code
    throw error
  }
}

test('of a statistics site the values are shown with their marks, unit and name, and what they would change', () => {
  const answers = bank(
    [
      ['2022', 3],
      ['2023', null],
      ['2024', 5],
    ],
    { unit: 'ppm', obs_status: 'p' },
  )
  const { preview, said, address, derive, notes } = bring(
    asked({
      answers,
      existing: [
        ['2021', 1],
        ['2022', 2],
      ],
    }),
  )
  expect(preview).toMatchObject({
    read: { frequency: 'yearly' },
    asks: [],
    diff: { added: [['2024', 5]], revised: [{ at: '2022', old: 2, new: 3 }], gone: [['2021', 1]], same: 0 },
    whyNot: null,
  })
  expect(preview.series).toEqual([
    {
      key: { series: 'World' },
      unit: 'ppm',
      frequency: 'yearly',
      observations: [
        ['2022', 3],
        ['2024', 5],
      ],
      marks: [
        ['2022', 'p'],
        ['2024', 'p'],
      ],
      missing: [],
      notes: [],
    },
  ])
  expect(said).toEqual({ title: 'A quantity for tests', unit: 'ppm', updated: '2026-07-01' })
  expect({ address, derive, notes }).toEqual({
    address: { indicator: 'EN.ATM.TEST', area: 'WLD' },
    derive: { is: 'as-is' },
    notes: [],
  })
})

test('what is left out is said: what the source forecasts, and what is dated after today', () => {
  const answers = bank([
    ['2024', 1],
    ['2025', 2],
    ['2030', 9],
  ])
  expect(bring(asked({ answers })).notes).toEqual(['1 value dated after today left out.'])
})

const quarters = ['2022-Q3', '2022-Q4', '2023-Q1', '2023-Q2', '2023-Q3', '2023-Q4', '2024-Q1']
const quarterly = () => bank(quarters.map((at, i): [string, number] => [at.replace('-', ''), i]))

test('quarters are kept, or gathered into the years that lack none; just that is bound', () => {
  expect(bring(asked({ answers: quarterly() })).preview).toMatchObject({
    read: { frequency: 'quarterly' },
    series: [{ frequency: 'quarterly' }],
  })
  const summed = bring(asked({ answers: quarterly(), mapping: { gather: { to: 'yearly', by: 'sum' } } }))
  expect(summed.preview).toMatchObject({
    read: { frequency: 'quarterly' },
    series: [{ frequency: 'yearly', observations: [['2023', 14]] }],
  })
  expect(summed.derive).toEqual({ is: 'gather', how: 'sum', whole: true })
  expect(summed.notes).toEqual(['2 years short of a month or a quarter left out.'])
  const most = bring(asked({ answers: quarterly(), mapping: { gather: { to: 'yearly', by: 'max' } } }))
  expect([most.derive, most.preview.series[0]?.observations.length]).toEqual([{ is: 'gather', how: 'max' }, 3])
})

test('all values by one factor are asked about, with both answers drawn; what is answered is bound', () => {
  const answers = bank([
    ['2021', 1000],
    ['2022', 2000],
    ['2023', 3000],
  ])
  const existing = Object.entries({ '2021': 1, '2022': 2, '2023': 3 })
  const { preview } = bring(asked({ answers, existing }))
  expect(preview).toMatchObject({
    series: [],
    whyNot: { code: 'needs-answer' },
    asks: [{ ask: 'unit-change', factor: 1000, over: 3 }],
  })
  expect(preview.asks[0]?.proposals.map(({ answer, last, observations }) => [answer, last, observations[0]])).toEqual([
    [{ scale: 0.001 }, '2023', ['2021', 1]],
    [{ newUnit: true }, '2023', ['2021', 1000]],
  ])
  const scaled = bring(asked({ answers, existing, mapping: { scale: 0.001 } }))
  expect([scaled.derive, scaled.preview.diff?.same]).toEqual([{ is: 'scale', factor: 0.001 }, 3])
  const other = bring(asked({ answers, existing, mapping: { newUnit: true } }))
  expect([other.derive, other.preview.diff?.revised.length]).toEqual([{ is: 'as-is' }, 3])
})

const chart = [
  told(
    JSON.stringify({
      chart: { title: 'Cars' },
      columns: Object.fromEntries(
        ['cars', 'share'].map((name) => [name, { titleShort: `The ${name}`, unit: name, owidVariableId: name }]),
      ),
    }),
  ),
  told('entity,code,year,cars,share\nKenya,KEN,2023,1,2\nKenya,KEN,2024,3,4\nPeru,PER,2023,5,6\nPeru,PER,2024,7,8\n'),
]
const cars = { connector: 'owid', address: { slug: 'cars', entity: 'World', column: '' }, answers: chart }

test('which column and which country of a chart are asked one after the other, and become the address', () => {
  const first = bring(asked(cars)).preview.asks[0]
  expect(first?.proposals.map(({ answer }) => answer)).toEqual([
    { key: { column: 'cars' } },
    { key: { column: 'share' } },
  ])
  const second = bring(asked({ ...cars, mapping: { key: { column: 'share' } } })).preview.asks[0]
  expect(second?.proposals.map(({ answer, observations }) => [answer.key, observations.at(-1)])).toEqual([
    [{ column: 'share', entity: 'Kenya' }, ['2024', 4]],
    [{ column: 'share', entity: 'Peru' }, ['2024', 8]],
  ])
  const key = { column: 'share', entity: 'Peru' }
  const last = bring(asked({ ...cars, mapping: { key } }))
  expect([last.address, last.said?.title, last.preview.series[0]?.key]).toEqual([
    { slug: 'cars', ...key },
    'The share',
    key,
  ])
  expect(last.preview.series[0]?.observations).toEqual([
    ['2023', 6],
    ['2024', 8],
  ])
})

const cube = {
  version: '2.0',
  label: 'People',
  id: ['sex', 'geo', 'time'],
  size: [2, 2, 2],
  role: { time: ['time'] },
  dimension: {
    sex: { category: { index: ['M', 'F'] } },
    geo: { category: { index: ['DE', 'FR'] } },
    time: { category: { index: ['2023', '2024'] } },
  },
  value: [1, 2, 3, 4, 5, 6, 7, 8],
}
const row = (year: number, value: string, dimensions: object) => ({
  series: 'SH_H2O_SAFE',
  timePeriodStart: year,
  value,
  dimensions,
})
const goals = {
  totalElements: 4,
  totalPages: 1,
  pageNumber: 1,
  data: ['RURAL', 'URBAN'].flatMap((Location, i) => [
    row(2023, `${i}1`, { Location }),
    row(2024, `${i}2`, { Location }),
  ]),
}

test.each([
  {
    connector: 'eurostat',
    address: { table: 'demo_pop', pins: 'unit=NR' },
    said: cube,
    open: ['unit=NR;sex=M', 'unit=NR;sex=F'],
    pins: 'unit=NR;sex=F;geo=DE',
    last: 6,
  },
  {
    connector: 'un-sdg',
    address: { series: 'SH_H2O_SAFE', area: '1', pins: '' },
    said: goals,
    open: ['Location=RURAL', 'Location=URBAN'],
    pins: 'Location=URBAN',
    last: 12,
  },
])(
  '$connector asks for the categories that its answer leaves open',
  ({ connector, address, said, open, pins, last }) => {
    const at = { connector, address: { ...address } as Record<string, string>, answers: [told(JSON.stringify(said))] }
    const [ask] = bring(asked(at)).preview.asks
    expect(ask?.proposals.map(({ answer }) => answer.key?.['pins'])).toEqual(open)
    const chosen = bring(asked({ ...at, mapping: { key: { pins } } }))
    expect(chosen.address['pins']).toBe(pins)
    expect(chosen.preview.series[0]?.observations.at(-1)).toEqual(['2024', last])
  },
)

const bytes = (text: string): Told[] => [{ ...told(''), body: new TextEncoder().encode(text) }]
const file = {
  connector: 'brought-file',
  address: { url: 'https://files.example.org/a.csv', source: 'It', licence: 'CC0' },
}
const table = bytes('Land;2022;2023;2024\nQuendel;1,5;2,5;3,5 p\nMohn;4,5;5,5;6,5\n')

test('a file is asked about as one that is brought is, and what was answered is part of its address', () => {
  expect(bring(asked({ ...file, answers: table })).preview).toMatchObject({
    asks: [
      { ask: 'key', proposals: [{ answer: { key: { Land: 'Quendel' } } }, { answer: { key: { Land: 'Mohn' } } }] },
    ],
    whyNot: { code: 'needs-answer' },
  })
  const { preview, address } = bring(asked({ ...file, answers: table, mapping: { key: { Land: 'Quendel' } } }))
  expect(preview.series[0]).toMatchObject({
    observations: [
      ['2022', 1.5],
      ['2023', 2.5],
      ['2024', 3.5],
    ],
    marks: [['2024', 'p']],
  })
  expect(address).toEqual({ ...file.address, answers: '{"key":{"Land":"Quendel"}}' })
  const parsed = connectorOf('brought-file')?.parse(table, address, '2026-11-24')
  expect(parsed).toMatchObject({
    series: [
      {
        values: [
          ['2022', 1.5],
          ['2023', 2.5],
          ['2024', 3.5, 'p'],
        ],
      },
    ],
    saysMarks: true,
  })
})

test.each([
  [table, 'other-columns'],
  [bytes('<!doctype html><p>Sign in'), 'a-page'],
  [bytes('%PDF-1.7'), 'other-shape'],
  [bytes('year,value\n2020,..\n'), 'no-values'],
  [[told('year,value\n')], 'empty'],
])('a look at a file that is not what it was says why', (answers, code) => {
  expect(faultOf(() => connectorOf('brought-file')?.parse(answers, file.address))).toBe(code)
})

test('two computations at once are none that a binding makes', () => {
  const gather = { to: 'yearly', by: 'sum' } as const
  expect(whyNotSaid({ gather, scale: 2 }, { is: 'as-is' })).toMatchObject({ field: 'mapping' })
  expect(whyNotSaid({ gather }, { is: 'months-mean' })).toMatchObject({ field: 'mapping' })
  expect(whyNotSaid({ gather: { to: 'quarterly', by: 'sum' } }, { is: 'as-is' })).toMatchObject({
    field: 'mapping.gather',
  })
  expect(whyNotSaid({ gather }, { is: 'as-is' })).toBe(null)
})
