/** A square that leads to an item, or to one of its versions. */
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app } = await givenServer({ stocked: true })
const square = async (url: string) => (await app.inject({ url })).body
/** How many dark modules a square of this text has: a drawing of another has others. */
const darkIn = (text: string) => encode(text, { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length
const darkOf = (svg: string) => svg.split('h10v10h-10z').length - 1

test('a square holds the address of the item, or of the version that is named', async () => {
  const svg = await square('/trend/131.qr.svg')
  expect(svg).toMatch(/^<svg /)
  expect(darkOf(svg)).toBe(darkIn('http://localhost:3000/trend/131'))
  expect(darkOf(await square('/trend/131.qr.svg?v=1'))).toBe(darkIn('http://localhost:3000/trend/131/v/1'))
  expect(darkIn('http://localhost:3000/trend/131')).not.toBe(darkIn('http://localhost:3000/trend/132'))
})
