/**
 * The formulas of answers beside those of a reference that shares no code with them, on questions of its own and the
 * starter collection: each comes out as an answer there may.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { compute, type FormulaName } from '#analyses/formulas/index.ts'
import { type Fields, type Value, valueAt } from '#analyses/dossier/field-value.ts'
import { givenServer } from '../given.ts'

const folder = '../shared/reference/questions'
const isThere = existsSync(folder)

/** `[name, ...arguments]`, of which each may be one. */
type Expression = number | [name: string, ...rest: unknown[]]
type Answer = { formula?: Expression; parts?: Answer[] }
type Gold = { titles: Record<string, unknown>; questions: { id: string; answer: Answer }[] }
type Get = (ref: string) => Fields
type Reference = { rangeOf(answer: Answer, get: Get): { value: number; low: number; high: number } }

/** Each part of an answer that is made by one of these. */
const compared = [
  'compare',
  'compareYear',
  'seriesAtLeast',
  'seriesAtMost',
  'houseAtLeast',
  'given',
  'productAt',
  'highestYear',
  'mean',
  'pow',
  'observed',
]

test.skipIf(!isThere)(
  `the formulas of answers agree with the reference on all it asks of them (skipped where ${folder} is absent)`,
  async () => {
    const gold = JSON.parse(readFileSync(`${folder}/gold-open.json`, 'utf8')) as Gold // as its README says it
    const { rangeOf } = (await import(pathToFileURL(resolve(`${folder}/formulas.mjs`)).href)) as Reference
    const bodies = await bodiesOf(Object.keys(gold.titles))
    const get: Get = (ref) => bodies.get(ref) ?? {}
    // Some series may not be passed on, so this world has none.
    const withheld = [...bodies].filter(([, { item }]) => isRecord(item) && item['series'] === null).map(([ref]) => ref)
    const answers = gold.questions
      .flatMap(({ id, answer }) => [answer, ...(answer.parts ?? [])].map((one) => ({ id, ...one })))
      .filter(({ formula }) => compared.some((name) => JSON.stringify(formula ?? '').includes(`"${name}"`)))
      .filter(({ formula }) => !withheld.some((ref) => JSON.stringify(formula).includes(`"${ref}"`)))
    expect(answers.length).toBeGreaterThan(20)
    const outside = answers.flatMap(({ id, ...answer }) => {
      const { value, low, high } = rangeOf(answer, get)
      const own = evaluate(answer.formula ?? 0, get)
      return own >= low && own <= high ? [] : [{ id, own, value, low, high }]
    })
    expect(outside).toEqual([])
  },
)

const isRecord = (one: unknown): one is Fields => typeof one === 'object' && one !== null

/** As the API answers them: items of the collection keep their ids. */
async function bodiesOf(refs: readonly string[]): Promise<ReadonlyMap<string, Fields>> {
  const { app } = await givenServer({ stocked: true })
  const bodies = new Map<string, Fields>()
  for (const ref of refs) bodies.set(ref, (await app.inject(`/api/items/${ref}?include=numbers`)).json())
  return bodies
}

/** An expression of the reference by the formulas of the product. */
function evaluate(expression: Expression, get: Get): number {
  if (typeof expression === 'number') return expression
  const [name, ...rest] = expression
  const values = (places: readonly number[]) => places.map((i) => evaluate(rest[i] as Expression, get))
  const way = ways[name]
  if (!way) throw new Error(`the reference has ${name}, which no formula is beside`)
  return Number(way(rest, { get, values }))
}

type At = { get: Get; values(places: readonly number[]): number[] }
const read = (get: Get, ref: unknown, path: string): Value => valueAt(get(String(ref)), path) ?? 'nothing'
const run = (name: FormulaName, ...inputs: Value[]): Value => compute(name, inputs)
const all = (rest: readonly unknown[]) => rest.map((_, i) => i)

/** A step, or what was observed then. */
function amount(get: Get, ref: unknown, at: unknown): Value[] {
  const step = valueAt(get(String(ref)), `numbers.projection.${String(at)}`)
  if (step === null) return [read(get, ref, `item.series.observations.${String(at)}`)]
  return [step, read(get, ref, 'numbers.projection.bounds')]
}

function forecast(get: Get, ref: unknown): Value[] {
  return [read(get, ref, 'item.houseForecast.estimate.quantiles'), read(get, ref, 'item.question.range.scale')]
}

function amountOf(get: Get, given: unknown): Value[] {
  const [what, ref, at] = given as [string, string, string?]
  return what === 'series' ? amount(get, ref, at) : forecast(get, ref)
}

function ahead(get: Get, ref: unknown): Value[] {
  return ['numbers.projection.points', 'numbers.projection.bounds', 'item.series.observations'].map((path) =>
    read(get, ref, path),
  )
}

const ways: Readonly<Record<string, (rest: readonly unknown[], at: At) => Value>> = {
  add: (rest, { values }) => values(all(rest)).reduce((a, b) => a + b, 0),
  sub: (_, { values }) => run('difference', ...values([0, 1])),
  mul: (rest, { values }) => values(all(rest)).reduce((a, b) => a * b, 1),
  div: (_, { values }) => run('ratio', ...values([0, 1])),
  pow: (_, { values }) => values([0])[0]! ** values([1])[0]!,
  mean: (rest, { values }) => run('mean', ...values(all(rest))),
  not: (_, { values }) => run('chance-not', ...values([0])),
  house: ([ref], { get }) => read(get, ref, 'item.houseForecast.estimate.probability'),
  houseOption: ([ref, option], { get }) =>
    read(get, ref, `item.houseForecast.estimate.probabilities.${String(option)}`),
  houseQuantile: ([ref, q], { get }) => read(get, ref, `item.houseForecast.estimate.quantiles.${String(q)}`),
  observed: ([ref, at], { get }) => read(get, ref, `item.series.observations.${String(at)}`),
  lastYear: ([ref], { get }) => String(read(get, ref, 'item.series.observations.last.at')).slice(0, 4),
  highestYear: ([ref], { get }) => String(run('highest-at', read(get, ref, 'item.series.observations'))).slice(0, 4),
  houseAtLeast: ([ref], { get, values }) => run('forecast-at-least', values([1])[0]!, ...forecast(get, ref)),
  seriesAt: ([ref, at], { get }) => read(get, ref, `numbers.projection.${String(at)}.p50`),
  seriesAtLeast: ([ref, at], { get, values }) => run('chance-at-least', values([2])[0]!, ...amount(get, ref, at)),
  seriesAtMost: ([ref, at], { get, values }) => run('chance-below', values([2])[0]!, ...amount(get, ref, at)),
  compare: ([a, b, rho, factor], { get }) => {
    expect(rho ?? 0).toBe(0)
    return run('chance-above-other', ...amountOf(get, a), ...amountOf(get, b), Number(factor ?? 1))
  },
  compareYear: ([a, b], { get }) => run('year-above-other', ...ahead(get, a), ...ahead(get, b)),
  productAt: ([a, b, at], { get }) => run('product-middle', ...amount(get, a, at), ...amount(get, b, at)),
  given: (_, { values }) => {
    const [of = 0, ifSo = 0, condition = 0] = values([0, 1, 2])
    return run('chance-otherwise', of, condition, ifSo)
  },
}
