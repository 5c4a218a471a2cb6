/**
 * What the answer means for what somebody decides: their options by what comes, where the choice turns, and when to look
 * again. Without what each brings, what they would have to believe; without options, that these are wanting. Null where
 * nobody decides anything.
 */
import type { Sentence } from '../../report/report.ts'
import type { Choice } from '../../decision/choice.ts'
import { hasConsequences } from '../../decision/why-not-choice.ts'
import { asFinelyAs } from './as-finely-as.ts'
import { roughly } from '../facts.ts'
import { amount, connect, listed, named, type Phrase, quoted, sentence } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Answer, Writing, Written } from '../writing.ts'
import { lookAgain } from './look-again.ts'
import { type OurChance, ourChance } from './our-chance.ts'
import { optionTable, turnTable } from './tables.ts'
import { outcomesOf, theirsOf } from './theirs.ts'
import { firstOutcome, tellConsequences, whereTheyPart } from './told.ts'

export function writeDecision(w: Writing, answer: Answer | null): Written | null {
  const { choice } = w.dossier.read
  if (!choice) return withoutOptions(w, answer)
  const theirs = theirsOf(w, choice)
  const ours = ourChance(w, choice)
  const again = lookAgain(w, choice, ours)
  if (hasConsequences(choice))
    return {
      sentences: [...tellConsequences({ w, theirs, ours }), ...again],
      blocks: [optionTable(w, theirs, ours), ...turnTable(w, theirs)],
    }
  const between = sentence`You decide between ${listed(theirs.names.map(named))}.`
  const believe = ours ? [...whereTheyPart({ w, theirs }), ...toBelieve(w, choice, ours)] : []
  return { sentences: [between, ...believe, connect('no-amounts'), ...again], blocks: [] }
}

/** So many times what it loses by the other must that gain which pays only by the first outcome. */
const gainFor = (w: Writing, of: Evidence) =>
  roughly(
    w.table.compute('gain-for-loss', [of], { title: 'So many times its loss must a gain be', unit: 'times' }),
    true,
  )

function toBelieve(w: Writing, choice: Choice, { chance, ends }: OurChance): Sentence[] {
  const times = (of: Evidence) => gainFor(w, of)
  const [least, most] = [Number((ends?.low ?? chance).value), Number(chance.value)]
  if (least <= 0 || most <= 0) return []
  const [yes, no] = outcomesOf(choice)
  const said: Phrase = ends ? [', between ', amount(ends.low), ' and ', amount(ends.high)] : ''
  const range: Phrase = ends ? [' (over that range between ', times(ends.high), ' and ', times(ends.low), ')'] : ''
  return [
    sentence`Our chance for ${firstOutcome[choice.outcomes.by]} is ${amount(chance)}${said}: an option that gains ${yes} and loses ${no} is worth it on average where the gain is more than ${times(chance)} times the loss${range}.`,
  ]
}

/** What they decide in their words, what the answer alone carries for it, and that more could be said. */
function withoutOptions(w: Writing, answer: Answer | null): Written | null {
  const part = w.dossier.read.parts.findIndex(({ decision }) => (decision ?? '').trim().length >= shortest)
  const decision = w.dossier.read.parts[part]?.decision
  if (!decision) return null
  const words = w.table.asked(`read.parts.${part}.decision`, decision, { title: 'What you decide, in your words' })
  return {
    sentences: [
      sentence`You write ${quoted(words, 160)}.`,
      ...(answer ? byItself(w, answer) : []),
      connect('no-options'),
    ],
    blocks: [],
  }
}

/** Of a chance where acting on it begins to pay, of an amount which end to plan for. */
export function byItself(w: Writing, answer: Answer): Sentence[] {
  const { event, figure } = answer
  if (!event) return []
  if (isStatement(answer) && !isTurning(answer)) return []
  if (isStatement(answer))
    return [
      sentence`A step that pays off only if ${event.said}${event.goesOn ?? ''} is worth taking where what it gains you then is more than ${gainFor(w, figure)} times what it costs you otherwise; where it gains less, wait or do less.`,
    ]
  // How likely each of several is, is no amount to plan for.
  return figure.unit === 'chance' ? [] : whichEnd(answer)
}

function whichEnd(answer: Answer): Sentence[] {
  const { figure, low, high, text } = answer
  if (!low || !high || text.startsWith('after ')) return []
  const isUp = Number(low.value) <= Number(high.value)
  const [least, most] = isUp ? [low, high] : [high, low]
  const say = asFinelyAs(answer)
  return [
    sentence`Where it costs you most to have planned for too little, plan for ${say(most)}; where too much costs you most, for ${say(least)}; the middle, ${say(figure)}, is right where both cost the same.`,
  ]
}

/** What comes true or does not, and not which of several it is. */
function isStatement({ states, figure: { unit, value } }: Answer): boolean {
  return states.wants === 'chance' && unit === 'chance' && Number(value) > 0 && Number(value) < 1
}

/** What is all but certain leaves nothing to weigh: '37 trillion times what it costs' helps nobody. */
const isTurning = ({ figure: { value } }: Answer): boolean => Number(value) >= 0.01 && Number(value) <= 0.99

/** Of what can be quoted. */
const shortest = 3
