/** How each sort of stand moves: what of it counts as a move, how that is said, and how large it is. */
import { sayDay } from '#kit/dates.ts'
import { sayShort } from '#kit/numbers.ts'
import type { Direction, Move } from './move.ts'
import type { StandName, StandOf } from './stand.ts'

type Measure<Name extends StandName> = {
  /** Null where it has not moved. */
  move(before: StandOf<Name>, after: StandOf<Name>): Move | null
  /** What stays of the stand before, where nothing moved. */
  keep(before: StandOf<Name>, after: StandOf<Name>): StandOf<Name>
  /** Why it moved, where it is by a new version of the item itself. */
  itself: string
}

/** A chance that moves by a quarter has moved as far as any: order needs no more. */
const wholeMove = 0.25
/** A middle counts from this part of its band on. */
const leastPart = 0.05
/** A signpost turns seldom. */
const signSize = 0.5
/** What arrives is news, even where it was expected. */
const leastNews = 0.05

/** Of what has not moved, the stand before. */
const before = <One>(one: One) => one

export const measures: { [Name in StandName]: Measure<Name> } = {
  chance: {
    move: (was, is) => byPoints(was.chance, is.chance),
    keep: before,
    itself: 'Its forecast was made anew',
  },
  options: {
    move(was, is) {
      const [lead, led] = [is.rows[0], was.rows[0]]
      if (!lead || !led || was.rows.length !== is.rows.length) return null
      const moves = is.rows.flatMap(({ name, chance }) => {
        const old = was.rows.find((row) => row.name === name)
        const move = old ? byPoints(old.chance, chance) : null
        return move ? [{ ...move, says: `${name} ${move.says}` }] : []
      })
      const [most] = moves.toSorted((one, other) => other.size - one.size)
      if (most && lead.name !== led.name) return { ...most, says: `${lead.name} now ahead`, direction: null }
      return most ?? null
    },
    keep: before,
    itself: 'Its forecast was made anew',
  },
  amount: {
    move(was, is) {
      if (was.isDay !== is.isDay || was.isLog !== is.isLog || was.figure === is.figure) return null
      const scale = (value: number) => (is.isLog ? Math.log(value) : value)
      const by = scale(is.middle) - scale(was.middle)
      const part = Math.abs(by) / (scale(was.high) - scale(was.low))
      if (!(part >= leastPart)) return null
      const words = is.isDay ? { up: 'later', down: 'earlier' } : { up: 'up', down: 'down' }
      const direction = by > 0 ? 'up' : 'down'
      return { says: `${words[direction]}, from ${was.figure}`, direction, size: Math.min(1, part), why: null }
    },
    keep: before,
    itself: 'Its forecast was made anew',
  },
  outcome: {
    move: (was, is) =>
      was.figure === is.figure
        ? null
        : { says: 'outcome corrected', direction: null, size: 1, why: `It came out: ${is.figure || 'annulled'}` },
    keep: before,
    itself: '',
  },
  series: {
    move: (was, is) => arrived(was, is) ?? revised(was, is) ?? expected(was, is),
    // What is expected of the next times is held against what comes: always what was said last.
    keep: (was, is) => ({ ...is, headline: was.headline?.at === is.headline?.at ? was.headline : is.headline }),
    itself: 'Earlier values of its series were revised',
  },
  world: {
    move(was, is) {
      return turned(was, is) ?? (was.chance === null || is.chance === null ? null : byPoints(was.chance, is.chance))
    },
    keep: before,
    itself: 'What it is made of was changed',
  },
}

/** In whole points, as the two chances are shown; less than a point is none, whatever rounding makes of it. */
function byPoints(was: number, is: number): Move | null {
  const points = Math.abs(Math.round(is * 100) - Math.round(was * 100))
  const by = Math.abs(is - was)
  if (points === 0 || by < 0.01 - 1e-9) return null
  const direction: Direction = is > was ? 'up' : 'down'
  const says = `${direction} ${points} ${points === 1 ? 'point' : 'points'}`
  return { says, direction, size: Math.min(1, by / wholeMove), why: null }
}

type Series = StandOf<'series'>

function arrived({ last: then, ahead }: Series, { last }: Series): Move | null {
  if (last.at.length !== then.at.length || last.at <= then.at) return null
  const said = ahead.find(({ at }) => at === last.at)
  const came = `${sayShort(last.value)} in ${sayDay(last.at)}`
  const news = { says: 'new value', direction: null }
  if (!said) return { ...news, size: leastNews, why: came }
  const { low80, high80, median } = said
  const where = last.value > high80 ? 'above' : last.value < low80 ? 'below' : 'inside'
  const size = Math.abs(last.value - median) / (high80 - low80 || 1)
  const why = `${came}, ${where} the 80% band given before`
  return { ...news, size: Math.min(1, Math.max(leastNews, size)), why }
}

/** The last value is another now. */
function revised({ last: was, ahead }: Series, { last: is }: Series): Move | null {
  const [from, to] = [sayShort(was.value), sayShort(is.value)]
  if (is.at !== was.at || from === to) return null
  const next = ahead[0]
  const part = next ? Math.abs(is.value - was.value) / (next.high80 - next.low80 || 1) : leastNews
  const why = `${sayDay(is.at)} is ${to} now, ${from} before`
  return { says: 'revised', direction: is.value > was.value ? 'up' : 'down', size: Math.min(1, part), why }
}

/** What is expected of the time in its headline. */
function expected({ headline: was }: Series, { headline: is }: Series): Move | null {
  if (!was || !is || was.at !== is.at) return null
  const part = Math.abs(is.median - was.median) / (was.high80 - was.low80)
  const [from, to] = [sayShort(was.median), sayShort(is.median)]
  if (!(part >= leastPart) || from === to) return null
  const direction = is.median > was.median ? 'up' : 'down'
  return { says: `${sayDay(is.at)} ${direction}, from ${from}`, direction, size: Math.min(1, part), why: null }
}

type World = StandOf<'world'>

function turned({ on: was }: World, { on: is }: World): Move | null {
  const [on, off] = [is.filter((title) => !was.includes(title)), was.filter((title) => !is.includes(title))]
  const [titles, word] = on.length > 0 ? [on, 'on'] : [off, 'off']
  const [first] = titles
  if (first === undefined) return null
  const says = titles.length === 1 ? `signpost ${word}` : `${titles.length} signposts ${word}`
  return { says, direction: null, size: signSize, why: first }
}
