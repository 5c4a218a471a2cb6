/**
 * A question in its clauses: what is told beforehand, what is taken as given, and what is asked, in one part or in
 * several.
 */
import { namesSomething } from '../question/content-words.ts'
import { asDenial } from './beside/anyone-else.ts'
import { peopleWrittenOut } from './beside/all-people.ts'
import { asksWithin, cutBetween, cutBrackets, cutLead } from './beside/asides.ts'
import { asks, type Given, onWhatWasTold, splitCondition, supposedIn } from './conditions.ts'
import { followsFrom, withoutFollowing } from './beside/following.ts'
import { cutAfterwards } from './deciding/afterwards.ts'
import { isDecided } from './deciding/decision.ts'
import { hungOn, partedBeforeAsking, stakedOn } from './deciding/hung.ts'
import { withoutLead, withoutTail } from './beside/frames.ts'
import { isNegated } from './negation.ts'
import { isOfOneself } from './beside/oneself.ts'
import { chancesWrittenOut } from './beside/written-chances.ts'
import { eachOf } from './several/each-of.ts'
import { peaksWhen } from './several/peaks-when.ts'
import { type Part, partsOf } from './several/parts.ts'
import { reportedIn } from './beside/reported.ts'

export type Clauses = {
  /** What is told and not asked: 'I teach politics.' */
  told: string[]
  asked: AskedClause[]
}
export type AskedClause = { text: string; given: Given | null }

const abbreviation =
  /\b(?:vs|approx|ca|e\.g|i\.e|no|nr|mr|mrs|dr|st|jr|u\.s|u\.k|u\.n|jan|feb|mar|apr|jun|jul|aug|sept|oct|nov|dec)\.$/i

/** 'And if they do, ...' asks on the condition of what was asked before. */
const ifSo =
  /,? (?:and|but),? (?:if|should|supposing|assuming) (?:so\b|yes\b|that (?:happen|be so|be the case)|it (?:happen|come to that)|they (?:do|are|did|will)|it (?:does|is|did|will)|he does|she does|we do|that happens|this happens|(?:any|some)(?:body|one) does)\b,?/giu

/** 'Will my fund pay longer, i.e. how long do people live?' asks what stands behind: what stands before is why. */
const restated =
  /,? ?[–—(-]?\s?\b(?:i\.e\.|that is to say|in other words|put differently)[,:]? (?=(?:how|what|when|which|who|will|would|is|are|does|do|can)\b)/gi

/** Sentences, with what ends them. */
function sentencesOf(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (const { index, 0: end } of text.matchAll(/[.?!;]+(?=\s|$)|\n+/gu)) {
    const one = text.slice(from, index + end.length)
    if (end.startsWith('.') && (abbreviation.test(one) || /\bMan\.$/.test(one))) continue
    found.push(one.trim())
    from = index + end.length
  }
  return [...found, text.slice(from).trim()].filter((one) => /[\p{L}\p{N}]/u.test(one))
}

export function clausesOf(text: string): Clauses {
  const { told, rest } = cutBrackets(asDenial(peopleWrittenOut(chancesWrittenOut(text.replaceAll('’', "'")))))
  const clauses: Clauses = { told, asked: [] }
  const sentences = joined(
    sentencesOf(withoutTail(peaksWhen(rest).replaceAll(ifSo, ' and if so,').replaceAll(restated, '. '))).map(
      withoutLead,
    ),
  )
  const lastAsked = sentences.findLastIndex((one) => one.endsWith('?') && !isDecided(one))
  let given: Given | null = null
  for (const [place, sentence] of sentences.entries()) {
    const isLast = place === sentences.length - 1
    const supposed = isLast || sentence.endsWith('?') ? null : supposedIn(sentence)
    const mustAsk = isLast && clauses.asked.length === 0
    if (supposed) given = supposed
    else if (!mustAsk && isTold(sentence, { hasQuestion: lastAsked >= 0, isFollowed: !isLast }))
      clauses.told.push(sentence)
    else addAsked(clauses, sentence, given)
  }
  return clauses
}

/** 'Tea above 5 dollars in 2031. Will we see it?' asks one thing in two sentences, and 'Likely? Tea above 5 dollars.' too. */
function joined(sentences: readonly string[]): string[] {
  const all: string[] = []
  for (const sentence of sentences.flatMap(partedBeforeAsking)) {
    const before = all.at(-1) ?? '?'
    const together = hungOn(before, sentence) ?? eachOf(before, sentence) ?? stakedOn(all, sentence)
    const one = together ?? inOne(before, sentence)
    all.splice(one && all.length > 0 ? -1 : all.length, 1, ...(one ?? [sentence]))
  }
  return all
}

function inOne(before: string, sentence: string): string[] | null {
  if (isStatement(before) && (isOnlyAsking(sentence) || refersBack(sentence))) return [asOne(before, sentence)]
  return before !== '?' && isOnlyAsking(before) && isStatement(sentence) ? [asOne(sentence, before)] : null
}

const asOne = (told: string, asked: string): string =>
  ofThatYear(told, asked) ?? `${told.replace(/[.;!\s]+$/, '')} – ${asked.replace(pointedAt, '$1')}`

/** '2022 was a bad year for tea. Will half as much be sold of it in 2030?' says 'of tea' and compares with 2022. */
const badYear =
  /^\W*((?:19|20)\d\d) (?:was|saw|brought|has been|had been) (?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:year|time|one) (?:for|of|in) ([\p{L}][^.,;!?]*?)[.;!\s]*$/iu
function ofThatYear(told: string, asked: string): string | null {
  const [, year, what] = (amongThem.test(asked) && badYear.exec(told)) || []
  return what === undefined
    ? null
    : asked.replace(amongThem, (said) => `${said.replace(/\S+$/u, what)}, against ${year}`)
}
/** 'How likely is exactly that band?' */
const pointedAt =
  /\b(?:exactly |just |precisely )?(that|this)(?: (?:very |exact |precise )?(?:band|range|bracket|window|corridor|outcome|event|result|case|thing))(?=\W*$)/iu

/** Of others than whoever asks, or of what these say. */
const isStatement = (sentence: string): boolean =>
  !sentence.endsWith('?') &&
  supposedIn(sentence) === null &&
  (!isOfOneself(sentence) || reportedIn(sentence) !== null || asksWithin(sentence) || seeksFigure.test(sentence))

/** 'I need a figure for tea in 2031. What would you put in?' */
const seeksFigure =
  /^\W*(?:i|we)(?:'m| am|'re| are)? (?:need|want|seek|require|would like|'d like|after|looking for|look for) (?:an?|the|one|your|some) (?:[\p{L}-]+ )?(?:figure|number|estimate|forecast|projection|value|assumption|rate|price|percentage) (?:for|of|on)\b/iu

const back =
  /\b(?:will|would|does|do|is|are|can|could|has|have|may|might|when(?:'s)?|likely is|probable is)(?: exactly| just| precisely)? (?:it|that|this|they|these|those)\b(?! (?:(?:likely|possible|probable|true|realistic|conceivable|the case|so) )?(?:that|to)\b)(?! takes? (?:to|for)\b)/i

/** 'How many are drunk in them?' */
const amongThem =
  /\b(?:in|of|by|from|for|with|on|to|among) (?:them|those)(?=\W*$|,? (?:in|by|before|until|during) (?:the |\p{L}+ )?(?:20|21)\d\d)/iu

/** 'Does it come to that?': what stood before is asked about. */
function refersBack(sentence: string): boolean {
  return sentence.endsWith('?') && (back.test(sentence) || amongThem.test(sentence))
}

/** 'When is that happening?', 'Likely?' */
function isOnlyAsking(sentence: string): boolean {
  return sentence.endsWith('?') && !/\d/.test(sentence) && !namesSomething(sentence)
}

type Around = { hasQuestion: boolean; isFollowed: boolean }

function isTold(sentence: string, { hasQuestion, isFollowed }: Around): boolean {
  if (sentence.endsWith('?')) return isFollowed && isDecided(sentence)
  return hasQuestion || !asks.test(sentence) || isOfOneself(sentence)
}

/** 'I teach politics: how likely is ...' */
function addAsked({ told, asked }: Clauses, sentence: string, given: Given | null): void {
  const lead = cutLead(cutBetween(sentence))
  const { rest, after } = cutAfterwards(lead.rest)
  told.push(...lead.told, ...after)
  const split = decidedBy(splitCondition(rest), told)
  const taken = split.given ?? given ?? toldBefore(told, split.asked)
  for (const part of partsOf(split.asked, lead.told.at(-1))) asked.push(onWhat(part, taken, asked.at(-1)?.text))
}

/** 'Will it rain, and will tea be dearer because of it?' `first`: what was asked before. */
function onWhat({ text, isOnFirst }: Part, taken: Given | null, first: string | undefined): AskedClause {
  const isSo = isOnFirst || (taken === null && followsFrom(text))
  const given = isSo && first !== undefined ? { text: first, negated: isNegated(first) } : taken
  return { text: given === null ? text : withoutFollowing(text), given }
}

/** 'Should we sell if it rains?' asks whether it rains: selling is for whoever asks to decide. */
function decidedBy(split: ReturnType<typeof splitCondition>, told: string[]): ReturnType<typeof splitCondition> {
  if (split.given === null || !isDecided(split.asked)) return split
  told.push(split.asked)
  const { text, negated } = split.given
  return {
    given: null,
    asked: `how likely is it that ${negated && !isNegated(text) ? 'it does not come to it that ' : ''}${text}?`,
  }
}

/** 'Our planners assume that it rains.' */
const assumed = /^[^,;:]{1,60}\b(?:assum|suppos|expect|reckon|believ)(?:es?|s|ed|ing)? that (.+)$/isu

/** Of what was told last, where the question takes it as given: 'It rains. In that case, will tea be dearer?' */
function toldBefore(told: readonly string[], sentence: string): Given | null {
  const said = told.at(-1)?.replace(/[.;!:\s]+$/, '')
  const text = assumed.exec(said ?? '')?.[1] ?? said
  if (
    text === undefined ||
    onWhatWasTold(sentence) === null ||
    text.endsWith('?') ||
    !namesSomething(text) ||
    isOfOneself(text)
  )
    return null
  return { text, negated: isNegated(text) }
}
