/** What is accepted as right, worked out anew from the running base by the formulas of the gold. */
import type { Formula, Range } from './judge/gold-answer.ts'

export type Get = (ref: string) => unknown
/** `formulas.mjs` of the folder. */
export type Formulas = {
  evaluate(expression: unknown, get: Get): number
  rangeOf(answer: Formula, get: Get): Range & { value: number }
}
/** Every range within, and every number that must not be said, by its formula. */
export function computed<Value>(value: Value, formulas: Formulas, get: Get, tell: (why: string) => void): Value {
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
      ...(isRange(same)
        ? formulas.rangeOf(possible(same, formulas, get), get)
        : { value: formulas.evaluate(same.formula, get) }),
    }
  } catch (error) {
    tell(String(error))
    return same
  }
}

const isRange = (value: object): value is Formula => 'low' in value

/** Without those of its alternatives that rest on what the base has no more: a year that is measured by now, a model. */
function possible(answer: Formula, formulas: Formulas, get: Get): Formula {
  const { alternatives = [] } = answer
  return {
    ...answer,
    alternatives: alternatives.filter((one) => tried(() => formulas.evaluate(formulaOf(one), get)) !== null),
  }
}

const formulaOf = (one: unknown): unknown => (one as Partial<Formula>).formula ?? one

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

/** The values that the chances of an answer are of. */
export function comparedWith(answer: unknown, formulas: Formulas, get: Get): number[] {
  return argumentsIn(answer).flatMap((one) => tried(() => formulas.evaluate(one, get)) ?? [])
}

function argumentsIn(formula: unknown): unknown[] {
  if (Array.isArray(formula)) {
    const at = compares[String(formula[0])]
    return [...(at === undefined ? [] : [formula[at]]), ...formula.flatMap(argumentsIn)]
  }
  if (typeof formula !== 'object' || formula === null) return []
  const { formula: first, alternatives } = formula as Partial<Formula>
  return [first, alternatives].flatMap(argumentsIn)
}

/** Null where the base has not what a formula takes: that is told where its range is worked out. */
function tried(compute: () => number): number | null {
  try {
    return compute()
  } catch {
    return null
  }
}
