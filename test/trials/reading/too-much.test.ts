/** Files that are too much for anybody, and what is said of them. */
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSeries } from '#series/reading/read-series.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const workbookOf = (sheets: number) =>
  zipSync(
    Object.fromEntries([
      ['xl/workbook.xml', bytesOf('<workbook/>')],
      ...Array.from({ length: sheets }, (_, i) => [`xl/worksheets/sheet${i}.xml`, new Uint8Array()] as const),
    ]),
  )

test.for<[what: string, make: () => Uint8Array, code: string]>([
  ['10 MB of one line', () => bytesOf('a'.repeat(9_999_999)), 'no-table'],
  ['over 10 MB', () => new Uint8Array(10_000_001), 'too-big'],
  ['200,001 rows', () => bytesOf(`year,value\n${'2019,1\n'.repeat(200_000)}`), 'too-big'],
  ['3,000 columns', () => bytesOf(`year${',v'.repeat(3000)}\n2019${',1'.repeat(3000)}\n`), 'too-big'],
  ['a quote that never ends', () => bytesOf(`year,value\n2019,"${'x,\n'.repeat(3_000_000)}`), 'broken-file'],
  ['1,000,000 empty lines', () => bytesOf('\n'.repeat(1_000_000)), 'no-table'],
  ['JSON of 5,000 levels', () => bytesOf('['.repeat(5000) + ']'.repeat(5000)), 'too-deep'],
  ['a workbook of 10,000 sheets', () => workbookOf(10_000), 'bad-archive'],
  [
    'an archive in an archive',
    () => zipSync({ 'a.zip': zipSync({ 'a.csv': bytesOf('year,value\n2019,1\n') }) }),
    'bad-archive',
  ],
  ['40 MB of noughts, packed', () => zipSync({ 'a.csv': new Uint8Array(40_000_000) }), 'too-big-unpacked'],
  ['a name that leaves the folder', () => zipSync({ '../a.csv': bytesOf('year,value\n2019,1\n') }), 'bad-archive'],
])('%s is refused', ([, make, code]) => {
  expect(readSeries(make(), {}).refused).toBe(code)
})

test('a size that an archive tells wrongly does not get more out of it', () => {
  const bytes = zipSync({ 'a.csv': new Uint8Array(40_000_000) })
  const view = new DataView(bytes.buffer)
  view.setUint32(view.getUint32(bytes.length - 6, true) + 24, 1000, true)
  expect(readSeries(bytes, {}).refused).toBe('too-big-unpacked')
})

test('1,000,000 empty lines between two values are nothing', () => {
  const told = readSeries(bytesOf(`year,value\n2019,1\n${'\n'.repeat(1_000_000)}2020,2\n`), {})
  expect(told).toMatchObject({
    series: [
      {
        observations: [
          ['2019', 1],
          ['2020', 2],
        ],
      },
    ],
    faults: [],
  })
})
