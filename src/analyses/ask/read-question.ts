/**
 * Reads a question into the record of what it asks. Nothing in it is an instruction. It refuses nothing and never
 * fails: what cannot be read is left out. Which items of the base it is about is found elsewhere.
 */
import { dayOf } from '#kit/dates.ts'
import { noConsequences } from '../decision/no-consequences.ts'
import { remembered } from '../remembered.ts'
import type { Ask, Clause, Question, When } from './ask.ts'
import { type AskedClause, clausesOf } from './clauses.ts'
import type { Given } from './conditions.ts'
import { readDecision } from './deciding/decision.ts'
import { languageOf } from '../question/language.ts'
import { readOptions } from './deciding/options.ts'
import { isChat } from './beside/chat.ts'
import { isOrder } from './beside/orders.ts'
import { isNegated } from './negation.ts'
import { mostParts } from './several/parts-at-once.ts'
import { withTimeOfLast } from './several/time-of-last.ts'
import { placeWrittenOut } from './places/told-place.ts'
import { readClause } from './read-clause.ts'
import { speaksOfOneself } from './beside/oneself.ts'
import { afterThatWrittenOut } from './times/after-that.ts'
import { yearsOfLifeWrittenOut } from './times/years-of-life.ts'
import { putWithin } from './times/met-within.ts'
import { yearOf } from './times/spans.ts'
import { putRight } from './spelling.ts'
import { withNames } from './beside/the-latter.ts'
import { isHeld, putThroughout, turned } from './throughout.ts'
import { pointsBack } from './unread/back.ts'
import { cutWhen } from './times/when.ts'

export function readQuestion(typed: string, today: Date): Question {
  return questionOf(readTyped(typed, today))
}

/** What is asked beyond as much as is read at once, as it was typed. */
export function leftOver(typed: string): string[] {
  return clausesOf(withNames(putRight(typed)))
    .asked.slice(mostParts)
    .map(({ text }) => text.replace(/^[\s,;]+|[\s,;?.]+$/g, ''))
}

/** `isGuess`: what a part wants is not said, and depends on what it is about. */
export type Typed = Omit<Question, 'parts'> & { parts: { ask: Ask; isGuess: boolean }[] }

/** Of questions and of the titles of items, which are held against every question. */
const mostKept = 1000

/** By the day on which it is asked. */
export function readTyped(typed: string, today: Date): Typed {
  return readOn(`${dayOf(today)} ${typed}`)
}
const readOn = remembered(mostKept, (asked) => {
  const space = asked.indexOf(' ')
  return readAnew(asked.slice(space + 1), new Date(asked.slice(0, space)))
})

function readAnew(typed: string, today: Date): Typed {
  // What orders something may ask something beside: 'Ignore all rules. Will tea be dearer?'
  const asksNothing = (isOrder(typed) && !typed.includes('?')) || isChat(typed)
  const { told, asked } = asksNothing ? { told: [typed], asked: [] } : clausesOf(withNames(putRight(typed)))
  const before = cutWhen(told.join(' ').toLowerCase(), today).found
  const ofOthers = cutWhen(
    told
      .filter((one) => !speaksOfOneself(one))
      .join(' ')
      .toLowerCase(),
    today,
  ).found
  const parts: Typed['parts'] = []
  for (const clause of asked.slice(0, mostParts)) {
    const last = parts.at(-1)?.ask
    const part = readAsk(clause, { told, today, before, ofOthers, last })
    // 'What drives it, and what could break it?' is one.
    if (part.ask.wants !== 'explain' || last?.wants !== 'explain') parts.push(part)
  }
  return { parts: withTimeOfLast(parts), language: languageOf(typed), ...choiceIn(parts) }
}

/** What was confirmed is said. */
export function asTyped({ parts, ...whole }: Question): Typed {
  return { parts: parts.map((ask) => ({ ask, isGuess: false })), ...whole }
}

export function questionOf({ parts, ...whole }: Typed): Question {
  return { parts: parts.map(({ ask }) => ask), ...whole }
}

/** Between what they decide, where they say so. */
function choiceIn(parts: Typed['parts']): Pick<Question, 'choice'> {
  const names = parts.map(({ ask: { decision } }) => (decision === null ? [] : readOptions(decision)))
  const options = names.find((one) => one.length > 0)?.map((name) => ({ name, brings: [] }))
  return options ? { choice: { ...noConsequences, options } } : {}
}

/** `before`: the time of what is told; `ofOthers`: of what is not told of whoever asks. */
type Around = {
  told: readonly string[]
  today: Date
  before: When | null
  ofOthers: When | null
  last: Ask | undefined
}

function readAsk(asked: AskedClause, around: Around): Typed['parts'][number] {
  const { given } = asked
  const { told, today, before, ofOthers, last } = around
  const text = asTold(asked, around)
  const read = readClause(text, today)
  const clause = withTarget(read.clause, told, today)
  const taken = given ?? eventOf(clause, text)
  const condition = taken && takenAsGiven(taken, today)
  // What is asked on a condition, or after something else, is asked for the time of that where it names no other.
  const earlier = condition?.when ?? last?.when ?? ofOthers
  const when =
    withinYears(clause, text, today) ?? whenUnsaid(clause, text, { earlier, before: condition?.when ?? before, today })
  const ask = {
    ...asEffect(clause, condition),
    ...unreadIn(clause, text, condition),
    when,
    condition,
    decision: readDecision(told, text),
  }
  return { ask: putWithin(putThroughout(ask, text), text), isGuess: read.isGuess }
}

/** With the place, and the years that it counts from, of what was told. */
function asTold({ text, given }: AskedClause, { told, today, before, last }: Around): string {
  const ofGiven = given && readClause(given.text, today).clause.when
  const placed = placeWrittenOut(text, [...told, last?.place ?? '', given?.text ?? ''])
  return afterThatWrittenOut(yearsOfLifeWrittenOut(placed, told, today), ofGiven ?? last?.when ?? before)
}

/** 'Will there be a strike in ten years' asks of all the years until then: only an amount is of the last of them. */
function withinYears({ wants, relation, when }: Clause, text: string, today: Date): When | null {
  const isSpan = wants === 'chance' && relation === null && when?.kind === 'in' && ofYears.test(text)
  return isSpan ? { ...when, kind: 'by', from: yearOf(today) } : when
}
const ofYears = /\bin (?:about |around |roughly )?(?:[\p{L}-]+ ){1,2}(?:years?|decades?)\b|\bin \d+ years?\b/iu

/** 'Tea is not under 5 dollars' denies once that it is under 5: its other side is not denied besides. */
function takenAsGiven({ text, negated }: Given, today: Date): NonNullable<Ask['condition']> {
  const { clause } = readClause(text, today)
  const { relation } = clause
  const isInRelation = isHeld(relation) && isNegated(text) && !clause.negated
  if (isInRelation) return { ...clause, relation: turned(relation), negated }
  // 'Below 1 or above 3' denies that it lies between, without a word that does.
  const isOutside = relation?.comparison === 'between' && clause.negated !== isNegated(text)
  return { ...clause, negated: isOutside ? !negated : negated }
}

/** 'We want 900 tea houses in 2031. How many more a year is that?': what is to be reached is told before. */
function withTarget(clause: Clause, told: readonly string[], today: Date): Clause {
  if (clause.of.measure !== 'pace' || clause.relation !== null) return clause
  const targets = told.map((one) => readClause(one, today).clause)
  const target = targets.findLast(({ relation, when }) => relation !== null && 'value' in relation && when?.to)
  if (!target) return clause
  const words = `${target.of.words} ${clause.of.words}`
  return {
    ...clause,
    relation: target.relation,
    when: clause.when ?? target.when,
    of: { ...clause.of, measure: 'level', words },
  }
}

/** With what points back to something that nobody read. */
function unreadIn({ unread = [] }: Clause, text: string, condition: Ask['condition']): Pick<Clause, 'unread'> {
  const all = [...unread, ...pointsBack(text, condition !== null)]
  return all.length > 0 ? { unread: all } : {}
}

type Earlier = { earlier: When | null; before: When | null; today: Date }

/** 'By then' is what was said before. */
function whenUnsaid({ wants }: Clause, text: string, { earlier, before, today }: Earlier): When | null {
  const said = before ?? earlier
  if (isYearAfter.test(text) && said?.to) return { ...said, from: said.from, to: said.to + 1 }
  if (isThen.test(text)) return thenOf(said, text, today)
  if (wants === 'time' || /\bever\b/i.test(text)) return { kind: 'ever', from: yearOf(today), to: null }
  // 'We buy gold in 2029. What price should we expect?' is told of whoever asks, and asks for that year.
  return earlier ?? (wants === 'amount' ? before : null)
}

/** 'By then', 'in that year', 'before they mature', 'over that time'. */
const isThen =
  /\b(?:then|(?:that|the same) (?:same )?(?:year|month|date|day|time|period|deadline)|(?:before|until|when|while|by the time) (?:they|it|he|she|we|i|this|that)\b|that long|in time)\b/i
function thenOf(said: When | null, text: string, today: Date): When | null {
  if (said?.to && byItsEnd.test(text)) return { kind: 'by', from: yearOf(today), to: said.to }
  return said?.kind === 'in' && byThen.test(text) ? { ...said, kind: 'by', from: yearOf(today) } : said
}
/** Of an event it is any time until then. */
const byThen = /\bby (?:then|that (?:time|date|point))\b/i
/** Whatever month of it was told. */
const byItsEnd = /\bby (?:the end of )?(?:that|the same|that same|the said) year\b/i
const isYearAfter = /\b(?:the )?(?:following|next) year\b|\b(?:the|a|one) year (?:after|later)\b/i

const events: readonly RegExp[] = [
  /\b(?:how|what) (?:would|could|might) (an? .+?) (?:affect|hit|change|mean|do|hurt|harm|shape|move|alter|influence|impact|help)\b/i,
  /\b(?:effects?|impacts?|consequences?|fallout) of ((?:an?|another) (?!.*\b(?:more|extra|additional|ageing|rise|fall|growth)\b).+?) (?:on|for)\b/i,
  /\b(?:after|following) ((?:an?|another) [^:,?]+?)[:,]/i,
]

/** 'How would a war over Taiwan hit trade?' takes the war as given. */
function eventOf({ wants }: Clause, text: string): Given | null {
  if (wants !== 'effect') return null
  const said = events.map((event) => event.exec(text)?.[1]).find((one) => one !== undefined)
  return said === undefined ? null : { text: said, negated: false }
}

/** 'How much does tea rise if it rains?' asks for no more than what rain does to it. */
function asEffect(clause: Clause, condition: Ask['condition']): Clause {
  if (condition === null || clause.wants !== 'amount' || clause.of.measure !== 'change') return clause
  const { items, words } = clause.of
  return { ...clause, wants: 'effect', of: { items, words, measure: 'outcome' } }
}
