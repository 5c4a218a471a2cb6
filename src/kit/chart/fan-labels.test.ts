/** Words on charts of every kind, at every width of a screen: none lies on another, and none is struck through. */
import { array, assert, boolean, double, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aroundOf, type LabelOf, labelsOf, onScreen, roomOfEnds, type ShownLabel, shownLabels } from './fan-labels.ts'
import { type FanGiven, type FanPlan, planFan } from './fan-plan.ts'
import { areBoth, boxOf, coveredBy, isCrossed, isStruck } from './labels.ts'
import { chartWidths, gutterFor } from './sides.ts'

const height = 23
const today = '2026-11-21'
const fan = (after: number, medians: readonly number[], width: number) =>
  medians.map((median, i) => ({
    at: String(after + 1 + i),
    knots: [-3, -2, -1, 0, 1, 2, 3].map((z) => median + z * width * Math.sqrt(i + 1)),
    validated: i < 6,
  }))
const given = (part: Partial<FanGiven> = {}): FanGiven => ({
  observations: Array.from({ length: 35 }, (_, i) => [String(1990 + i), 100 + 2 * i]),
  points: fan(
    2024,
    Array.from({ length: 16 }, (_, i) => 170 + 2 * i),
    3,
  ),
  bounds: { least: null, most: null },
  thresholds: [],
  today,
  ...part,
})

/** As `Plot.module.css` shows them. */
const widthOf = (px: number) =>
  px / 16 < chartWidths.middle ? 'narrow' : px / 16 < chartWidths.wide ? 'middle' : 'wide'

/** What is wrong with the words of a chart, in boxes of many widths. */
function faultsOf(plan: FanPlan): string[] {
  const shown = shownLabels(plan, height)
  return widths.flatMap((px) => faultsAt(plan, shown, px))
}

function faultsAt(plan: FanPlan, shown: readonly ShownLabel[], px: number): string[] {
  const sides = gutterFor(plan.y) + roomOfEnds(plan)
  const size = onScreen(px / 16 - sides, height, roomOfEnds(plan))
  const boxes = shown
    .filter(({ shownIn }) => shownIn.includes(widthOf(px)))
    .map(({ of, text, more, spot }) => ({ of, text: text + more, box: boxOf(text + more, spot, size) }))
  const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const))
  const { uprights, levels, series } = aroundOf(plan)
  const inside = boxes.filter(({ of }) => of !== 'median' && of !== 'edge')
  return [
    ...pairs.filter(([a, b]) => areBoth(a.box, b.box)).map(([a, b]) => `${px}: ${a.of} ${a.text} on ${b.of} ${b.text}`),
    ...inside
      .filter(({ box }) => uprights.some((at) => isStruck(box, (at / 1000) * size.width)))
      .map(({ of, text }) => `${px}: ${of} ${text} is struck`),
    ...inside
      .filter(({ box }) => levels.some((at) => isCrossed(box, (at / 1000) * size.height)))
      .map(({ of, text }) => `${px}: ${of} ${text} is struck through`),
    ...inside
      .filter(({ of, box }) => isOfLines(of) && coveredBy(box, series, size) > 0)
      .map(({ of, text }) => `${px}: ${of} ${text} lies on what is drawn`),
  ]
}
/** What is said of lines has the whole of them to stand at; a value has its dot, and may have no free place there. */
const isOfLines = (of: LabelOf): boolean => of === 'threshold' || of === 'post'
const widths = [272, 300, 320, 335, 336, 358, 430, 543, 544, 700, 960, 1280]
const named = (plan: FanPlan, width: number, isNarrow = false): LabelOf[] =>
  labelsOf(plan, onScreen(width, height), isNarrow).map(({ of }) => of)

describe('the words of a chart', () => {
  it('lie on no other, are struck by no line and cover none where they need not, whatever the series and however wide the screen', () => {
    // Below that, powers of ten end, and with them log scales.
    const number = double({ min: -1e6, max: 1e6, noNaN: true, noDefaultInfinity: true }).filter(
      (value) => value === 0 || Math.abs(value) > 1e-300,
    )
    const kinds = record({
      values: array(number, { minLength: 3, maxLength: 60 }),
      last: integer({ min: 2015, max: 2026 }),
      ahead: integer({ min: 0, max: 30 }),
      step: double({ min: -1e4, max: 1e4, noNaN: true }),
      width: double({ min: 0, max: 1e5, noNaN: true }),
      asked: integer({ min: 2026, max: 2045 }),
      newer: array(double({ min: -2, max: 2, noNaN: true }), { maxLength: 3 }),
      marks: array(double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
      isWhole: boolean(),
    })
    assert(
      property(kinds, ({ values, last, ahead, step, width, asked, newer, marks, isWhole }) => {
        const end = values.at(-1) ?? 0
        const spread = Math.max(...values) - Math.min(...values)
        const plan = planFan(
          given({
            observations: values.map((value, i) => [String(last - values.length + 1 + i), value]),
            points: fan(
              last,
              Array.from({ length: ahead }, (_, i) => end + step * (i + 1)),
              width,
            ),
            beside: newer.map((by, i) => ({
              at: `${last + 1}-0${i + 1}`,
              value: end + by * spread * 0.1,
              says: 'newer',
            })),
            thresholds: marks.map((at) => ({ value: Math.min(...values) + at * spread, label: 'a mark of some note' })),
            asked: String(asked),
          }),
          isWhole,
        )
        expect(faultsOf(plan)).toEqual([])
      }),
      { numRuns: 120 },
    )
  })

  it('of a last value between two dashed lines and below a newer one stand clear of them all', () => {
    const falling = Array.from({ length: 44 }, (_, i): [string, number] => [
      String(1980 + i),
      118 - 4 * i + 0.05 * i * i,
    ])
    const [end = 0] = falling.at(-1)?.slice(1).map(Number) ?? []
    const plan = planFan(
      given({
        observations: falling,
        points: fan(
          2023,
          Array.from({ length: 27 }, (_, i) => end - i * 0.9),
          2,
        ),
        thresholds: [
          { value: 25, label: '25 per 1,000' },
          { value: 10, label: '10 per 1,000' },
        ],
        beside: [
          { at: '2024', value: end, says: 'newer' },
          { at: '2025', value: end, says: 'newer' },
        ],
      }),
    )
    expect(faultsOf(plan)).toEqual([])
    expect(named(plan, 700)).toEqual(expect.arrayContaining(['last', 'newest', 'threshold']))
  })

  it('of a line that the series crosses at its beginning stand further along it', () => {
    const wave = Array.from({ length: 15 }, (_, i): [string, number] => [String(2011 + i), 4.6 + Math.sin(i * 1.9)])
    const plan = planFan(
      given({ observations: wave, points: [], thresholds: [{ value: 4.55, label: 'Farsight’s forecast' }] }),
    )
    expect(faultsOf(plan)).toEqual([])
    expect(named(plan, 600)).toEqual(expect.arrayContaining(['last', 'threshold']))
  })

  it('of a last value and of one month later stand apart', () => {
    const monthly = Array.from({ length: 60 }, (_, i): [string, number] => [
      `${2021 + Math.floor((i + 7) / 12)}-${String(((i + 7) % 12) + 1).padStart(2, '0')}`,
      64 + (i % 7) * 4,
    ])
    const plan = planFan(
      given({ observations: monthly, points: [], beside: [{ at: '2026-08', value: 90.8, says: 'newer' }] }),
    )
    expect(faultsOf(plan)).toEqual([])
    expect(named(plan, 600)).toEqual(expect.arrayContaining(['last', 'newest', 'now']))
    expect(named(plan, 220, true)).toEqual(expect.arrayContaining(['newest', 'now']))
  })

  it('name the year that is asked about also beside now', () => {
    for (const asked of ['2026', '2027', '2028', '2030']) {
      const plan = planFan(given({ asked }))
      expect([asked, named(plan, 220, true).includes('asked'), named(plan, 600).includes('asked')]).toEqual([
        asked,
        true,
        true,
      ])
    }
  })

  it('name it also where the chart ends soon after it, beside now, on a phone', () => {
    const monthly = Array.from({ length: 319 }, (_, i): [string, number] => [
      `${2000 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
      70 + (i % 40),
    ])
    const points = Array.from({ length: 36 }, (_, i) => {
      const month = 319 + i
      const at = `${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
      return { at, knots: [-3, -2, -1, 0, 1, 2, 3].map((z) => 90 + z * (i + 2)), validated: true }
    })
    const plan = planFan(given({ observations: monthly, points, asked: '2027' }))
    expect(faultsOf(plan)).toEqual([])
    for (const width of ['narrow', 'middle', 'wide'] as const)
      expect(
        shownLabels(plan, height).filter(({ of, shownIn }) => of === 'asked' && shownIn.includes(width)),
      ).toHaveLength(1)
  })

  it('say the last value wherever it lies, and on a wide chart what its marks are', () => {
    const thresholds = [{ value: 150, label: 'a mark of note' }]
    expect(named(planFan(given({ thresholds })), 220, true)).toContain('last')
    expect(named(planFan(given({ thresholds })), 600)).toEqual(expect.arrayContaining(['last', 'threshold', 'unseen']))
  })
})
