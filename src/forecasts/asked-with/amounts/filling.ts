/** How are the empty fields of a table of three numbers filled? Each of the three by itself, as a column. */
import { typeOf } from '#predictions/question-types/index.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { copiedDown, filledBetween, type Line } from '../filling.ts'
import { areOnLog, blankThree, ends, type GivenThree } from './three.ts'

type Given = readonly (GivenThree | null)[]

const isAny = (one: number | null | undefined): one is number => Number.isFinite(one)

/** Halfway between 10 and 1000 is 505, and 100 where the questions are drawn on a logarithmic scale. */
function lineOf(questions: readonly { question: Question }[]): Line {
  const isLog = areOnLog(questions)
  const tidied = (place: number, width: number) =>
    questions.map(({ question }) => typeOf(question).inThree?.tidy(question, place, width))[0] ?? place
  return {
    isAny: (one): one is number => isAny(one) && (!isLog || one > 0),
    placeOf: isLog ? Math.log : same,
    at: (place, width) => tidied(isLog ? Math.exp(place) : place, width),
  }
}

/** Each empty field takes what stands above it in its column. */
export function threesCopied(given: Given): GivenThree[] {
  return byColumn(given, (column) => copiedDown(column, { isAny }))
}

/**
 * Each empty field between two of its column lies between them by how far apart the questions are. What is rounded by the
 * width of its own column may come to lie beyond its neighbour, and then is that.
 */
export function threesFilled(given: Given, questions: readonly { question: Question; place: number }[]): GivenThree[] {
  const places = questions.map(({ place }) => place)
  const line = lineOf(questions)
  return byColumn(given, (column) => filledBetween(column, places, line)).map((filled, i) => inOrder(filled, given[i]))
}

const atLeast = (one: number | null, least: number | null) =>
  one === null || least === null ? one : Math.max(one, least)

/** What was typed stays. */
function inOrder({ low, middle, high }: GivenThree, typed: GivenThree | null | undefined): GivenThree {
  const centre = isAny(typed?.middle) ? middle : atLeast(middle, low)
  return { low, middle: centre, high: isAny(typed?.high) ? high : atLeast(high, centre) }
}

function byColumn(given: Given, fill: (column: (number | null)[]) => (number | null)[]): GivenThree[] {
  const columns = ends.map((end) => [end, fill(given.map((one) => one?.[end] ?? null))] as const)
  return given.map((_, i) => ({
    ...blankThree,
    ...Object.fromEntries(columns.map(([end, column]) => [end, column[i] ?? null])),
  }))
}

const same = (value: number) => value
