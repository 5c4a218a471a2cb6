import { expect, test } from 'vitest'
import { sayBlanks } from './documents.ts'

test.each([
  [[], ''],
  [['OPERATOR_MAIL'], 'their mail address'],
  [['OPERATOR_NAME', 'OPERATOR_MAIL'], 'who runs this site and their mail address'],
  [
    ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_MAIL'],
    'who runs this site, their postal address and their mail address',
  ],
] as const)('of %j the page says that %j is missing', (missing, words) => {
  expect(sayBlanks(missing)).toBe(words)
})
