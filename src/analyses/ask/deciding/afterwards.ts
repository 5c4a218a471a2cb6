/**
 * What whoever asks says after a question of what they decide on its answer: '..., as we have to decide whether to sign',
 * '..., stock up now or wait', '..., or should she study something else?' Its times and numbers are none of what is asked.
 */
import { isAlternative } from './decision.ts'

const someone = String.raw`(?:i|we|he|she|they|my \p{L}+|our \p{L}+|the (?:board|committee|council|management|cabinet))`
const deciding = String.raw`(?:decid(?:e|es|ing)|choos(?:e|es|ing)|weigh(?:s|ing)?|vot(?:e|es|ing)|consider(?:s|ing)?)`
const because = String.raw`(?:as|since|because|so|for|given that|now that|and|but) `
const better =
  '(?:better|wiser?|best|smarter|sensible|safer?|cheaper|a good idea|the better idea|the right time|time to)'
const wh = '(?:how|what|which|when|that|by)'

const forms: readonly RegExp[] = [
  // 'So how many more years should we reserve for?' is for whoever asks to work out.
  String.raw`[,;–—-]+ ?(so ${wh}\b.{0,80}\b(?:should|shall|must|can|do|need|have to) (?:i|we)\b.*)`,
  String.raw`[,;–—-]+ ?((?:(?:so|or|and) )?(?:should|shall|must|ought|do) ${someone}\b.*)`,
  String.raw` (or (?:should|shall|must|ought|do) ${someone}\b.*)`,
  String.raw`[,;–—-]? ?\b(so that ${someone} (?:should|must|ought to)\b.*)`,
  String.raw`,? (?:and|or) (whether (?:i|we|he|she|they|my \p{L}+|our \p{L}+) (?:should|shall|ought|must|had better)\b.*)`,
  String.raw`[,;–—-]+ ?((?:${because})?${someone}\b[^,;?]{0,40}?\b${deciding}\b.*)`,
  String.raw`[,;–—-]+ ?((?:${because})?(?:need|needs|have|has|must|got)(?: to)? ${deciding}\b.*)`,
  String.raw`[,;–—-]+ ?((?:the )?(?:board|committee|council|management|cabinet|parliament|owners)\b[^,;?]{0,30}\b${deciding}\b.*)`,
  String.raw`[,;–—-]+ ?(?:or|and|so),? (is (?:it|now|this|\p{L}+ing)\b[^?]{0,40}\b${better}\b.*)`,
  String.raw`[,;–—-]+ ?(which \p{L}+(?: \p{L}+)? to (?:choose|pick|take|buy|study|order|sign|sell)\b.*)`,
].map((after) => new RegExp(String.raw`^(.{12,}?)${after}$`, 'isu'))

const lastPiece = /^(.{12,})[,;–—] ?([^,;–—]+)$/su

/** The question, and what comes after it. */
export function cutAfterwards(sentence: string): { rest: string; after: string[] } {
  for (const form of forms) {
    const [, rest, after] = form.exec(sentence) ?? []
    if (rest !== undefined && after !== undefined) return { rest: asked(rest, after), after: [after] }
  }
  const [, rest, last] = lastPiece.exec(sentence) ?? []
  if (rest === undefined || last === undefined || !isAlternative(last) || /\d/.test(last))
    return { rest: sentence, after: [] }
  return { rest: asked(rest, last), after: [last] }
}

const asked = (rest: string, after: string): string => (after.trimEnd().endsWith('?') ? `${rest}?` : rest)
