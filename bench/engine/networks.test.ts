import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { agrees } from './networks-comparison.ts'
import { vectors } from './vectors.ts'
import { benchNetworks } from './networks.ts'

const missing = !existsSync(vectors)
const why = `the reference vectors are not here: ${vectors}`

test('bounds agree with the reference to 1e-9', async ({ skip }) => {
  skip(missing, why)
  expect(await benchNetworks()).toEqual({ agree: 12, differ: 0, milliseconds: expect.any(Number) })
})

test('a value that is off by a hundred-millionth is counted', async ({ skip }) => {
  skip(missing, why)
  const data = await mkdtemp(join(tmpdir(), 'farsight-vectors-'))
  try {
    const file = join(data, 'frechet.json')
    await cp(join(vectors, 'frechet.json'), file)
    const text = (await readFile(file, 'utf8')).replace('"independent": 0.72', '"independent": 0.72000001')
    await rm(file)
    await writeFile(file, text)
    expect(await benchNetworks({ data })).toMatchObject({ agree: 11, differ: 1 })
    await expect(benchNetworks({ data: join(data, '..') })).rejects.toThrow('There is no frechet*.json')
  } finally {
    await rm(data, { recursive: true, force: true })
  }
})

test('values agree up to what is allowed, and what is no number does not', () => {
  const cases: [number, number, boolean][] = [
    [1, 1.5, true],
    [1, 1.6, false],
    [2, 1.4, false],
    [Number.NaN, 1, false],
  ]
  for (const [ours, theirs, expected] of cases) expect(agrees({ what: '', ours, theirs, within: 0.5 })).toBe(expected)
})
