import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { fileNameOf } from './file-name.ts'

test.each([
  [2019, '2019'],
  [-1.5, '-1.5'],
  ['11', '11'],
  ['-7.7', '-7.7'],
  ['−7.7', '−7.7'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-cmd|x', "'-cmd|x"],
  ['+49 40 1', "'+49 40 1"],
  ['=A1,"x"', '"\'=A1,""x"""'],
])('%j is written as %s', (value, written) => {
  expect(csvOf({ head: ['a'], rows: [[value]] })).toBe(`a\r\n${written}\r\n`)
})

test.each([
  ['Fossil CO2 emissions', 'fossil-co2-emissions'],
  ['  ../../etc/passwd ', 'etc-passwd'],
  ['Énergie, en %', 'énergie-en'],
  ['???', 'chart'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('%j is kept in a file named %s', (title, name) => {
  expect(fileNameOf(title)).toBe(name)
})
