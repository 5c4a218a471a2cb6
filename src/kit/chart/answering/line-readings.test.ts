import { assert, array, double, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale } from '../scale.ts'
import { lineReadings } from './line-readings.ts'
import { sayReading } from './reading.ts'

const scales = { x: linearScale(2020, 2030), y: linearScale(0, 100) }
const line = (name: string, values: readonly (readonly [string, number])[], isHeld = false) => ({
  name,
  values: values.map(([at, value]) => ({ at, value, says: `${value}%` })),
  isHeld,
})

test('a chart of one line says its values; of several, what each says at the time', () => {
  const one = [
    line('', [
      ['2024-03-01', 40],
      ['2024-05-02', 55],
    ]),
  ]
  expect(lineReadings(one, scales).map(sayReading)).toEqual(['1 Mar 2024: 40%', '2 May 2024: 55%'])
  const two = [
    line('Farsight', [['2024-03-01', 40]], true),
    line(
      'the model',
      [
        ['2024-02-01', 30],
        ['2024-05-02', 50],
      ],
      true,
    ),
  ]
  expect(lineReadings(two, scales).map(sayReading)).toEqual([
    '1 Feb 2024: the model 30%',
    '1 Mar 2024: Farsight 40%, the model 30%',
    '2 May 2024: Farsight 40%, the model 50%',
  ])
})

test('a line whose values do not hold says nothing between them', () => {
  const lines = [
    line('stands', [
      ['2021', 10],
      ['2023', 12],
    ]),
    line('the source says', [
      ['2022', 11],
      ['2023', 13],
    ]),
  ]
  expect(lineReadings(lines, scales).map(sayReading)).toEqual([
    '2021: stands 10%',
    '2022: the source says 11%',
    '2023: stands 12%, the source says 13%',
  ])
})

const inOrder = (all: readonly (readonly [number, number])[]) =>
  [...new Map(all.map(([at, value]) => [String(at), value] as const))].toSorted(([one], [two]) => (one < two ? -1 : 1))

test('every time is told once, in its order, at the place of the value that is told first', () => {
  const values = array(tuple(integer({ min: 2020, max: 2030 }), double({ min: 0, max: 100, noNaN: true })), {
    maxLength: 12,
  })
  assert(
    property(values, values, (a, b) => {
      const [first, second] = [inOrder(a), inOrder(b)]
      const readings = lineReadings([line('a', first), line('b', second)], scales)
      const times = [...new Set([...first, ...second].map(([at]) => at))].toSorted()
      expect(readings.map(({ at }) => at)).toEqual(times)
      for (const { at, y } of readings) {
        const value = new Map(first).get(at) ?? new Map(second).get(at) ?? Number.NaN
        expect(y).toBeCloseTo(1000 - scales.y.at(value), 6)
      }
    }),
  )
})
