/**
 * Whose forecasts a file holds, and the questions of one of them with all that they said. A question is taken whole or
 * not at all: a row that is missing would let the one before it stand for longer than it did.
 */
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import { estimate as estimateSchema, question as questionSchema } from '#predictions/question-types/schemas/index.ts'
import type { Asked, Row, Told, Word } from './told.ts'

export type Person = { id: string; name: string; forecasts: number }
/** `rows`: how many it stands for, where many are unread for one reason. */
export type Unread = { where: string; reason: string; rows: number }
/** `key`: what names it on its platform for good. Forecasts with the oldest first. */
export type BroughtQuestion = Asked & { key: string; forecasts: { at: number; estimate: Word['estimate'] }[] }

export type Brought = {
  /** With the most forecasts first. */
  people: Person[]
  /** Whose forecasts these are; null where several are in it and none was named: then nothing was taken. */
  whose: string | null
  questions: BroughtQuestion[]
  unread: Unread[]
  /** Forecasts of questions that were left out since another row of theirs could not be read. */
  leftOut: number
  notes: string[]
}

/**
 * `whose`: which of the people one is, as the file tells them apart, or by a name that one alone of them has. `now` in
 * milliseconds since 1970.
 */
export function gather({ people, questions, rows, notes }: Told, whose: string | null, now: number): Brought {
  const counted = Map.groupBy(rows, ({ who }) => who)
  const all = [...counted]
    .map(([id, own]) => ({ id, name: people.get(id) ?? id, forecasts: own.length }))
    .toSorted((a, b) => b.forecasts - a.forecasts)
  const chosen = all.length === 1 ? all[0] : whoIs(all, whose)
  const found = { people: all, whose: chosen?.id ?? null, questions: [], unread: [], leftOut: 0, notes: [...notes] }
  if (!chosen) return found
  return { ...found, ...ofOne(counted.get(chosen.id) ?? [], questions, now) }
}

function whoIs(people: readonly Person[], whose: string | null): Person | undefined {
  const named = people.filter(({ name }) => name === whose?.trim())
  return people.find(({ id }) => id === whose) ?? (named.length === 1 ? named[0] : undefined)
}

function ofOne(rows: readonly Row[], questions: Told['questions'], now: number) {
  const brought: BroughtQuestion[] = []
  const unread: Unread[] = []
  let leftOut = 0
  for (const [key, own] of Map.groupBy(rows, ({ question }) => question)) {
    const faults = faultsIn(own, questions.get(key), now)
    const asked = questions.get(key)?.asked
    if (faults.length === 0 && asked && 'is' in asked)
      brought.push({
        ...asked.is,
        key,
        forecasts: inOrder(
          own.flatMap(({ word }) => ('is' in word ? [word.is] : [])),
          now,
        ),
      })
    else leftOut += own.length
    unread.push(...faults)
  }
  return { questions: brought, unread: toldOnce(unread), leftOut }
}

/** The same place and reason is one line, of all rows for which it stands. */
function toldOnce(unread: readonly Unread[]): Unread[] {
  return [...Map.groupBy(unread, ({ where, reason }) => JSON.stringify([where, reason])).values()].flatMap((same) =>
    same.slice(0, 1).map((one) => ({ ...one, rows: same.reduce((sum, { rows }) => sum + rows, 0) })),
  )
}

function faultsIn(rows: readonly Row[], found: ReturnType<Told['questions']['get']>, now: number): Unread[] {
  if (!found)
    return rows
      .slice(0, 1)
      .map(({ where }) => ({ where, reason: 'is of a question that is not in the file', rows: rows.length }))
  const { where, asked } = found
  if ('why' in asked) return [{ where, reason: asked.why, rows: rows.length }]
  const { question } = asked.is
  if (!questionSchema.safeParse(question).success)
    return [{ where, reason: 'asks for something that cannot be kept here', rows: rows.length }]
  return rows.flatMap((row) => {
    const reason = 'why' in row.word ? row.word.why : whyNotWord(row.word.is, question, now)
    return reason === null ? [] : [{ where: row.where, reason, rows: 1 }]
  })
}

/** Whatever a platform's reader made of it: what our own calls would not let out again is not let in. */
function whyNotWord({ at, estimate }: Word, question: Asked['question'], now: number): string | null {
  if (at > now) return 'was made in the future'
  if (!estimate) return null
  if (!estimateSchema.safeParse(estimate).success || !isAnswerOf(question, estimate))
    return 'is no forecast of what its question asks for'
  return typeOf(question).whyNotFits(question, estimate)
}

/**
 * The same moment and value twice is one: pages of an API overlap. What ended before now, and before the next moment of
 * a forecast, was taken back then.
 */
function inOrder(words: readonly Word[], now: number): BroughtQuestion['forecasts'] {
  const moments = [...Map.groupBy(words, ({ at }) => at)].toSorted(([a], [b]) => a - b)
  return moments.flatMap(([at, said], i) => {
    const once = [...Map.groupBy(said, ({ estimate }) => JSON.stringify(estimate)).values()]
    const next = moments[i + 1]?.[0] ?? Infinity
    const until = once.reduce((last, same) => Math.max(last, endOf(same)), -Infinity)
    const isBack = until >= at && until < Math.min(now, next)
    return [
      ...once.flatMap(([word]) => (word ? [{ at, estimate: word.estimate }] : [])),
      ...(isBack ? [{ at: until, estimate: null }] : []),
    ]
  })
}

/** Of one forecast, however often it stands in a file: an older page may not know yet that it ended. */
function endOf(same: readonly Word[]): number {
  return same.reduce((first, { until }) => Math.min(first, until ?? Infinity), Infinity)
}
