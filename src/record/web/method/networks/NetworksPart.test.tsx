/** What the page of methods states of the networks, against what was written when they were fitted, and against them. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import measured from '../../../../../docs/benchmarks.md?raw'
import fitted from '../../../../../docs/fitted-networks.md?raw'
import { networksOf } from '#engine/projection/networks/shipped-networks.ts'
import { NetworksPart } from './NetworksPart.tsx'

const text = renderToString(<NetworksPart trend={null} />)
  .replaceAll(/<[^>]*>/g, '')
  .replaceAll(/\s+/g, ' ')

/** Shares such as .709. */
const shares = [...text.matchAll(/(?<![\d,])\.\d+/g)].map(([share]) => share)
/** Counts such as 20,987. */
const counts = [...text.matchAll(/\d{1,3}(?:,\d{3})+/g)].map(([count]) => count)

test('it states errors and counts', () => {
  expect(shares.length).toBeGreaterThanOrEqual(4)
  expect(counts).toContain('20,987')
})

test.each(shares)('%s is a figure of the fit, or of the benchmarks, rounded', (share) => {
  const digits = share.length - 1
  const figures = `${fitted}${measured}`.match(/(?<![\d,])\.\d{3,}/g) ?? []
  expect(figures.map((figure) => Number(figure).toFixed(digits).replace(/^0/, ''))).toContain(share)
})

const weights = ([1, 4] as const)
  .flatMap((period) => networksOf(period))
  .map(({ layers }) => layers.reduce((sum, layer) => sum + layer.weights.values.length, 0))
const thousands = (count: number) => `${Math.round(count / 1000)},000`
const sizes = [thousands(Math.min(...weights)), thousands(Math.max(...weights))]

test('the size of the networks is that of the smallest and the largest', () => {
  expect(text).toContain(`with ${sizes.join(' to ')} weights each`)
})

test.each(counts.filter((count) => !sizes.includes(count)))(
  '%s is a count of the fit or of the benchmarks',
  (count) => {
    expect(`${fitted}${measured}`).toContain(count)
  },
)

test('it says how many there are, and how far back they look', () => {
  const [years, quarters] = ([1, 4] as const).map((period) => networksOf(period).map(({ window }) => window))
  expect([years!.length, quarters!.length]).toEqual([3, 3])
  expect(text).toContain('Three small networks for years, and three for quarters')
  expect(text).toContain(`up to ${Math.max(...years!)} years or ${Math.max(...quarters!)} quarters`)
})
