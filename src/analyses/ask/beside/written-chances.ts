/**
 * Chances as mathematics writes them, in words: 'P(A)' is 'the chance of A', 'P(A | B)' 'if B, the chance of A', and 'A and B,
 * both, not one given the other' is 'both A and B'.
 */

const inner = String.raw`([^()]*(?:\([^()]*\)[^()]*)*)`
const given = new RegExp(String.raw`\b(?:P|p|Pr|Prob|prob) ?\(([^()|]+?) ?\| ?${inner}\)`, 'gu')
const plain = new RegExp(String.raw`\b(?:P|p|Pr|Prob|prob) ?\(${inner}\)`, 'gu')
const together =
  /[,;–—]? ?(?:both,? )?(?:and )?not (?:the )?(?:one|either) (?:given|on condition of|conditional on|if|assuming) (?:the )?other\b/giu

export function chancesWrittenOut(text: string): string {
  return text
    .replaceAll(given, 'if $2, what is the chance of $1')
    .replaceAll(plain, 'the chance of $1')
    .replaceAll(together, ', both together')
}
