/** Which value stands at a place, and in how many steps that is found. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valueInOrder } from './selection.ts'

test('at each place stands what stands there in rising order, whatever the order before and however many are equal', () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), fc.infiniteStream(fc.nat()), (all, places) => {
      // Of the two noughts, which are equal, either may come first.
      const values = Float64Array.from(all, (one) => one + 0)
      const rising = values.toSorted()
      // In the same array again and again, which it leaves in another order.
      for (const wanted of Array.from({ length: 5 }, () => places.next().value as number)) {
        const place = wanted % all.length
        expect(valueInOrder(values, place)).toBe(rising[place])
      }
      expect(values.toSorted()).toEqual(rising)
    }),
  )
})

test.for([
  ['that rise', (i: number) => i],
  ['that fall', (i: number) => -i],
  ['that are equal', () => 0.5],
  ['that rise and fall again', (i: number) => Math.min(i, 9999 - i)],
] as const)('of 10,000 values %s the middle takes few steps', ([, valueAt]) => {
  let read = 0
  const values = new Proxy(
    Float64Array.from({ length: 10_000 }, (_, i) => valueAt(i)),
    {
      get(target, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) read++
        return Reflect.get(target, key, target) as unknown
      },
    },
  )
  const middle = valueInOrder(values, 5000)
  expect(middle).toBe(Float64Array.from({ length: 10_000 }, (_, i) => valueAt(i)).toSorted()[5000])
  expect(read).toBeLessThan(200_000)
})
