/**
 * What of a thing is asked about: how much there is, how much that changes, how fast, its highest or lowest, how much
 * there is for each person, how far apart two of them are, or what several make together.
 */
import type { Clause, Relation } from './ask.ts'
import { summandsIn } from './beside/summands.ts'

export type Measure = Clause['of']['measure']

const peaks =
  /\bpeak|\bmaximum\b|\bsummit\b|\bcrest|\bzenith\b|\bapex\b|\btop(?:s|ped)? out\b|\bculminat|\bhigh(?:est)? point\b|\btop of the curve\b|\bhigh-?water mark\b|\b(?:all-time|record) high\b|\bturning point\b|\bheyday\b|\bat (?:its|their) (?:very )?highest\b|\b(?:top|highest|biggest|largest|greatest|maximum) (?:single |calendar )?year\b|\b(?:what|which) (?:year|month|decade)\b.{0,60}\b(?:most|(?:largest|highest|greatest|biggest|maximum) (?:number|amount|level|share|output|count))\b|\b(?:what|which) (?:year|month|decade) (?:had|saw|has had|has seen|brought|set|was the one with|is the one with) the (?!lowest|smallest|coldest|cheapest|weakest|slowest|fewest|shortest|coolest|poorest|worst|least|earliest|latest|nearest)[a-z]+est\b|\b(?:when|year)\b.{0,50}\bthe most (?!likely|probable|recent)/
/** The level of it: 'the highest that oil will go'. */
const highest =
  /\bhighest\b(?! (?:number|share|rate|level)? ?(?:source|country|party|of all))|\bhow high (?:can|could|might)\b/
const lows =
  /\blowest\b|\b(?:what|which) (?:year|month|decade) (?:had|saw|has had|has seen|brought|was the one with|is the one with) the (?:smallest|coldest|cheapest|weakest|slowest|fewest|shortest|coolest|least)\b|\blow point\b|\btrough|\bbottom(?:s|ed|ing)? out\b|\brock bottom\b|\bnadir\b|\b(?:all-time|record) low\b|\bhow low (?:can|could|might|will|would)\b|\bhits? bottom\b/
const people = String.raw`(?:people|persons|inhabitants|humans|heads|citizens)`
const each = new RegExp(
  String.raw`\bper[ -](?:head|capita|person|inhabitant|citizen|human)\b|\b(?:each|every|the average|an average|a typical) (?:person|human|citizen|inhabitant|individual|member of humanity)\b|\b(?:each|every) (?:one )?of us\b|\bper (?:1,?000|thousand|million|100,?000|hundred thousand|hundred|100) ${people}\b|\bfor (?:each|every) (?:person|human|inhabitant)\b`,
)
const moves = String.raw`(?:r[io]s(?:e|es|en|ing)|grow(?:s|n|ing)?|increas\w+|climb\w*|go(?:es|ne)? (?:up|down)|gain\w*|f[ae]ll(?:s|en|ing)?|drop\w*|declin\w+|shrink\w*|shrunk|decreas\w+|chang\w+|mov(?:e|es|ed)|warm(?:s|ed)? (?:up|further)?|lose|lost|shift\w*|surge\w*|jump\w*|improve\w*|expand\w*|come down|get (?:higher|lower|bigger|smaller|warmer|cheaper|dearer|longer))`
const comparative = String.raw`(?:higher|lower|more|less|fewer|warmer|hotter|cooler|cheaper|dearer|bigger|larger|smaller|longer|shorter|older|greater|older|more expensive)`
const changes = new RegExp(
  [
    String.raw`\b(?:by )?how (?:much|many|far|strongly)\b[^,;?]{0,70}?\b(?:will|would|does|do|can|could|might|is|are|has|have)\b[^,;?]{0,60}?\b${moves}\b`,
    String.raw`\bhow (?:much|many \w+|many \w+ \w+|far) ${comparative}\b`,
    String.raw`\bby (?:how (?:much|many)|(?:what|which) (?:percentage|per ?cent))\b|\bthe (?:number of )?\p{L}+ by which\b`,
    String.raw`\b(?:what|which|the|how (?:big|large|great|strong)(?: a| an| the)?|expected|any) (?:total |overall |expected |absolute |net |percentage |per ?cent )*(?:change|rise|increase|growth|fall|decline|drop|decrease|gain|difference|reduction)\b(?! rate)(?: (?:in|of|for|between|from|until|by|will)\b)`,
  ].join('|'),
  'u',
)
/** It is no change of one thing that is asked for, but the gap to another. */
const gaps = new RegExp(
  String.raw`\b(?:gap|difference|margin|lead|distance) between\b|\bdiffer by\b|\b(?:how|so) far apart\b|\bhow (?:much|many|far)\b.{0,40}\b(?:exceed|surpass|outnumber|ahead of|outstrip|beat|overtake)s?\b`,
)

type Read = Pick<Clause, 'wants'> & { relation: Relation | null; isPace: boolean; isChange: boolean }

/** Each with when it is meant; the first that is. */
const kinds: readonly { measure: Measure; isMeant(read: Read, lower: string): boolean }[] = [
  { measure: 'pace', isMeant: ({ isPace, relation }) => isPace && relation === null },
  { measure: 'level', isMeant: ({ isPace }) => isPace },
  { measure: 'peak', isMeant: (_, lower) => peaks.test(lower) },
  {
    measure: 'lowest',
    isMeant: ({ wants, relation }, lower) => sized.has(wants) && relation === null && lows.test(lower),
  },
  { measure: 'peak', isMeant: ({ wants }, lower) => wants === 'amount' && highest.test(lower) },
  { measure: 'level', isMeant: ({ wants }, lower) => wants === 'amount' && isMultiple(lower) },
  { measure: 'gap', isMeant: ({ wants }, lower) => wants === 'amount' && isGap(lower) },
  {
    measure: 'gap',
    isMeant: ({ wants, relation }, lower) => wants === 'chance' && isValue(relation) && isGapOf(lower),
  },
  {
    measure: 'change',
    isMeant: ({ wants, isChange }, lower) => isChange || (wants === 'amount' && changes.test(lower)),
  },
  { measure: 'each', isMeant: ({ wants }, lower) => (wants === 'amount' || wants === 'chance') && each.test(lower) },
  { measure: 'first', isMeant: ({ wants }) => wants === 'time' },
  { measure: 'change', isMeant: ({ relation }) => relation !== null && 'factor' in relation && 'self' in relation.of },
  {
    measure: 'share',
    isMeant: (_, lower) =>
      /\b(?:share|percentage|proportion|portion|fraction|slice|per ?cent of|part of(?! (?:our|my|the (?:spreadsheet|plan|model|budget|report|study|project))\b))\b|\bhow many (?:\p{L}+ )?(?:out )?(?:of|in) (?:every )?(?:100|a hundred|ten|10|1,?000)\b/u.test(
        lower,
      ),
  },
  {
    measure: 'sum',
    isMeant: ({ wants, relation }, lower) =>
      (wants === 'amount' || (wants === 'chance' && isValue(relation))) && summandsIn(lower) !== null,
  },
  { measure: 'level', isMeant: ({ wants, relation }) => relation !== null || wants === 'amount' },
]
const sized: ReadonlySet<Clause['wants']> = new Set(['amount', 'chance', 'time'])

/** `isChange`: whether a value is read by which it is to change. */
export function measureOf(read: Read, lower: string): Measure {
  return kinds.find(({ isMeant }) => isMeant(read, lower))?.measure ?? 'outcome'
}

const isTime = String.raw`(?:in |it |they |now\b|today|at |before|last |this |back |what |were|was |current|present|since|the (?:level|value|price|figure|number|one)\b|those |that |compared|,|-|–)`
const thanOther = new RegExp(
  String.raw`\bhow (?:much|many \w+|many \w+ \w+|far) ${comparative}\b.* than (?!${isTime})(?:the )?\p{L}`,
  'u',
)

const isGap = (lower: string): boolean => gaps.test(lower) || thanOther.test(lower)

const isValue = (relation: Relation | null): boolean => relation !== null && 'value' in relation

/** So much more than another thing: 'at least 500 TWh more than coal', 'lead coal by 500 TWh', 'the gap between both'. */
const gapsOf = new RegExp(
  [
    String.raw`\b(?:gap|difference|margin|distance) between\b`,
    String.raw`\d[^,;:?]{0,30}? (?:more|higher|larger|greater|bigger|ahead|warmer|dearer)(?: \p{L}+){0,2}? (?:than|of) (?!${isTime}|\d)(?:the |that of )?\p{L}`,
    String.raw`\b(?:exceed|surpass|outnumber|outstrip|beat|overtake|lead|outproduce|outsell|top)s? (?:the |that of )?\p{L}[^,;:?]{1,40} by (?:at least |more than |over |as much as |some |about )*\d`,
  ].join('|'),
  'u',
)
const isGapOf = (lower: string): boolean => gapsOf.test(lower)

/** How many times as much is no difference, and no change. */
const isMultiple = (lower: string): boolean => /\bhow many times (?:more|as|higher|larger|bigger)\b/.test(lower)

/** Of its highest or its lowest. */
export const isOfTurn = (lower: string): boolean => peaks.test(lower) || lows.test(lower)

/** 'Is peak coal behind us?' compares with nothing. */
export const isOfPeak = (lower: string): boolean => peaks.test(lower)
