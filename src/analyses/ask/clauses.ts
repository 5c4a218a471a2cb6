/**
 * A question in its clauses: what is told beforehand, what is taken as given, and what is asked, in one part or in
 * several.
 */
import { asks, type Given, splitCondition, supposedIn } from './conditions.ts'
import { partsOf } from './parts.ts'

export type Clauses = {
  /** What is told and not asked: 'I teach politics.' */
  told: string[]
  asked: AskedClause[]
}
export type AskedClause = { text: string; given: Given | null }

const abbreviation =
  /\b(?:vs|approx|ca|e\.g|i\.e|no|mr|mrs|dr|st|jr|u\.s|u\.k|u\.n|jan|feb|mar|apr|jun|jul|aug|sept|oct|nov|dec)\.$/i

/** Sentences, with what ends them. */
function sentencesOf(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (const { index, 0: end } of text.matchAll(/[.?!;]+(?=\s|$)|\n+/gu)) {
    const one = text.slice(from, index + end.length)
    if (end.startsWith('.') && abbreviation.test(one)) continue
    found.push(one.trim())
    from = index + end.length
  }
  return [...found, text.slice(from).trim()].filter((one) => /[\p{L}\p{N}]/u.test(one))
}

export function clausesOf(text: string): Clauses {
  const clauses: Clauses = { told: [], asked: [] }
  const sentences = sentencesOf(text)
  const lastAsked = sentences.findLastIndex((one) => one.endsWith('?'))
  let given: Given | null = null
  for (const [place, sentence] of sentences.entries()) {
    const isLast = place === sentences.length - 1
    const supposed = isLast || sentence.endsWith('?') ? null : supposedIn(sentence)
    const mustAsk = isLast && clauses.asked.length === 0
    if (supposed) given = supposed
    else if (!mustAsk && isTold(sentence, { hasQuestion: lastAsked >= 0, isFollowed: lastAsked > place }))
      clauses.told.push(sentence)
    else addAsked(clauses, sentence, given)
  }
  return clauses
}

const ofOneself = /^(?:i|we|my|our|i'm|we're|as an?)\b/i
/** 'Should I sell?' is for whoever asks to decide. */
const isDecided = /^\W*(?:should|shall|do|can|may|ought) (?:i|we|my|our)\b/i

type Around = { hasQuestion: boolean; isFollowed: boolean }

function isTold(sentence: string, { hasQuestion, isFollowed }: Around): boolean {
  if (sentence.endsWith('?')) return isFollowed && isDecided.test(sentence)
  return hasQuestion || !asks.test(sentence) || ofOneself.test(sentence)
}

const lead = /^((?:i|we|my|our|as an?|for (?:my|our)|i'm|we're|before (?:i|we))\b[^:?]*?[:–—]) +(.+)$/i

/** 'I teach politics: how likely is ...' */
function addAsked({ told, asked }: Clauses, sentence: string, given: Given | null): void {
  const [, before, rest = sentence] = lead.exec(sentence) ?? []
  if (before !== undefined) told.push(before)
  const split = splitCondition(rest)
  asked.push(...partsOf(split.asked).map((text) => ({ text, given: split.given ?? given })))
}
