/** Which questions are asked of real series: as of past years, whose later values resolve them, and of years to come. */
import { type Random, randomIndex, standardNormal } from '#engine/random.ts'
import { type Outlook, outlookAt, type Point } from './outlook.ts'
import { shuffled } from './person.ts'
import { makeQuestion } from './questions/index.ts'
import { numeric } from './questions/numeric.ts'
import type { AnyMade, Case } from './questions/maker.ts'

export type Asking = {
  label: string
  trend: `trend/${string}`
  unit: string
  /** The oldest first. */
  points: readonly Point[]
}
/** `opens`, `closes`: years, of the middle of the one and the end of the other. `asked`: the last year known then. */
export type Drawn<Series extends Asking = Asking> = AnyMade & {
  series: Series
  asked: number
  opens: number
  closes: number
  /** Whether its answer is known by now. */
  isDecided: boolean
  /** Which others ask the same of other years, and what it is called among them. */
  group?: { id: string; label: string }
}

/** No question is older. */
const earliest = 2004
/** A question is open for a year and a half, and asks of two to four years after the last that is known. */
const leastAhead = 2
const mostAhead = 4
/** Each year that may be asked of; beside them stays one question of each type. */
const groupSize = mostAhead - leastAhead + 1
const leastBeside = 4

type Wish = { resolved: number; open: number; thisYear: number }

/**
 * As many as the series make, and no more than are wanted: the first to open first. Where enough are open, some of them
 * ask one series of several years.
 */
export function drawQuestions<Series extends Asking>(
  series: readonly Series[],
  { resolved, open, thisYear }: Wish,
  random: Random,
): Drawn<Series>[] {
  const known = series.flatMap((one) => one.points.map(([asked]) => ({ one, asked })))
  const askable = known.filter(({ asked }) => asked >= earliest && asked + leastAhead < thisYear)
  const titles = new Set<string>()
  /** Each makes the type whose turn it is, or nothing. */
  const make = (count: number, from: readonly (() => Drawn<Series> | null)[], turnOf: (made: number) => void) => {
    const all: Drawn<Series>[] = []
    for (const next of from) {
      if (all.length === count) break
      turnOf(all.length)
      const drawn = next()
      if (!drawn || titles.has(drawn.title)) continue
      titles.add(drawn.title)
      all.push(drawn)
    }
    return all
  }
  let turn = 0
  const takeTurn = (made: number) => (turn = made)
  const decided = shuffled(askable, random).map(
    ({ one, asked }) =>
      () =>
        drawPast(one, { asked, turn, thisYear, random }),
  )
  const coming = shuffled([...series, ...series], random).map(
    (one) => () => drawComing(one, { turn, thisYear, random }),
  )
  const past = make(resolved, decided, takeTurn)
  const together = open < leastBeside + groupSize ? [] : drawGroup(shuffled(series, random), { thisYear, random })
  for (const { title } of together) titles.add(title)
  const drawn = [...past, ...together, ...make(open - together.length, coming, takeTurn)]
  return drawn.toSorted((a, b) => a.opens - b.opens)
}

type Drawing = { turn: number; thisYear: number; random: Random }

function drawPast<Series extends Asking>(
  series: Series,
  { asked, turn, thisYear, random }: Drawing & { asked: number },
): Drawn<Series> | null {
  const ahead = leastAhead + randomIndex(random, mostAhead - leastAhead + 1)
  const later = series.points.filter(([year]) => year > asked)
  const made = makeFrom(series, turn, { asked, at: asked + ahead, first: asked + leastAhead, later, random })
  // The year after is when it is known.
  return made && made.came + 1 < thisYear
    ? { ...made, series, asked, opens: asked, closes: asked + 1, isDecided: true }
    : null
}

function drawComing<Series extends Asking>(series: Series, { turn, thisYear, random }: Drawing): Drawn<Series> | null {
  const asked = series.points.at(-1)?.[0] ?? thisYear
  const first = thisYear + leastAhead
  const at = first + randomIndex(random, mostAhead - leastAhead + 1)
  const later = pathTo(at, series.points, { asked, random })
  const made = later && makeFrom(series, turn, { asked, at, first, later, random })
  return made && { ...made, series, asked, ...openIn(thisYear) }
}

const openIn = (thisYear: number) => ({ opens: thisYear - 1, closes: thisYear + 1, isDecided: false })

/** What is drawn for the years until one that nobody knows: straight there. */
function pathTo(
  at: number,
  points: readonly Point[],
  { asked, random }: { asked: number; random: Random },
): Point[] | null {
  const outlook = outlookAt(points, { asked, ahead: at - asked })
  if (!outlook) return null
  const comes = outlook.expected + outlook.usual * standardNormal(random)
  const step = (comes - outlook.now) / (at - asked)
  return Array.from({ length: at - asked }, (_, i): Point => [asked + i + 1, outlook.now + (i + 1) * step])
}

/** How much there will be in each of several years, of the first series that makes all of them. One course leads through all. */
function drawGroup<Series extends Asking>(
  all: readonly Series[],
  { thisYear, random }: Omit<Drawing, 'turn'>,
): Drawn<Series>[] {
  for (const series of all) {
    const { points, label, trend, unit } = series
    const asked = points.at(-1)?.[0] ?? thisYear
    const first = thisYear + leastAhead
    const later = pathTo(thisYear + mostAhead, points, { asked, random }) ?? []
    const made = Array.from({ length: groupSize }, (_, i): Drawn<Series> | null => {
      const at = first + i
      const outlook = outlookAt(points, { asked, ahead: at - asked })
      const one = outlook && numeric({ label, trend, unit, first, at, later, random, outlook })
      const group = { id: `simulated-${trend.replace('/', '-')}`, label: String(at) }
      return one && { ...one, series, asked, ...openIn(thisYear), group }
    }).filter((one) => one !== null)
    if (made.length === groupSize) return made
  }
  return []
}

type From = Pick<Case, 'at' | 'first' | 'later' | 'random'> & { asked: number }

function makeFrom({ points, ...series }: Asking, turn: number, { asked, ...given }: From): AnyMade | null {
  const outlook: Outlook | null = outlookAt(points, { asked, ahead: given.at - asked })
  return outlook && makeQuestion(turn, { ...series, ...given, outlook })
}
