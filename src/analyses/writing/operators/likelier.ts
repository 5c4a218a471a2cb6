/** Which of two events is the likelier, or comes first? By the chance of each, or the time of each. */
import { otherOf, withoutOther } from '../../ask/beside/beside-words.ts'
import type { Evidence } from '../../report/evidence.ts'
import { askOf, dueAsked, textAsked } from '../asked.ts'
import { chanceOf, labelOf, titleOf, yearOf } from '../facts.ts'
import { itIsSo } from '../phrases.ts'
import { amount, named, type Phrase, sentence, when } from '../sentence.ts'
import { ofYear } from '../answers/says.ts'
import { ofBoth } from '../stated/of-both.ts'
import { statedBy } from '../stated/stated.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import type { Event as SaidEvent } from '../event/event.ts'
import { itsEvent, itsEventBy } from '../event/its-event.ts'
import { namedIn } from './naming.ts'
import { byEndOf } from './only-then.ts'

/** `due`: until when, where that is not the year of its question. */
type Event = { view: PredictionView; chance: Evidence; due: Evidence | null }

/** 'What is likelier, A or B?', 'is A likelier than B?' */
const isOfChances =
  /\b(?:likelier|(?:more|less) (?:likely|probable)|(?:bigger|greater|higher|larger) (?:chance|risk|threat|danger|probability))\b/i

export function likelier(w: Writing): Answer | null {
  const { wants, of, when: asked } = askOf(w)
  if ((wants !== 'compare' && wants !== 'chance' && wants !== 'which') || !isOfChances.test(textAsked(w))) return null
  const words = otherOf(askOf(w))
  if (words === null) return null
  const own = withoutOther(of.words, words)
  const pair = pairIn(w, { own, words, year: asked?.to ?? null })
  return pair && answerOf(w, pair)
}

type Sought = { own: string; words: string; year: number | null }

const leastNamed = 0.3

/** Both by the end of the year that is asked about, where they may come until then; else of one that both have. */
function pairIn(w: Writing, sought: Sought): [Event, Event] | null {
  const due = dueAsked(w)
  const open = w.predictions.filter(({ details }) => !details.condition && !details.outcome)
  const byThen = due === null || askOf(w).when?.kind !== 'by' ? [] : open.flatMap((view) => eventBy(w, view, due))
  const ofYears = open.flatMap((view): Event[] => {
    const chance = chanceOf(w, view)
    return chance ? [{ view, chance, due: null }] : []
  })
  return bestPair(ofYears, sought) ?? bestPair(byThen, sought)
}

function eventBy(w: Writing, view: PredictionView, due: Evidence): Event[] {
  const chance = byEndOf(w, view, due)
  return chance ? [{ view, chance, due }] : []
}

function bestPair(all: readonly Event[], { own, words, year }: Sought): [Event, Event] | null {
  const score = (said: string, { view }: Event) => namedIn(said, view.item)
  const pairs = all.flatMap((one) =>
    all
      .filter((other) => other !== one && areOfOneTime(one, other, year))
      .map((other) => ({ one, other, own: score(own, one), others: score(words, other) })),
  )
  const found = pairs
    .filter((pair) => pair.own >= leastNamed && pair.others >= leastNamed)
    .toSorted((a, b) => b.own + b.others - a.own - a.others)[0]
  return found ? [found.one, found.other] : null
}

/** Of what is told by the same day no two are of one family, whose chances are of one event. */
const areOfOneTime = (one: Event, other: Event, year: number | null): boolean =>
  (one.due !== null &&
    (one.view.details.group?.id ?? one.view.ref) !== (other.view.details.group?.id ?? other.view.ref)) ||
  (yearOf(one.view) === yearOf(other.view) && (year === null || Math.abs(yearOf(one.view) - year) <= 1))

function answerOf(w: Writing, [one, other]: [Event, Event]): Answer {
  const [first, second] = Number(one.chance.value) >= Number(other.chance.value) ? [one, other] : [other, one]
  const { wants, relation, when: asked } = askOf(w)
  const stated = ofBoth(statedBy(w, first.view, 'chance'), statedBy(w, second.view, 'chance'))
  return {
    ...plainAnswer,
    states: {
      ...stated,
      wants: wants === 'which' ? 'which' : 'compare',
      relation,
      condition: null,
      ...(first.due && { when: asked, years: [] }),
    },
    figure: first.chance,
    text: amount(first.chance).text,
    says: `${nameOf(w, first)}, against ${amount(second.chance).text} for ${nameOf(w, second)}`,
    event: likelierEvent(w, first, second),
    sentences: [
      sentence`The likelier is that ${saidOf(w, first)}, with a chance of ${amount(first.chance)}; that ${saidOf(w, second)} has ${amount(second.chance)}.`,
      sentence`The questions are ${named(titleOf(w, first.view))} and ${named(titleOf(w, second.view))}.`,
    ],
    prediction: first.view,
    year: first.due ? Number(String(first.due.value).slice(0, 4)) : yearOf(first.view),
  }
}

function nameOf(w: Writing, { view, due }: Event): string {
  const label = String(labelOf(w, view).value)
  return due ? ofYear(label, when(due).text) : label
}

const saidOf = (w: Writing, one: Event): Phrase => eventOf(w, one)?.said ?? itIsSo(w, one.view)

const eventOf = (w: Writing, { view, due }: Event): SaidEvent | null =>
  due ? itsEventBy(w, view, [' by the end of ', when(due)]) : itsEvent(w, view)

/** 'A human being lands on Mars by 2050, against 25% that no other does': both by their phrases, else by their labels. */
function likelierEvent(w: Writing, first: Event, second: Event): SaidEvent | null {
  const [one, other] = [eventOf(w, first), eventOf(w, second)]
  return one && other && { said: [one.said, ', against ', amount(second.chance), ' that ', other.said] }
}
