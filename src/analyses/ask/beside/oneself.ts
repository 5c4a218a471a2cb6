/** Words by which people speak of themselves. Has no groups. 'Our planet' is everybody's, and 'of us' are all people. */
export const oneself = String.raw`(?:i|we|my|me|(?<!\bof )us|i'm|we're|i've|we've|i'd|we'd|the board|our(?! (?:planet|world|species|earth|globe|sun|star|oceans?|seas?|air|atmosphere|climate|civilisation|kind|numbers|century|forests|cities|time)\b))`
const first = new RegExp(String.raw`^\W*(?:${oneself}|as an?)\b`, 'iu')
const anywhere = new RegExp(String.raw`\b${oneself}\b`, 'iu')

/** Whether a sentence is about whoever says it. */
export function isOfOneself(sentence: string): boolean {
  return first.test(sentence)
}

export function speaksOfOneself(sentence: string): boolean {
  return anywhere.test(sentence)
}
