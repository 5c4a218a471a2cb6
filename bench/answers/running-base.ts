/**
 * The gold's answers on the base that is running: items found again by their titles where ids have moved, and ranges
 * worked out anew by the folder's own formulas.
 */
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { AnsweredGold, Formula, Range } from './judge/gold-answer.ts'
import type { Gold } from './judge/verdict.ts'

export type GoldFile = { titles?: Record<string, { title: string }>; questions: AnsweredGold[] }
type Get = (ref: string) => unknown
/** `formulas.mjs` of the folder. */
type Formulas = {
  evaluate(expression: unknown, get: Get): number
  rangeOf(answer: Formula, get: Get): Range & { value: number }
}
/** `changed`: what of the file does not hold on this base; numbers whose formulas cannot be worked out stay as they are. */
type OnBase = { gold: Gold[]; changed: string[] }

const reference = /^(?:trend|prediction|scenario)\/\d+$/

export async function onRunningBase(
  file: string,
  gold: GoldFile,
  base: { app: FastifyInstance; pool: Pool },
): Promise<OnBase> {
  const formulas = (await import(pathToFileURL(resolve(dirname(file), 'formulas.mjs')).href)) as Formulas // the file's own README says so
  const { questions } = renamed(gold, await movedRefs(base.pool, gold.titles ?? {}))
  const bodies = await bodiesOf(base.app, refsIn(questions))
  const get: Get = (ref) => bodies.get(ref)
  const changed: string[] = []
  const anew = questions.map((question): Gold => {
    const current = computed(question, formulas, get, (why) => changed.push(`${question.id}: ${why}`))
    const parts = current.answer.kind === 'parts' ? current.answer.parts : [current.answer]
    const values = parts.map((part) =>
      comparedWith(part).flatMap((one) => tried(() => formulas.evaluate(one, get)) ?? []),
    )
    return { question: current, values }
  })
  return { gold: anew, changed }
}

/** Null where the base has not what a formula takes: that is told where its range is worked out. */
function tried(compute: () => number): number | null {
  try {
    return compute()
  } catch {
    return null
  }
}

/** Where an item has the id of another one by now, by its title. */
async function movedRefs(pool: Pool, titles: Record<string, { title: string }>): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ ref: string; title: string }>(
    `select kind || '/' || id as ref, title from item where published_at is not null`,
  )
  const byTitle = new Map(rows.map(({ ref, title }) => [title, ref]))
  return new Map(Object.entries(titles).map(([ref, { title }]) => [ref, byTitle.get(title) ?? ref]))
}

function renamed(gold: GoldFile, refs: ReadonlyMap<string, string>): GoldFile {
  const rename = (_: string, value: unknown) => (typeof value === 'string' ? (refs.get(value) ?? value) : value)
  return JSON.parse(JSON.stringify({ questions: gold.questions }), rename) as GoldFile // as it was, under other names
}

function refsIn(value: unknown): string[] {
  if (typeof value === 'string') return reference.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(refsIn) : []
}

async function bodiesOf(app: FastifyInstance, refs: readonly string[]): Promise<Map<string, unknown>> {
  const bodies = new Map<string, unknown>()
  for (const ref of new Set(refs)) {
    const answer = await app.inject({ method: 'GET', url: `/api/items/${ref}?include=numbers` })
    if (answer.statusCode === 200) bodies.set(ref, answer.json())
  }
  return bodies
}

/** Every range within, and every number that must not be said, by its formula. */
function computed<Value>(value: Value, formulas: Formulas, get: Get, tell: (why: string) => void): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => computed(one, formulas, get, tell)) as Value
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(asLikeliest(value, get, tell)).map(([name, one]: [string, unknown]) => [
    name,
    name === 'formula' || name === 'alternatives' ? one : computed(one, formulas, get, tell),
  ])
  const same = Object.fromEntries(fields) as Value & Partial<Formula> // the same fields
  if (same.formula === undefined) return same
  try {
    return {
      ...same,
      ...('low' in same ? formulas.rangeOf(same as Formula, get) : { value: formulas.evaluate(same.formula, get) }),
    }
  } catch (error) {
    tell(String(error))
    return same
  }
}

type Choice = { kind?: string; option?: string; formula?: unknown; synonyms?: string[] }

/** Where a forecast was made anew since, and another option is the likeliest by now, that one is right. */
function asLikeliest<Value extends object>(value: Value, get: Get, tell: (why: string) => void): Value {
  const { kind, option, formula } = value as Choice
  if (kind !== 'which' || !Array.isArray(formula) || formula[0] !== 'houseOption') return value
  const [name, ref] = formula as string[]
  const { item } = get(ref ?? '') as {
    item: { houseForecast: { estimate: { probabilities: Record<string, number> } } }
  } // as the formula takes it
  const named = Object.entries(item.houseForecast.estimate.probabilities).filter(
    ([one]) => !/^(?:other|none)/i.test(one),
  )
  const [likeliest] = named.toSorted(([, a], [, b]) => b - a)
  if (!likeliest || likeliest[0] === option) return value
  tell(`${likeliest[0]} is likelier than ${option} by now`)
  return { ...value, option: likeliest[0], synonyms: [likeliest[0]], formula: [name, ref, likeliest[0]] }
}

const compares: Readonly<Record<string, number>> = { seriesAtLeast: 3, seriesAtMost: 3, houseAtLeast: 2 }

/** The values that the chances of a formula are of. */
function comparedWith(formula: unknown): unknown[] {
  if (Array.isArray(formula)) {
    const at = compares[String(formula[0])]
    return [...(at === undefined ? [] : [formula[at]]), ...formula.flatMap(comparedWith)]
  }
  if (typeof formula !== 'object' || formula === null) return []
  const { formula: first, alternatives } = formula as Partial<Formula>
  return [first, alternatives].flatMap(comparedWith)
}
