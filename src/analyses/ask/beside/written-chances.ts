/**
 * Chances as mathematics writes them, in words: 'P(A)' is 'the chance of A', 'P(A | B)' 'if B, the chance of A', and 'A and B,
 * both, not one given the other' is 'both A and B'; and as people write them short: 'Likelier: A, or B?', 'Both odds: A; B.',
 * 'We need two odds: A by 2030, and B by 2035.'
 */

const inner = String.raw`([^()]*(?:\([^()]*\)[^()]*)*)`
const given = new RegExp(String.raw`\b(?:P|p|Pr|Prob|prob) ?\(([^()|]+?) ?\| ?${inner}\)`, 'gu')
const plain = new RegExp(String.raw`\b(?:P|p|Pr|Prob|prob) ?\(${inner}\)`, 'gu')
const together =
  /[,;–—]? ?(?:both,? )?(?:and )?not (?:the )?(?:one|either) (?:given|on condition of|conditional on|if|assuming) (?:the )?other\b/giu

/** At the beginning of a question. */
const likelier =
  /(?<=^|[.?!:] )(?:and )?(?:what(?:'s| is) )?(?:the )?(?:more (?:likely|probable)|likelier)( (?:by|before|until|in|within) [^:?,]{2,40})?[:,] (?=[^?]* or )/giu
const chances = String.raw`(?:odds|chances|probabilities|likelihoods)`
/** 'School radio needs', 'please give me'. */
const needed = String.raw`(?:(?:[^.?!:;]{0,60}\b(?:needs?|wants?|requires?|asks? for) )|(?:both|the|all|two|three|give me|send me|i need|i want|the two|the three|please) )*`
const dated = String.raw`[^;?]+?\b(?:20|21)\d\d`
const each = new RegExp(
  String.raw`(?<=^|[.?!:] )${needed}${chances}(?: please)?(?: of(?: both| each)?| for(?: both| each)?)?: ([^;?]+(?:; [^;?]+)+|${dated},? (?:and|plus) ${dated})[.?]*$`,
  'iu',
)
const between = new RegExp(String.raw`; |(?<=\b(?:20|21)\d\d),? (?:and|plus) `, 'iu')
const listed = (_: string, all: string) =>
  all
    .split(between)
    .map((one) => `How likely is ${withoutEnd(one)}?`)
    .join(' ')
const withoutEnd = (one: string) =>
  one
    .trim()
    .replace(/^(?:and|that|of) /iu, '')
    .replace(/[.,]+$/u, '')

export function chancesWrittenOut(text: string): string {
  return text
    .replaceAll(given, 'if $2, what is the chance of $1')
    .replaceAll(plain, 'the chance of $1')
    .replaceAll(together, ', both together')
    .replaceAll(likelier, 'Which is likelier$1: ')
    .replace(each, listed)
}
