/** Whether a question asks for what does not happen: 'fail to', 'without', 'never'. */

const nots =
  /\b(?:not|never|without(?! (?:an?|any|one) (?:gap|break|interruption|pause|doubt|question|exception|warning|delay|stop)\b)|fails? to|failing to|fail|avoids?|avoided|no longer|cannot|nobody|no one|none of|neither|nothing|nowhere|refrains? from|hold(?:s|ing)? off|un(?:beaten|broken|solved|settled|cracked|proved|proven|resolved|surpassed|conquered|used|touched|licensed|signed|ratified|answered|matched)|record\b.{0,40}?\b(?:stand|survive|hold|last)s?|refuse[sd]? to|short of(?! ?(?:us)?[$€£\d]))\b|n't\b|\bno (?!(?:more|less|fewer|higher|lower|later|earlier) than|matter\b|1\b|one\b|longer\b|10\b)(?=[\p{L}\d])/gu
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

const absence =
  /\b(?:gone|eradicated?|eliminated?|extinct|wiped out|stamped out|died out|disappear\w*|vanish\w*|over and done|a thing of the past|history|zero|free of|freed of|rid of|defeated|beaten|extinguished|ended)\b/i

/** Whether a text says that there is none of a thing, without a word that denies. */
export const isOfAbsence = (text: string): boolean => absence.test(text)
