/** Small things that are done to a text of any sort. */

/** Its words, as they are typed: runs of letters and digits. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** As a sentence begins: 'three questions' is 'Three questions'. What begins with no small letter stays as it is. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Signs that change the direction of what follows, take no room, or end the line: text with them can read otherwise
 * than it is.
 */
export const unseen = new RegExp(
  `[${[
    String.raw`\p{Cc}\p{Zl}\p{Zp}`,
    String.raw`\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f`,
    String.raw`\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}`,
  ].join('')}]`,
  'u',
)
/**
 * What people send each other as one picture: signs joined or marked by such that cannot be seen. Those that Unicode
 * recommends (emoji-sequences of UTS 51) read as what they are; a joiner anywhere else is refused.
 */
const pictures = /\p{RGI_Emoji}/gv
/** The alphabets whose letters look alike. Others (Han with Kana, say) are mixed in every sentence. */
const alike = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

/**
 * Why a line may read otherwise than it is, or null. A unit such as µm is Latin enough: the micro sign belongs to no
 * alphabet.
 */
export function whyNotPlain(written: string): string | null {
  const text = written.replaceAll(pictures, ' ')
  if (unseen.test(text)) return 'has a sign in it that cannot be seen'
  const mixed = text.split(/[^\p{L}\p{M}]+/u).find((word) => alike.filter((script) => script.test(word)).length > 1)
  if (mixed) return `mixes letters of different alphabets in "${mixed.slice(0, 30)}"`
  return /\p{M}{4}/u.test(text) ? 'piles up signs on one letter' : null
}
