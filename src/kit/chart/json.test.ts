import { expect, test } from 'vitest'
import { jsonOf } from './json.ts'

test('the table of a chart is told to programs with the unit of each column, and null where nothing is known', () => {
  const table = {
    head: ['when', 'measured', 'median'],
    units: [null, 'ppm', 'ppm'],
    rows: [
      ['2024', 424.6, ''],
      ['2025', '', 427],
    ],
  }
  const about = { title: 'CO2', source: 'NOAA', address: 'https://x.test/trend/131', date: '2026-11-27' }
  expect(JSON.parse(jsonOf(table, about))).toEqual({
    ...about,
    columns: [
      { name: 'when', unit: null },
      { name: 'measured', unit: 'ppm' },
      { name: 'median', unit: 'ppm' },
    ],
    rows: [
      ['2024', 424.6, null],
      ['2025', null, 427],
    ],
  })
})

test('columns without units have none', () => {
  expect(
    JSON.parse(jsonOf({ head: ['a'], rows: [['1']] }, { title: '', source: '', address: '', date: '' })),
  ).toMatchObject({
    columns: [{ name: 'a', unit: null }],
  })
})
