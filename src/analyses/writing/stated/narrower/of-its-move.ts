/**
 * Whether the rise or fall of a thing is asked about, where an answer tells how much of the thing there is: 'will the
 * growth of tea sales halve' is no question of half the sales, and 'the yearly loss of forest' none of forest.
 */
import type { Ask } from '../../../ask/ask.ts'
import type { Stated } from '../ask-stated.ts'

const nouns = String.raw`(?:growth|loss(?:es)?|shrinkage|de(?:forest|popul|sertific)ation|slowdown)`
/** They are verbs as well. */
const either = String.raw`(?:rise|fall|increase|decrease|decline|drop|gain|reduction|expansion|contraction|retreat)s?`
const article = String.raw`(?:the|an?|its|their|this|any|annual|yearly|monthly|net|average|\p{L}+'s)`
const verb = String.raw`(?:be|is|are|was|has|have|double|triple|halve|slow|stop|end|reach|pass|exceed|accelerate|quicken|top|speed|stay|remain|turn|come)s?\b`
const move = new RegExp(
  [
    String.raw`\b${nouns}\b`,
    String.raw`\b${article} (?:[\p{L}-]+ ){0,2}?${either} (?:of|in)\b`,
    String.raw`\b\p{L}+ ${either} ${verb}`,
    // 'Lose less than in 2020', 'gain twice as much': what goes within a year. What is emitted is told in years already.
    String.raw`\b(?:lose|gain|add)s? (?:[\p{L}-]+ ){0,2}?(?:less|more|fewer|half|twice|as (?:much|many))\b`,
  ].join('|'),
  'iu',
)
/** 'How fast is it lost?', in words that stand in no series of a level. */
const told =
  /\b(?:growth|grow[ns]?|los(?:s|ses|t|e)|de(?:forest|popul|sertific)ation|rise[ns]?|rose|falls?|fallen|increases?|decreases?|declines?|drops?|gains?|reduction|inflation|changes?)\b/i
/** A height above what was once is a rise already. */
const fromBase = /\b(?:above|below|since|over|relative to|against) (?:the )?(?:1[6-9]|20)\d\d\b/i

type Held = Pick<Stated, 'called' | 'unit' | 'measure'>

/** What states a change, or how fast it goes, is of the move already; what a value is compared with may be a height. */
export function isOfItsMove({ wants, relation, of }: Ask, { called, unit, measure }: Held): boolean {
  // Of an amount nothing is compared, but where it is asked which growth a value needs.
  if (!sized.has(wants) || (relation === null) !== (wants === 'amount')) return false
  if (measure === 'change' || measure === 'pace') return false
  if (!move.test(of.words) || told.test(called)) return false
  const isHeight = fromBase.test(`${unit} ${called}`) && (relation === null || 'value' in relation)
  return !isHeight
}
const sized: ReadonlySet<Ask['wants']> = new Set(['chance', 'amount', 'time', 'compare'])
