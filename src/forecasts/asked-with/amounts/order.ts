/** What is said of amounts or days of a group that cannot all be true: beside which fields, and which nearest ones can. */
import { risingNearest } from '#engine/isotonic.ts'
import type { Direction } from '#predictions/groups/arrangement.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { blankThree, type End, ends, type GivenThree, sayEnd } from './three.ts'

/** `given`: null where nothing is, and where it is held against nothing. In the order of the axis. */
export type Row = { mark: string; question: Question; given: GivenThree | null }
/** As of chances: `beside` each question what goes against the one before it, `nearest` what would hold. */
export type DisorderedThrees = { beside: (string | null)[]; nearest: (GivenThree | null)[]; said: string }

type Column = { end: End; against: Map<number, number>; nearest: Map<number, number> }

/**
 * Each of the three by itself: where a later answer is never less, no part of its chance lies lower either. `nearest` has the
 * least sum of squares (`risingNearest`), by which low, middle and high stay in order. Null where they can all be true.
 */
export function disorderOfThrees(rows: readonly Row[], direction: Direction | null): DisorderedThrees | null {
  const inThree = rows[0] && typeOf(rows[0].question).inThree
  if (!direction || !inThree) return null
  const columns = ends.map((end) => columnOf(rows, end, direction === 'rising' ? 1 : -1))
  if (columns.every(({ against }) => against.size === 0)) return null
  const [side] = direction === 'rising' ? inThree.sides : inThree.sides.toReversed()
  const nearest = rows.map(({ given }, i) => {
    const moved = columns.flatMap(({ end, nearest: of }) =>
      of.has(i) ? [[end, inThree.tidy(rows[i]!.question, of.get(i) ?? 0, 0)]] : [],
    )
    return given && { ...blankThree, ...given, ...Object.fromEntries(moved) }
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

function columnOf(rows: readonly Row[], end: End, sign: 1 | -1): Column {
  const told = rows.flatMap(({ given }, i) => {
    const place = given?.[end] ?? null
    return place === null ? [] : [{ i, place: sign * place }]
  })
  const isAgainst = ({ place }: { place: number }, at: number) => place < (told[at - 1]?.place ?? -Infinity)
  const against = told.flatMap((one, at) => (isAgainst(one, at) ? [[one.i, told[at - 1]?.i ?? 0] as const] : []))
  const nearest = risingNearest(told.map(({ place }) => place))
  return {
    end,
    against: new Map(against),
    nearest: new Map(against.length > 0 ? told.map(({ i }, at) => [i, sign * (nearest[at] ?? 0)]) : []),
  }
}
