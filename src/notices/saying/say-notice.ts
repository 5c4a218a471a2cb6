/** What a notice says, in whole sentences: one function for each of what followers are told of. */
import { capital } from '#kit/text.ts'
import { sayDay } from '#kit/dates.ts'
import { sayShort } from '#kit/numbers.ts'
import { moveBetween, sayWhy } from '#items/moves/moved.ts'
import type { Because, Stand } from '#items/moves/stand.ts'
import type { What } from '../whats.ts'
import { type FieldChange, sayChanges } from './say-change.ts'

/** Of an outcome, before and after: how it came out, empty where it was annulled, null where it was open. */
type Turn = { was: string | null; is: string | null }
/** `day`: on which it was to resolve. */
type Due = { day: string; isDecided: boolean }
/** `day`: the last on which it held. `hasForecast`: whether they have said something else since. */
type RanOut = { day: string; closes: string; today: string; isDecided: boolean; hasForecast: boolean }
type Closing = { day: string; closes: string; today: string; isDecided: boolean; hasForecast: boolean }
/** `label`: what the item is called that made it move, where one may read it. */
type Moved = { before: Stand; after: Stand; because: Because; label: string | null }
export type How = 'hidden' | 'private' | 'deleted'
type Gone = { kind: string; how: How; isBack: boolean }

export type Facts = {
  outcome: Turn | null
  due: Due
  closing: Closing
  'ran-out': RanOut
  changed: readonly FieldChange[] | null
  gone: Gone
  /** How many there are, by others, which everybody reads. */
  reply: { replies: number }
  /** Null of what is not kept any more. */
  moved: Moved | null
}

const words: { [Name in What]: (facts: Facts[Name]) => string } = {
  outcome(turn) {
    if (!turn || turn.was === turn.is) return 'Its outcome was changed, and changed back.'
    const { was, is } = turn
    if (is === null) return `It is open again: its outcome${was ? `, ${was},` : ''} was taken back.`
    if (is === '') return `${was ? `It was ${was} and is annulled` : 'It was annulled'}: nobody is scored.`
    return was ? `Its outcome was corrected: ${is}, and not ${was}.` : `It came out: ${is}.`
  },

  due({ day, isDecided }) {
    return isDecided
      ? `It was to resolve on ${sayDay(day)}, and has its outcome.`
      : `It was to resolve on ${sayDay(day)}, and nobody has said how it came out. You asked it: say so on its page, or change the day.`
  },

  closing({ day, closes, today, isDecided, hasForecast }) {
    if (closes !== day) return `It was to close on ${sayDay(day)}, and closes on ${sayDay(closes)} now.`
    if (isDecided) return `It was decided by the day on which it was to close, ${sayDay(day)}.`
    if (day < today) return `It closed at the end of ${sayDay(day)}.`
    const own = hasForecast ? 'Your forecast stands unless you change it.' : 'No forecast of yours stands.'
    return `It closes at the end of ${sayDay(day)} (UTC). ${own}`
  },

  'ran-out'({ day, closes, today, isDecided, hasForecast }) {
    const held = `Your forecast was to hold until ${sayDay(day)}`
    if (hasForecast) return `${held}; you have forecast again since.`
    if (isDecided || closes < today) return `${held}, and was over before the question was.`
    return `${held}, and counts no longer. The question takes forecasts until ${sayDay(closes)}.`
  },

  changed: (changes) => (changes ? sayChanges(changes) : 'What it says was changed.'),

  gone({ kind, how, isBack }) {
    if (isBack) return 'It was taken away for a time, and can be read again.'
    const by = {
      hidden: 'was hidden by an operator',
      private: 'was made private by its author',
      deleted: 'was deleted',
    }
    return `A ${kind} that you followed ${by[how]}.`
  },

  reply({ replies }) {
    if (replies === 0) return 'Somebody replied where you wrote, and that was taken away again.'
    return `${replies === 1 ? 'One reply' : `${replies} replies`} where you wrote.`
  },

  moved(moved) {
    if (!moved) return 'Its number moved.'
    const move = moveBetween(moved.before, moved.after)
    if (!move) return 'Its number moved, and is back where it was.'
    const why = sayWhy(move, moved.after.of, moved.because, moved.label)
    // What came says its value itself.
    const now = move.why === null || moved.after.of !== 'series' ? sayStand(moved.after, moved.before) : null
    return [`${capital(move.says)}${now ? `: ${now}` : ''}.`, why && `${why}.`].filter(Boolean).join(' ')
  },
}

export function sayNotice<Name extends What>(what: Name, facts: Facts[Name]): string {
  return words[what](facts)
}

/** From what to what, of a stand that is one number by itself; what the move itself says is not said again. */
function sayStand(after: Stand, before: Stand): string | null {
  const [was, is] = [figureIn(before), figureIn(after)]
  if (was === null || is === null) return null
  return sayFrom.has(after.of) ? `${is} now` : `${is}, ${was} before`
}

/** Whose moves name the figure that stood before. */
const sayFrom: ReadonlySet<Stand['of']> = new Set(['amount', 'series'])

function figureIn(stand: Stand): string | null {
  return figures[stand.of](stand as never) // each is given the stand of its own name
}

const per = (chance: number) => `${Math.round(chance * 100)}%`
type Of<Name extends Stand['of']> = Extract<Stand, { of: Name }>
const figures: { [Name in Stand['of']]: (stand: Of<Name>) => string | null } = {
  chance: ({ chance }) => per(chance),
  options: ({ rows: [first] }) => (first ? `${first.name} ${per(first.chance)}` : null),
  amount: ({ figure }) => figure,
  outcome: () => null,
  series: ({ headline }) => headline && sayShort(headline.median),
  world: ({ chance }) => (chance === null ? null : per(chance)),
}
