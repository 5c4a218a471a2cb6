import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consistentConfigurations } from '#engine/cross-impact/consistent-configurations.ts'
import { benchCrossImpact } from './cross-impact.ts'
import { matrixOf, type CrossImpactVector } from './cross-impact-vectors.ts'
import { vectorFiles } from './networks-comparison.ts'
import { vectors } from './vectors.ts'

const missing = !existsSync(vectors)
const why = `the reference vectors are not here: ${vectors}`

test('all published solutions, scores and balances of three matrices are ours', async ({ skip }) => {
  skip(missing, why)
  expect(await benchCrossImpact()).toEqual({ agree: 123, differ: 0, milliseconds: expect.any(Number) })
})

test('10 solutions for Somewhereland, 4 and 16 for the two others, and none more', ({ skip }) => {
  skip(missing, why)
  const found = vectorFiles<CrossImpactVector>(vectors, 'cib-').map((vector) => [
    vector.name,
    consistentConfigurations(matrixOf(vector)).configurations.length,
  ])
  expect(Object.fromEntries(found)).toEqual({ Somewhereland: 10, CIB_global: 4, CIB_natl_regional: 16 })
})

test('a judgement that is off by one is noticed', async ({ skip }) => {
  skip(missing, why)
  const data = await mkdtemp(join(tmpdir(), 'farsight-vectors-'))
  try {
    const file = join(data, 'cib-sei-global.json')
    await cp(join(vectors, 'cib-sei-global.json'), file)
    const text = (await readFile(file, 'utf8')).replace('[0,0,0,1,2,-3,-4,-2,3,3]', '[0,0,0,1,2,-3,-4,-2,2,3]')
    await rm(file)
    await writeFile(file, text)
    const { differ } = await benchCrossImpact({ data })
    expect(differ).toBeGreaterThan(0)
    await expect(benchCrossImpact({ data: join(data, '..') })).rejects.toThrow('There is no cib-*.json')
  } finally {
    await rm(data, { recursive: true, force: true })
  }
})
