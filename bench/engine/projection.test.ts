import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { benchProjection } from './projection.ts'

const folder = await mkdtemp(join(tmpdir(), 'farsight-projection-'))
afterAll(() => rm(folder, { recursive: true }))

const values = Array.from({ length: 36 }, (_, i) => 100 + 3 * i + 5 * Math.sin(i))
const data = join(folder, 'series.json')
await writeFile(data, JSON.stringify([{ id: 'one', m: 1, h: 6, train: values.slice(0, 30), test: values.slice(30) }]))

test('it names the window, and says what projections come to with and without networks', async () => {
  const { window, judgedOn, n, mase, withoutNetworks } = await benchProjection({ data })
  expect({ window, judgedOn, n }).toEqual({ window: 0, judgedOn: 'the test values', n: 1 })
  expect(withoutNetworks.n).toBe(1)
  expect(withoutNetworks.mase).not.toBe(mase)
})

test('an earlier window is judged as the same values were when they were test values', async () => {
  const earlier = join(folder, 'earlier.json')
  await writeFile(earlier, JSON.stringify([{ m: 1, h: 6, train: values.slice(0, 24), test: values.slice(24, 30) }]))
  const [window1, window0] = [await benchProjection({ data, window: '1' }), await benchProjection({ data: earlier })]
  expect(window1.judgedOn).toBe('training values, 1 times the horizon back')
  expect([window1.mase, window1.msis]).toEqual([window0.mase, window0.msis])
})

test('errors of yearly series that explode are told in logarithms', async () => {
  const explodes = join(folder, 'explodes.json')
  const train = Array.from({ length: 24 }, (_, i) => 100 * 1.2 ** i)
  await writeFile(explodes, JSON.stringify([{ m: 1, h: 2, train, test: [100 * 1.2 ** 24, 100 * 1.2 ** 25] }]))
  const { exploding } = await benchProjection({ data: explodes })
  expect(exploding?.n).toBe(1)
  expect(exploding?.logError).toBeLessThan(0.2)
  expect((await benchProjection({ data })).exploding).toBeUndefined()
})

test('a window that no series has is an error', async () => {
  await expect(benchProjection({ data, window: '7' })).rejects.toThrow('No series has a window 7')
})

test('with a horizon the last so many values are judged, near ones apart from those beyond', async () => {
  const long = join(folder, 'long.json')
  const train = Array.from({ length: 50 }, (_, i) => 100 + 3 * i + 5 * Math.sin(i))
  await writeFile(long, JSON.stringify([{ m: 1, h: 6, train: train.slice(0, 44), test: train.slice(44) }]))
  const { judgedOn, n, byStep } = await benchProjection({ data: long, horizon: '24' })
  expect({ judgedOn, n, near: byStep?.near.values, beyond: byStep?.beyond.values }).toEqual({
    judgedOn: 'the last 24 values',
    n: 1,
    near: 6,
    beyond: 18,
  })
  await expect(benchProjection({ data: long, horizon: '31' })).rejects.toThrow('of 31')
})
