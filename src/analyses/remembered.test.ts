import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('the same text is worked out once, and again when too many others came between', () => {
  const worked: string[] = []
  const lengthOf = remembered(2, (text) => {
    worked.push(text)
    return text.length
  })
  expect([lengthOf('a'), lengthOf('a'), lengthOf('bb'), lengthOf('ccc'), lengthOf('a')]).toEqual([1, 1, 2, 3, 1])
  expect(worked).toEqual(['a', 'bb', 'ccc', 'a'])
})

test('an answer of nothing is remembered too', () => {
  let times = 0
  const nothing = remembered(2, () => void times++)
  nothing('a')
  nothing('a')
  expect(times).toBe(1)
})
