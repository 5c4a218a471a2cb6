/** Migrations run in the order of their names, and never twice: a number belongs to one of them, for good. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test('each migration has a number of its own', () => {
  const numbers = readdirSync('migrations').map((file) => /^(\d{4})-[a-z-]+\.ts$/.exec(file)?.[1])
  expect(numbers.length).toBeGreaterThan(25)
  expect(numbers).not.toContain(undefined)
  expect(numbers.filter((one, i) => numbers.indexOf(one) !== i)).toEqual([])
})
