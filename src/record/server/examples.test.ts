/** The live examples of the page of methods, against the stored numbers. */
import { expect, test } from 'vitest'
import { chanceOfAtLeast } from '#engine/projection/bands/knots.ts'
import { fewestLessons } from '#forecasts/words.ts'
import { givenServer } from '../../../test/given.ts'
import type { MethodExamples, ShownItem } from '../examples.ts'
import { parts } from '../web/method/parts.ts'

/** These have an example of their own. */
const workedByThemselves = new Set<string>(['reading', 'ratings', 'crowd', 'machine', 'scores'])

const { app, pool } = await givenServer({ stocked: true })

async function examples(): Promise<MethodExamples> {
  const answer = await app.inject('/api/method')
  expect(answer.statusCode).toBe(200)
  return answer.json().examples
}

async function stored({ item, version }: ShownItem) {
  const { rows } = await pool.query(
    `select numbers from item_numbers where item_id = $1 and version = $2 order by made_at desc limit 1`,
    [item.slice(item.indexOf('/') + 1), version],
  )
  return rows[0].numbers
}

test('every example has the numbers that are stored for its item at its version', async () => {
  const { trend, maturity, crossing, model, world, incoherence, inconsistent } = await examples()
  const ofTrend = await stored(trend!)
  expect(ofTrend.projection.points).toContainEqual(trend!.point)
  expect(ofTrend).toMatchObject({ backtest: trend!.backtest, direction: trend!.direction, momentum: trend!.momentum })
  expect((await stored(crossing!)).crossings).toContainEqual(crossing!.crossing)
  expect(maturity && (await stored(maturity)).maturity).toEqual(maturity && maturity.maturity)
  expect((await stored(model!)).model).toEqual(model!.model)
  expect((await stored(world!)).chance).toEqual(world!.chance)
  expect((await stored(incoherence!)).incoherences).toContainEqual(incoherence!.incoherence)
  expect((await stored(inconsistent!)).consistency).toEqual(inconsistent!.consistency)
})

test('the members that the page names make what the methods say, but for past errors', async () => {
  const { members, networks, point } = (await examples()).trend!
  const medianOf = (scale: string) => {
    const [, low = 0, high = 0] = members
      .filter((one) => one.scale === scale)
      .map(({ value }) => value)
      .toSorted((a, b) => a - b)
    return (low + high) / 2
  }
  const scales = [...new Set(members.map(({ scale }) => scale))]
  const mean = scales.reduce((sum, scale) => sum + medianOf(scale), 0) / scales.length
  expect(members).toHaveLength(4 * scales.length)
  const { methods } = networks!.steps.find(({ at }) => at === point.at)!
  // What they say is moved by the middle of past errors: far less than the band is wide.
  expect(Math.abs(mean - methods.median)).toBeLessThan((methods.high - methods.low) / 5)
})

test('half of what is kept is what the methods say, half what the networks do, for each of the next six years', async () => {
  const { networks, item, version, label } = (await examples()).trend!
  const { projection } = await stored({ item, version, label })
  expect(networks!.steps.map(({ at }) => at)).toEqual(
    projection.points.slice(0, 6).map((one: { at: string }) => one.at),
  )
  expect(networks!.seen).toHaveLength(14)
  for (const [i, { methods, networks: said, both }] of networks!.steps.entries()) {
    const { knots } = projection.points[i]
    expect(both).toEqual({ low: knots[1], median: knots[3], high: knots[5] })
    for (const end of ['low', 'median', 'high'] as const)
      expect(Math.abs((methods[end] + said[end]) / 2 - both[end])).toBeLessThan((both.high - both.low) / 100)
    expect(methods.median).not.toBe(said.median)
  }
})

test('each part that items link to has its place, and states what is computed from the stored numbers', async () => {
  const { trend, inconsistent } = await examples()
  const { body } = await app.inject({ url: '/method', headers: { host: 'localhost' } })
  for (const { id, title } of parts) {
    expect(body).toContain(`<section id="${id}"`)
    expect(body).toContain(title)
  }
  const { point, bounds, threshold, backtest } = trend!
  const chance = chanceOfAtLeast(point.knots, threshold.value, {
    least: bounds.least ?? -Infinity,
    most: bounds.most ?? Infinity,
  })
  expect(body).toContain(`so the chance is <strong`)
  expect(body).toContain(`>${Math.round(chance * 100)}%</strong>`)
  expect(body).toContain(`>${(backtest.error / backtest.naiveError).toFixed(2)}</strong>`)
  const [pull] = inconsistent!.consistency!.pulls
  expect(pull!.contributions.reduce((sum, one) => sum + one.pull, 0)).toBe(pull!.excess)
  expect(body).not.toContain('NaN')
})

test('where an item goes, another takes its place; where none is left, the page says so', async () => {
  const before = (await examples()).trend!.item
  await pool.query(`update item set published_at = null where kind || '/' || id = $1`, [before])
  const after = (await examples()).trend!
  expect(after.item).not.toBe(before)
  expect((await stored(after)).projection.points).toContainEqual(after.point)
  await pool.query('update item set published_at = null')
  const { learning, machines, ...none } = await examples()
  expect(new Set(Object.values(none))).toEqual(new Set([null]))
  expect(machines).toEqual({ asked: null, spoke: [] })
  expect(learning).toEqual({ counted: 0, fewest: fewestLessons, newest: null })
  app.forgetPages()
  const { body, statusCode } = await app.inject({ url: '/method', headers: { host: 'localhost' } })
  expect(statusCode).toBe(200)
  expect(body.match(/No live example/g)).toHaveLength(parts.filter(({ id }) => !workedByThemselves.has(id)).length)
})
