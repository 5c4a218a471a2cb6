import { assert, double, property, record, boolean, array, integer } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FanGiven, planFan } from './fan-plan.ts'

const unbounded = { least: null, most: null }
const years = (first: number, values: readonly number[]) =>
  values.map((value, i): [string, number] => [String(first + i), value])
const rising = (count: number, from = 100, by = 2) => Array.from({ length: count }, (_, i) => from + by * i)
/** A fan around `median`, as wide as it is far ahead; the first six steps were checked. */
const fan = (after: number, medians: readonly number[], width = 3) =>
  medians.map((median, i) => ({
    at: String(after + 1 + i),
    knots: [-3, -2, -1, 0, 1, 2, 3].map((z) => median + z * width * Math.sqrt(i + 1)),
    validated: i < 6,
  }))
const given = (part: Partial<FanGiven> = {}): FanGiven => ({
  observations: years(1990, rising(35)),
  points: fan(2024, rising(16, 170)),
  bounds: unbounded,
  thresholds: [],
  today: '2026-11-21',
  ...part,
})
const beside = (at: string, value: number) => [{ at, value, says: 'by another' }]
const frameOf = ({ x, y, extent }: ReturnType<typeof planFan>) => [x.min, x.max, y.min, y.max, extent.until]

/** No smaller than what can be written: of those, scales have no ticks. */
const written = (value: number) => (Math.abs(value) < 1e-30 ? 0 : value)

describe('the fan of a projection (R52)', () => {
  it('marks the year that is asked about between the steps around it, and none that lies beyond its end', () => {
    const plan = planFan(given({ asked: '2035' }))
    const [before, , after] = plan.fan?.places.slice(9, 12).map(([x]) => x) ?? []
    expect(plan.asked?.text).toBe('2035')
    expect(plan.asked?.x).toBeGreaterThan(before ?? 1000)
    expect(plan.asked?.x).toBeLessThan(after ?? 0)
    expect(planFan(given({ asked: '2300' })).asked).toBeNull()
    expect(planFan(given()).asked).toBeNull()
  })

  it('is drawn as far as the time that is asked about, and its whole year, however wide it has become', () => {
    const monthly = Array.from(
      { length: 72 },
      (_, i) => `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
    )
    const series = (part: Partial<FanGiven>) =>
      planFan({
        ...given(part),
        observations: monthly.slice(0, 24).map((at, i) => [at, 100 + (i % 3)]),
        points: fan(2025, rising(48, 101, 0), 40).map((one, i) => ({ ...one, at: monthly[24 + i] ?? '' })),
      })
    expect(series({}).extent.until).toBe('2028-12')
    expect(series({ asked: '2029' }).extent.until).toBeNull()
    expect(series({ asked: '2029' }).asked?.text).toBe('2029')
    expect(series({ asked: '2029-03' }).asked?.text).toBe('Mar 2029')
  })

  it('of an old series goes on for some years after today, however wide it has become', () => {
    const old = given({ observations: years(1985, rising(35, 100, 0.1)), points: fan(2019, rising(40, 104, 0.1), 60) })
    expect([planFan({ ...old, today: '2020-06-01' }), planFan(old)].map(({ extent }) => extent.until)).toEqual([
      '2029',
      '2031',
    ])
  })

  it('begins at the last observation and ends at the edge of the drawing', () => {
    const { fan: drawn, last, line } = planFan(given())
    expect(drawn?.median.unseen[0]).toEqual(last.point)
    expect(line.at(-1)).toEqual(last.point)
    expect(drawn?.median.far.at(-1)?.[0]).toBe(1000)
  })

  it('says a value that is newer than the last one, and at the last one none', () => {
    const { last, newest } = planFan(given({ beside: beside('2025', 170) }))
    expect([last.at, newest?.at, newest?.value]).toEqual(['2024', '2025', '170'])
    expect(planFan(given({ beside: beside('2024', 168) })).newest).toBeNull()
  })

  it('says no value that its source only projects in the place of the last one measured', () => {
    const projected = (beside('2025', 170) ?? []).map((one) => ({ ...one, isExpected: true }))
    const plan = planFan(given({ beside: projected }))
    expect([plan.last.at, plan.newest]).toEqual(['2024', null])
    expect(plan.beside.map(({ at }) => at)).toEqual(['2025'])
  })

  it('in place of another is drawn over the same years, and on the same scale where it is no wider', () => {
    const framedBy = fan(2024, rising(26, 170), 8)
    const other = fan(2024, rising(26, 168), 2)
    const [frame, alone, framed] = [{ points: framedBy }, { points: other }, { points: other, framedBy }].map((part) =>
      planFan(given(part)),
    )
    expect(frameOf(alone!)).not.toEqual(frameOf(frame!))
    expect(frameOf(framed!)).toEqual(frameOf(frame!))
    expect(framed!.extent.points).toEqual(other.slice(0, frame!.extent.points.length))
    const { y } = planFan(given({ points: framedBy, framedBy: other }))
    expect(y.max).toBeGreaterThanOrEqual(Math.max(...framedBy.slice(0, 16).map(({ knots }) => knots[6]!)))
  })

  it('is hatched from the last value to now, and goes on from there without a gap', () => {
    const { fan: drawn, needle, last } = planFan(given())
    expect([drawn?.unseen, drawn?.median.unseen.at(-1)?.[0]]).toEqual([2, needle])
    expect(drawn?.median.near[0]).toEqual(drawn?.median.unseen.at(-1))
    const hatch = drawn?.hatch ?? []
    expect(hatch.length).toBeGreaterThan(3)
    expect(hatch.every(([top, bottom]) => top[0] === bottom[0] && top[1] <= bottom[1])).toBe(true)
    expect(hatch.every(([[x]]) => x > last.point[0] && x < needle)).toBe(true)
  })

  it('is all to come where the last value is of this year, and all unseen where it ends before now', () => {
    const fresh = planFan(given({ observations: years(1992, rising(35)), points: fan(2026, rising(16, 170)) })).fan
    expect([fresh?.unseen, fresh?.hatch, fresh?.median.unseen]).toEqual([0, [], []])
    const old = planFan(given({ observations: years(1970, rising(35)), points: fan(2004, rising(16, 170)) })).fan
    expect([old?.unseen, old?.median.near, old?.median.far]).toEqual([16, [], []])
  })

  it('is dashed from the post on where nobody checked, and has no post where all was checked', () => {
    const { fan: drawn, x } = planFan(given())
    expect(drawn?.post).toBe(x.at(2030.5))
    expect(drawn?.median.near.at(-1)).toEqual(drawn?.median.far[0])
    const checked = planFan(given({ points: fan(2024, rising(6, 170)) })).fan
    expect(checked?.post).toBeNull()
    expect([checked?.median.far, checked?.edges]).toEqual([[], []])
  })

  it('never passes what no value can: of a share neither its bands nor its axis goes beyond 0 and 100', () => {
    const share = { least: 0, most: 100 }
    const { y, fan: drawn } = planFan(
      given({ observations: years(1990, rising(35, 60, 1)), points: fan(2024, rising(16, 95, 0.4), 6), bounds: share }),
    )
    expect([y.max, drawn?.ends.find(({ isMedian }) => isMedian)?.text]).toEqual([100, '100'])
    const low = planFan(
      given({ observations: years(1990, rising(35, 36, -1)), points: fan(2024, rising(16, 1, 0), 6), bounds: share }),
    )
    expect(low.y.min).toBe(0)
  })

  it('says the median no more finely than its band allows, and names edges only where they stand apart', () => {
    const { fan: drawn } = planFan(given())
    expect(drawn?.ends[0]).toMatchObject({ isMedian: true, text: '200' })
    const heights = drawn?.ends.map(({ point }) => point[1]).toSorted((a, b) => a - b) ?? []
    expect(heights.slice(1).every((height, i) => height - (heights[i] ?? 0) >= 45)).toBe(true)
    const flat = planFan(
      given({ observations: years(1990, rising(35, 0, 100)), points: fan(2024, rising(16, 3400, 100), 1) }),
    )
    expect(flat.fan?.ends.length).toBe(1)
  })

  it('leaves out what a century would squeeze, says so, and shows all when asked', () => {
    const long = given({ observations: years(1850, rising(175)), points: fan(2024, rising(16, 450)) })
    expect(planFan(long).extent).toMatchObject({ since: '2000', until: null })
    const whole = planFan(long, true)
    expect([whole.extent.since, whole.line.length]).toEqual([null, 175])
  })

  it('gives what is to come a third of the width at least, unless that would leave less than fifteen years of the past', () => {
    for (const ahead of [10, 16, 26, 40]) {
      const long = given({ observations: years(1850, rising(175)), points: fan(2024, rising(ahead, 450)) })
      const { needle, extent } = planFan(long)
      expect([ahead, 1000 - needle >= 1000 / 3 || extent.since === '2010']).toEqual([ahead, true])
    }
    const short = given({ points: fan(2024, rising(4, 170)) })
    expect(planFan(short).extent.since).toBe('2010')
  })

  it('ends where its bands would leave no room for the rest, but never before ten years', () => {
    const wild = given({ points: fan(2024, rising(36, 170), 60) })
    const { extent } = planFan(wild)
    expect([extent.until, planFan(wild, true).extent.until]).toEqual(['2034', null])
  })

  it('has a log scale where the series has one, also where a band falls to zero', () => {
    const values = Array.from({ length: 30 }, (_, i) => 10 * 1.5 ** i)
    const points = fan(2019, [2e6, 3e6, 4e6], 1e6)
    const { y, fan: drawn } = planFan(
      given({ observations: years(1990, values), points, bounds: { least: 0, most: null } }),
    )
    expect(y.kind).toBe('log')
    expect(drawn?.bands.flatMap(({ unseen, near }) => [...unseen, ...near].flat()).every(Number.isFinite)).toBe(true)
  })

  it('has a log scale too where what is expected falls to a thousandth, and not where that is nought', () => {
    const falling = given({ observations: years(1990, rising(35, 106, -3)), bounds: { least: 0, most: null } })
    const kindOf = (medians: number[]) => planFan({ ...falling, points: fan(2024, medians, 0.01) }).y.kind
    expect([kindOf([3, 1, 0.1]), kindOf([3, 1, 0.5]), kindOf([3, 1, 0])]).toEqual(['log', 'linear', 'linear'])
    const { y } = planFan({ ...falling, points: fan(2024, [3, 1, 0.05], 0.01) })
    expect(y.min).toBeLessThanOrEqual(0.05)
  })

  it('keeps a threshold that would squeeze it off the chart, and counts it', () => {
    const plan = planFan(
      given({
        thresholds: [
          { value: 150, label: 'near' },
          { value: 5000, label: 'far' },
        ],
      }),
    )
    expect([plan.thresholds.map(({ text }) => text), plan.beyond]).toEqual([['near'], 1])
  })

  it('is absent where nothing is projected: the years to come stay empty', () => {
    const plan = planFan(given({ points: [] }))
    expect([plan.fan, plan.x.max]).toEqual([null, 2030])
  })

  it('can be drawn whatever its numbers are, all of it inside the drawing', () => {
    const number = double({ min: -1e12, max: 1e12, noNaN: true, noDefaultInfinity: true }).map(written)
    const series = record({
      values: array(number, { minLength: 10, maxLength: 80 }),
      ahead: integer({ min: 1, max: 40 }),
      width: double({ min: 0, max: 1e9, noNaN: true }).map(written),
      isWhole: boolean(),
    })
    assert(
      property(series, ({ values, ahead, width, isWhole }) => {
        const plan = planFan(
          given({
            observations: years(1940, values),
            points: fan(1939 + values.length, rising(ahead, values.at(-1), 1), width),
          }),
          isWhole,
        )
        const places = [
          ...plan.line,
          ...(plan.fan?.bands.flatMap(({ unseen, near, far }) => [...unseen, ...near, ...far]) ?? []),
        ].flat()
        expect(places.every((place) => place >= 0 && place <= 1000)).toBe(true)
      }),
    )
  })
})
