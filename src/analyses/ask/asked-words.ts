/** The words by which the base is searched for what a question asks, without what is merely told beside it. */
import { wordsIn } from '#kit/text.ts'
import { namesSomething } from '../question/content-words.ts'
import type { Ask, Question } from './ask.ts'

/** Of all parts; the whole text where they name nothing, as 'What is the chance of that?' */
export function askedWords({ parts }: Question, whole: string): string {
  const words = parts
    .flatMap((part) => {
      const own = withoutDecision(part.of.words, part.decision)
      return [namesSomething(own) ? own : part.of.words, part.condition?.of.words ?? '']
    })
    .join(' ')
  return namesSomething(words) ? words : whole
}

/** Of one part. 'When does it pass that?' is about what was asked before, or is taken as given. */
export function wordsOfPart(
  { of: { words, measure }, condition, decision }: Ask,
  before: readonly Ask[],
  whole: string,
): string {
  const own = ofSeveral.has(measure) ? words.replaceAll(amount, ' ').replaceAll(between, ' ') : words
  const tries = [
    // 'Should we stock up on tea, and how likely is it that they cost more?'
    ...(decision !== null && refersBack.test(words) ? [`${decision} ${words}`] : []),
    // 'And whose crew will it be?' is about what was asked before.
    ...(before.length > 0 && isOfThat.test(words) ? [`${before.at(-1)?.of.words} ${words}`] : []),
    withoutDecision(own, decision),
    own,
    ...before.map(({ of }) => `${of.words} ${words}`),
    `${condition?.of.words ?? ''} ${words}`,
  ]
  return tries.find(namesSomething) ?? whole
}

/** The gap between two things, and their sum, are about these and no third. */
const ofSeveral: ReadonlySet<Ask['of']['measure']> = new Set(['gap', 'sum'])
/** Left of what it is compared with: '500 TWh more than'. */
const amount = /\b\d[\d ]*(?:\.\d+)?(?: \p{L}+)? (?=more|higher|larger|greater|bigger|ahead)/giu
const between = /\b(?:gap|difference|margin|distance|lead|sum|total|combined|joint|together|output)\b/gi

const isOfThat =
  /\b(?:will|would|is|are|was|were) (?:it|they|that|this|these|those) (?:be|come from)\W*$|^\W*(?:and )?(?:by|from|for) (?:which|what|whom|whose) \p{L}+\W*$/iu

const refersBack = /\b(?:that|will|would|do|are|if) (?:they|these|those)\b/i

/** 'What inflation should we put into the economy tab of our model?' is about inflation, and about no tab. */
function withoutDecision(words: string, decision: string | null): string {
  const decided = new Set(wordsIn(decision ?? ''))
  return words
    .split(' ')
    .filter((word) => !decided.has(wordsIn(word)[0] ?? word))
    .join(' ')
}
