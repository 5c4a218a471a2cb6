/**
 * Whether words compare with another thing that no reader took for one: 'more out of the sun than out of the ground',
 * 'more than double the tea'. A number of one thing alone answers none of them.
 */
import type { Ask } from '../../ask/ask.ts'
import { partNames } from '../../question/number-words.ts'

const time = String.raw`(?:in|it|they|at|before|after|by|last|this|back|now|today|ever|was|were|is|what|whatever|usual|expected|likely|not|half|any|one|two|three|four|five|an?|the (?:level|value|figure|number|same|year|average|price|rate|one|(?:19|20)\d\d))`
const more = String.raw`(?:more|less|fewer|worse|better|(?!other|rather|either|whether|number|later|sooner|earlier)\p{L}{3,8}er)`
const thanThing = new RegExp(
  String.raw`\b${more}\b[^.?!;:]{0,90}? than (?!${time}\b|[\d$€£])(?:out of |from |by )?(?:the )?\p{L}{3,}`,
  'iu',
)
const timesThing =
  /\b(?:more than|less than|at least|over|above|be|is) (?:double|triple|twice) (?!as\b|the\b|its\b|their\b|what\b|that\b|those\b|today\b|in\b|by\b|from\b|since\b|between\b|over\b|on\b|of\b|or\b|and\b)\p{L}{3,}/iu

/** 'As many as now', 'at least as good as in 2020': that time is no word of what is asked. */
const asThen =
  /\bas (?:many|much|few|little|high|low|good|bad|large|big|small|dear|cheap|common|rare|warm|hot|cold|old|long|rich|poor|fast|strong|weak|safe|free|often)\b(?! as (?:possible|ever)\b)/i

/** 'More people over 65 than under 5': what bounds those who are compared with is no value of either. */
const thanBounded =
  /\b(?:more|fewer|less)\b[^.?!;:]{0,60}\bthan (?:(?:those|people|children|adults|the|who|are) )*(?:under|over|below|above|aged?|older|younger)\b/i

/** 'The last 20 % of people', 'the poorest fifth': which part of them it is, and not how many. */
const whichPart = new RegExp(
  String.raw`\bthe (?:very )?(?:last|remaining|other|bottom|top|poorest|richest|oldest|youngest|first) (?:[\d.,]+ ?(?:%|per ?cent|(?=of\b))|half|${partNames})`,
  'i',
)
/** The mean of several years is no value of the last of them. */
const mean = /\b(?:averag(?:e|es|ing)|mean|means)\b/i
const isOfYears = (when: Ask['when']): boolean =>
  when?.kind === 'within' && when.from !== null && when.to !== null && when.to - when.from > 0

export const comparesUnread = ({ wants, relation, of: { words }, when }: Ask): boolean =>
  wants === 'chance' &&
  (thanBounded.test(words) ||
    isUnread(words, relation) ||
    (relation !== null && (whichPart.test(words) || (isOfYears(when) && mean.test(words)))))

const isUnread = (words: string, relation: Ask['relation']): boolean =>
  relation === null ? thanThing.test(words) || asThen.test(words) : isOfItself(relation) && timesThing.test(words)

const isOfItself = (relation: NonNullable<Ask['relation']>): boolean => 'factor' in relation && 'self' in relation.of
