import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { benchStarter } from './starter.ts'

const folder = await mkdtemp(join(tmpdir(), 'farsight-starter-'))
afterAll(() => rm(folder, { recursive: true }))

const unit = 'ppm'
const bending = Array.from({ length: 30 }, (_, i) => 100 + 0.3 * i * i + 0.2 * Math.sin(5 * i))
const exploding = Array.from({ length: 30 }, (_, i) => (i < 10 ? 0 : 1.3 ** (i + Math.sin(i))))
const rows = (id: string, values: readonly number[]) => values.map((value, i) => `${id},${1990 + i},${value}`)

test('series are seen from up to four earlier years, and those that need it told apart', async () => {
  const series = ['bending', 'exploding', 'monthly', 'gappy'].map((id) => ({
    id,
    unit,
    frequency: id === 'monthly' ? 'M' : 'Y',
    regular: id !== 'gappy',
  }))
  await writeFile(join(folder, 'series.json'), JSON.stringify(series))
  const all = [...rows('bending', bending), ...rows('exploding', exploding), ...rows('monthly', bending)]
  await writeFile(join(folder, 'series.csv'), ['series_id,date,value', ...all].join('\n'))
  const figures = await benchStarter({ data: folder })
  // From 24, 18 and 12 values on; of the exploding one only from 24, as it has fewer than ten since it took off.
  expect(figures).toMatchObject({ series: 2, fans: 4, tookOff: { fans: 1 }, exploding: { fans: 1 } })
  expect(figures.exploding.logError).toBeGreaterThan(0)
  expect(figures.shifted.fans).toBeGreaterThan(0)
  expect(figures.shifted.mase).toBeLessThan(figures.shifted.maseUnshifted)
})
