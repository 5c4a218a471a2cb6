import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { broken, faults } from './money-faults.ts'

test.each(faults)('the program can still be broken so: $fault', ({ patches, testFile, test: title }) => {
  for (const patch of patches) expect(() => broken(readFileSync(patch.file, 'utf8'), patch)).not.toThrow()
  expect(readFileSync(testFile, 'utf8')).toContain(title)
})
