/** What is said of amounts or days of a group that cannot all be true: beside which fields, and which nearest ones can. */
import { risingNearest } from '#engine/isotonic.ts'
import type { Direction } from '#predictions/groups/arrangement.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { areOnLog, type End, ends, type GivenThree, sayEnd, whyNotThree } from './three.ts'

/** `given`: null where nothing is, and where it is held against nothing, as all that is unfinished is. In the order of the axis. */
export type Row = { mark: string; question: Question; given: GivenThree | null }
/** As of chances: `beside` each question what goes against the one before it, `nearest` what would hold. */
export type DisorderedThrees = { beside: (string | null)[]; nearest: (GivenThree | null)[]; said: string }

type Column = { end: End; against: Map<number, number>; nearest: Map<number, number> }

/**
 * Each of the three by itself: where a later answer is never less, no part of its chance lies lower either. `nearest` has the
 * least sum of squares (`risingNearest`), on the scale on which they are drawn, by which low, middle and high stay in order.
 * Null where they can all be true.
 */
export function disorderOfThrees(all: readonly Row[], direction: Direction | null): DisorderedThrees | null {
  const inThree = all[0] && typeOf(all[0].question).inThree
  if (!direction || !inThree) return null
  const rows = all.map((row) => ({ ...row, given: row.given && whyNotThree(row.given) === null ? row.given : null }))
  const line = lineOf(rows)
  const columns = ends.map((end) => columnOf(rows, end, { ...line, sign: direction === 'rising' ? 1 : -1 }))
  if (columns.every(({ against }) => against.size === 0)) return null
  const [side] = direction === 'rising' ? inThree.sides : inThree.sides.toReversed()
  const width = 10 ** finestOf(rows)
  const nearest = rows.map(({ given, question }, i) => {
    const moved = columns.flatMap(({ end, nearest: of }) => {
      const to = of.get(i)
      return to === undefined ? [] : [[end, inThree.tidy(question, to, width)]]
    })
    return given && { ...given, ...Object.fromEntries(moved) }
  })
  const say = (three: GivenThree) => ends.flatMap((end) => three[end] ?? []).map((place) => inThree.say(place))
  return {
    beside: rows.map((_, i) => {
      const found = columns.find(({ against }) => against.has(i))
      const other = rows[found?.against.get(i) ?? -1]
      return found && other ? `Its ${sayEnd[found.end]} cannot be ${side} that of ${other.mark}.` : null
    }),
    nearest,
    said: nearest.flatMap((three, i) => (three ? [`${say(three).join(' / ')} for ${rows[i]?.mark}`] : [])).join(', '),
  }
}

/** Where halfway between two amounts is; an amount of nought has no place on a logarithmic scale. */
function lineOf(rows: readonly Row[]): { placeOf(value: number): number; valueAt(place: number): number } {
  const isLog = areOnLog(rows) && rows.every(({ given }) => given === null || (given.low ?? 0) > 0)
  return isLog ? { placeOf: Math.log, valueAt: Math.exp } : { placeOf: same, valueAt: same }
}

const same = (value: number) => value

/** The power of ten of the last digit of what is given most finely: of 424, 430 and 428.5 it is -1. Means are told one digit more finely. */
function finestOf(rows: readonly Row[]): number {
  const given = rows.flatMap((row) => ends.flatMap((end) => row.given?.[end] || []))
  return Math.min(
    ...given.map((value) => {
      const [digits = '', power = '0'] = value.toExponential().split('e')
      return Number(power) - (digits.split('.')[1]?.length ?? 0)
    }),
  )
}

type Along = ReturnType<typeof lineOf> & { sign: 1 | -1 }

/** `nearest`: of each row that has to move. */
function columnOf(rows: readonly Row[], end: End, { placeOf, valueAt, sign }: Along): Column {
  const told = rows.flatMap(({ given }, i) => {
    const value = given?.[end] ?? null
    return value === null ? [] : [{ i, place: sign * placeOf(value) }]
  })
  const isAgainst = ({ place }: { place: number }, at: number) => place < (told[at - 1]?.place ?? -Infinity)
  const against = told.flatMap((one, at) => (isAgainst(one, at) ? [[one.i, told[at - 1]?.i ?? 0] as const] : []))
  const nearest = risingNearest(told.map(({ place }) => place))
  const moved = told.flatMap(({ i, place }, at) => {
    const to = nearest[at] ?? place
    return to === place ? [] : [[i, valueAt(sign * to)] as const]
  })
  return { end, against: new Map(against), nearest: new Map(moved) }
}
