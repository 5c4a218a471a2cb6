import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainWhen, type When } from '#items/shelf/when.ts'
import { sayWhen } from './say-when.ts'
import { layTimeline } from './timeline.ts'

const frame = { now: 2026.9, end: 2060 }
const year = fc.double({ min: 2020, max: 2100, noNaN: true })
const someWhen: fc.Arbitrary<When> = fc.record({
  means: fc.constantFrom('asked', 'expected', 'told'),
  place: fc.constantFrom(0, 1, 2),
  year,
  says: fc.constant('comes'),
  mark: fc.constantFrom('ring', 'dot', 'diamond'),
  closes: fc.option(year),
  band: fc.option(
    fc
      .array(year, { minLength: 5, maxLength: 5 })
      .chain((years) =>
        fc
          .integer({ min: 1, max: 5 })
          .map((known) => years.toSorted((a, b) => a - b).map((one, i) => (i < known ? one : null))),
      ),
  ),
  signs: fc.array(fc.integer({ min: 2026, max: 2060 }), { maxLength: 4 }),
  beside: fc.string({ maxLength: 20 }),
})
const someItems = fc
  .array(someWhen, { maxLength: 40 })
  .map((all) => all.map((when, i) => ({ id: String(i + 1), when })))

test('everything on the timeline lies on it, each item once, and no line or band runs backwards', () => {
  fc.assert(
    fc.property(someItems, (items) => {
      const rows = layTimeline(items, frame).groups.flatMap((group) => group.rows)
      expect(rows.map(({ item }) => item.id).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
      const pieces = rows.flatMap(({ open, waits, wide, half }) =>
        [open, waits, wide, half].filter((one) => one !== null),
      )
      const places = [
        ...pieces.flatMap(({ from, to }) => [from, to]),
        ...rows.flatMap(({ signs, at }) => [...signs, at ?? 0]),
      ]
      expect(places.filter((place) => place < 0 || place > 100)).toEqual([])
      expect(pieces.filter(({ from, to }) => to <= from)).toEqual([])
    }),
  )
})

test('a question waits from when it closes, and half of a chance lies within nine tenths of it', () => {
  fc.assert(
    fc.property(someItems, (items) => {
      const { groups, now } = layTimeline(items, frame)
      const rows = groups.flatMap((group) => group.rows)
      expect(rows.filter(({ open }) => open && open.from !== now)).toEqual([])
      expect(rows.filter(({ open, waits }) => open && waits && waits.from < open.to)).toEqual([])
      expect(rows.filter(({ half, wide }) => half && wide && half.from < wide.from)).toEqual([])
    }),
  )
})

test('words beside a mark touch neither a mark nor now, and do not leave the track, however narrow that is', () => {
  fc.assert(
    fc.property(someItems, (items) => {
      const { groups, now } = layTimeline(items, frame)
      for (const { item, words, signs, at } of groups.flatMap((group) => group.rows)) {
        if (!words) continue
        const width = (item.when.beside.length * 6.4 * 100) / 286
        const off = 600 / 286
        const from = words.side === 'right' ? words.place + off : words.place - off - width
        const to = from + width
        expect(from).toBeGreaterThanOrEqual(-0.01)
        expect(to).toBeLessThanOrEqual(100.01)
        for (const mark of [...signs, ...(at === null ? [] : [at]), now])
          expect(mark > from + 0.01 && mark < to - 0.01).toBe(false)
      }
    }),
  )
})

test.each([
  // The rest of the band runs to the edge: the words stand beside what is likely, not at the far end.
  [[2028, 2031, 2033, 2037, null], 2031, 'left'],
  [[2027.5, 2029, 2030, 2032, 2055], 2032, 'right'],
  [[2035, 2045, 2050, 2060, null], 2045, 'left'],
])('the words of an estimate stand beside the half of its chance: %j', (band, stands, side) => {
  const when: When = {
    ...plainWhen,
    means: 'm',
    place: 0,
    year: band[2] ?? 0,
    says: '',
    mark: 'dot',
    band,
    beside: '2033',
  }
  const { groups, from, to } = layTimeline([{ id: '1', when }], { now: 2026.9, end: 2060 })
  const { place = 0, side: on } = groups[0]?.rows[0]?.words ?? {}
  expect([Math.round(from + (place / 100) * (to - from)), on]).toEqual([stands, side])
})

test('groups come in the order of their place, rows in that of their year', () => {
  const when = { ...plainWhen, says: '', mark: 'ring', beside: '' } as const
  const items = [
    { id: '1', when: { ...when, means: 'worlds', place: 4, year: 2040 } },
    { id: '2', when: { ...when, means: 'asked', place: 0, year: 2035 } },
    { id: '3', when: { ...when, means: 'asked', place: 0, year: 2031 } },
  ]
  expect(layTimeline(items, frame).groups.map(({ means, rows }) => [means, rows.map(({ item }) => item.id)])).toEqual([
    ['asked', ['3', '2']],
    ['worlds', ['1']],
  ])
})

test('a date beyond all that is said has no mark, and its band runs to the edge', () => {
  const band = [2031, 2040, null, null, null]
  const when: When = { ...plainWhen, means: 'm', place: 0, year: 2060, says: 'may come', mark: 'dot', band, beside: '' }
  const [row] = layTimeline([{ id: '1', when }], frame).groups[0]?.rows ?? []
  expect([row?.at, row?.wide?.to, row?.half?.to]).toEqual([null, 100, 100])
})

test.each([
  [{ closes: 2033.5, year: 2035 }, 'resolves 2035, 62%, takes forecasts until 2033'],
  [
    { band: [2028.1, 2030, 2033, 2037.9, null] },
    'resolves 2035, 62%, half of the chance from 2030 to 2037, nine tenths from 2028 to later than is looked ahead or never',
  ],
  [{ signs: [2032, 2031, 2032] }, 'resolves 2035, 62%, signposts 2031, 2032'],
])('a row is read aloud: %j', (more, said) => {
  const when: When = {
    ...plainWhen,
    means: 'm',
    place: 0,
    year: 2035,
    says: 'resolves 2035',
    mark: 'ring',
    beside: '62%',
    ...more,
  }
  expect(sayWhen(when)).toBe(said)
})

test.each([
  [2030, 2, [2026, 2028, 2030, 2032, 2034, 2036]],
  [2058, 5, [2030, 2035, 2040, 2045, 2050, 2055, 2060]],
])('a scale to %i names a year in %i, from the first that it names on', (last, step, ticks) => {
  const when: When = { ...plainWhen, means: 'm', place: 0, year: last, says: '', mark: 'ring', beside: '' }
  expect(layTimeline([{ id: '1', when }], frame)).toMatchObject({ step, ticks })
})
