/** Whether all is asked for that several years make together, where an answer tells what a single one of them does. */
import type { Ask, When } from '../../../ask/ask.ts'
import type { Stated } from '../ask-stated.ts'

/** 'In total' may be said of a single year too. */
const together = /\b(?:in (?:total|all|sum)|altogether|all (?:told|together)|combined|added up|summed)\b/i
const summed = /\b(?:cumulative(?:ly)?|accumulat\w+|running total|in the (?:years|decade)s? (?:from|between|to))\b/i
/** 'How much will have been burnt by then?' */
const done = /\b(?:will|would|might|may) (?:\p{L}+ly )?have (?:been )?(?!been\b)\p{L}+(?:ed|en|nt|lt|ld|st|de)\b/iu
const passes =
  /\bhow (?:much|many)\b.*\b(?:be|get) (?:[\p{L}]+ly )?(?:sold|made|built|burnt|burned|used|emitted|generated|produced|killed|spent|added|installed|published|consumed|lost|cut)\b/iu

/** What is counted in each year anew. */
const ofOneYear =
  /\b(?:per year|yearly|a year|(?:in|for) (?:20|21)\d\d)\b|\b(?:emissions|output|production|transfers|sales|sold|killed|deaths|launch\w*)\b/i
const ofAll = /\b(?:cumulative|accumulated|in total|since (?:19|20)\d\d)\b/i

export function isOverYears({ wants, of, when }: Ask, { called }: Pick<Stated, 'called'>): boolean {
  if (wants !== 'amount' || when === null || of.measure === 'change') return false
  return ofOneYear.test(called) && !ofAll.test(called) && asksForAll(of.words, when)
}

const asksForAll = (words: string, { kind }: When): boolean =>
  summed.test(words) ||
  ((kind === 'by' || kind === 'within') && (together.test(words) || done.test(words))) ||
  (kind === 'within' && passes.test(words))
