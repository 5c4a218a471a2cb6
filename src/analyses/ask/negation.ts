/** Whether a question asks for what does not happen: 'fail to', 'without', 'never'. */

const nots =
  /\b(?:not|never|without|fails? to|failing to|fail|avoids?|avoided|no longer|cannot|nobody|no one|none of|neither|nothing|nowhere|refrains? from|hold(?:s|ing)? off|un(?:beaten|broken|solved|settled|cracked|proved|proven|resolved|surpassed|conquered|used|touched|licensed|signed|ratified|answered|matched)|record\b.{0,40}?\b(?:stand|survive|hold|last)s?|refuse[sd]? to|short of(?! ?(?:us)?[$€£\d]))\b|n't\b|\bno (?!(?:more|less|fewer|higher|lower|later|earlier) than|matter\b|1\b|one\b|longer\b|10\b)(?=[\p{L}\d])/gu
/** They deny nothing. */
const asides =
  /\bnot (?:more|less|fewer|higher|lower|later|earlier|only|exceed|just)\b|\b(?:whether|if|is that) or not\b|\bor not\b|\bwhy not\b|\bif not\b/gu
/** Whoever begins with 'won't' or 'isn't' expects it. */
const rhetoric = /^\W*(?:won|isn|aren|don|doesn|couldn|can|wouldn|shouldn)'t\b/u

/** An even number of them says nothing against it. */
export function isNegated(text: string): boolean {
  const said = text.toLowerCase().replaceAll('’', "'").replaceAll(asides, ' ').replace(rhetoric, ' ')
  return (said.match(nots)?.length ?? 0) % 2 === 1
}
