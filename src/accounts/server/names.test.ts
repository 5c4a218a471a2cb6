/** When two nicknames are the same. */
import { expect, test } from 'vitest'
import { nicknameKey } from './names.ts'

test.for([
  ['Zoë Ray', 'ＺＯＥ  ray', true],
  ['Aca', 'Аса', true],
  ['Aca Ray', 'Аса Ray', true],
  ['Cope', 'Соре', true],
  ['Ada', 'Ада', false],
  ['Vera', 'Вера', false],
  ['Aca', 'Aco', false],
  ['Ana 1', 'Ana l', false],
] as const)('%s and %s look the same to a reader: %s', ([one, other, are]) => {
  expect(nicknameKey(one) === nicknameKey(other)).toBe(are)
})
