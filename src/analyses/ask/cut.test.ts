import { expect, test } from 'vitest'
import { cutOut, reader } from './cut.ts'

const numbers = reader<number, number>(String.raw`\d+`, ([said], least) =>
  Number(said) >= least ? Number(said) : null,
)

test('the first that makes sense is read and taken out; where none does, the text stays whole', () => {
  expect(numbers('from 3 to 30 and 40', 10)).toEqual({ found: 30, rest: 'from 3 to  ,  and 40' })
  expect(numbers('from 3 to 30', 99)).toEqual({ found: null, rest: 'from 3 to 30' })
  expect(cutOut('from 3 to 30', numbers('from 3 to 30', 10).rest)).toBe('30')
})

test('one text may be read while another is', () => {
  const pair = reader<number[], null>(String.raw`\d+`, ([said]) => {
    const { found } = numbers('5 6 7', 6)
    return said === '20' ? [20, found ?? 0] : null
  })
  expect(pair('10 15 20', null).found).toEqual([20, 6])
})

test('a pattern that finds nothing at a sign goes on behind it, however long the sign is', () => {
  const seen: number[] = []
  const nothing = reader<never, null>(/(?=[🌊x])/u, ({ index }) => (seen.push(index), null))
  expect(nothing('🌊x🌊', null)).toEqual({ found: null, rest: '🌊x🌊' })
  expect(seen).toEqual([0, 2, 3])
})
