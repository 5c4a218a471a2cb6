/** Which of two events is the likelier, or comes first? By the chance of each, or the time of each. */
import { otherOf, withoutOther } from '../../ask/beside/beside-words.ts'
import type { Evidence } from '../../report/evidence.ts'
import { askOf, textAsked } from '../asked.ts'
import { chanceOf, labelOf, titleOf, yearOf } from '../facts.ts'
import { itIsSo } from '../phrases.ts'
import { amount, named, sentence } from '../sentence.ts'
import { ofBoth } from '../stated/of-both.ts'
import { statedBy } from '../stated/stated.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import type { Event as SaidEvent } from '../event/event.ts'
import { itsEvent } from '../event/its-event.ts'
import { namedIn } from './naming.ts'

type Event = { view: PredictionView; chance: Evidence }

/** 'What is likelier, A or B?', 'is A likelier than B?' */
const isOfChances =
  /\b(?:likelier|(?:more|less) (?:likely|probable)|(?:bigger|greater|higher|larger) (?:chance|risk|threat|danger|probability))\b/i

export function likelier(w: Writing): Answer | null {
  const { wants, of, when } = askOf(w)
  if ((wants !== 'compare' && wants !== 'chance' && wants !== 'which') || !isOfChances.test(textAsked(w))) return null
  const words = otherOf(askOf(w))
  if (words === null) return null
  const own = withoutOther(of.words, words)
  const pair = pairIn(w, { own, words, year: when?.to ?? null })
  return pair && answerOf(w, pair)
}

type Sought = { own: string; words: string; year: number | null }

const leastNamed = 0.3

/** Both for the same year: the one that is asked about, else one that both have. */
function pairIn(w: Writing, { own, words, year }: Sought): [Event, Event] | null {
  const all = w.predictions.flatMap((view): Event[] => {
    const chance = view.details.condition || view.details.outcome ? null : chanceOf(w, view)
    return chance ? [{ view, chance }] : []
  })
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

const areOfOneTime = (one: Event, other: Event, year: number | null): boolean =>
  yearOf(one.view) === yearOf(other.view) && (year === null || Math.abs(yearOf(one.view) - year) <= 1)

function answerOf(w: Writing, [one, other]: [Event, Event]): Answer {
  const [first, second] = Number(one.chance.value) >= Number(other.chance.value) ? [one, other] : [other, one]
  const { wants, relation } = askOf(w)
  const label = String(labelOf(w, first.view).value)
  return {
    ...plainAnswer,
    states: {
      ...ofBoth(statedBy(w, first.view, 'chance'), statedBy(w, second.view, 'chance')),
      wants: wants === 'which' ? 'which' : 'compare',
      relation,
      condition: null,
    },
    figure: first.chance,
    text: amount(first.chance).text,
    says: `${label}, against ${amount(second.chance).text} for ${String(labelOf(w, second.view).value)}`,
    event: likelierEvent(w, first.view, second),
    sentences: [
      sentence`The likelier is that ${itIsSo(w, first.view)}, with a chance of ${amount(first.chance)}; that ${itIsSo(w, second.view)} has ${amount(second.chance)}.`,
      sentence`The questions are ${named(titleOf(w, first.view))} and ${named(titleOf(w, second.view))}.`,
    ],
    prediction: first.view,
    year: yearOf(first.view),
  }
}

/** 'A human being lands on Mars by 2050, against 25% that no other does': both by their phrases, else by their labels. */
function likelierEvent(w: Writing, first: PredictionView, second: Event): SaidEvent | null {
  const [one, other] = [itsEvent(w, first), itsEvent(w, second.view)]
  return one && other && { said: [one.said, ', against ', amount(second.chance), ' that ', other.said] }
}
