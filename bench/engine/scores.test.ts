import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differs } from './scores-comparison.ts'
import { benchScores } from './scores.ts'
import { vectors } from './vectors.ts'

const missing = !existsSync(vectors)
const why = `the reference vectors are not here: ${vectors}`

test('every value of the published implementations is ours: 6,824 of Metaculus and 384 of Fatebook', async ({
  skip,
}) => {
  skip(missing, why)
  expect(await benchScores()).toEqual({ agree: 7208, differ: 0 })
})

test('a value that is off by a millionth is counted', async ({ skip }) => {
  skip(missing, why)
  const data = await mkdtemp(join(tmpdir(), 'farsight-vectors-'))
  try {
    await cp(vectors, data, { recursive: true })
    const file = join(data, 'fatebook_brier.json')
    const text = (await readFile(file, 'utf8')).replace(/"absolute": ?1\.235714285714286/, '"absolute":1.235716')
    await rm(file)
    await writeFile(file, text)
    expect(await benchScores({ data })).toEqual({ agree: 7207, differ: 1 })
  } finally {
    await rm(data, { recursive: true, force: true })
  }
})

test('values differ beyond 1e-7 of themselves, or of 1 where they are smaller', () => {
  const cases: [number | null, number | null, boolean][] = [
    [1000, 1000.00009, false],
    [1000, 1000.00011, true],
    [0, 9e-8, false],
    [0, 1.1e-7, true],
    [null, null, false],
    [null, 0, true],
    [0, null, true],
    [Number.NaN, 0, true],
  ]
  for (const [ours, theirs, expected] of cases) expect(differs({ what: '', ours, theirs })).toBe(expected)
})
