/** Text that means what it shows, in one line or in several: no signs that turn, hide or imitate letters. */
import { z } from 'zod'

/**
 * Signs that change the direction of what follows, take no room, or end the line: text with them can read otherwise
 * than it is.
 */
const unseen = new RegExp(
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

/** What readers tell operators beside a reason. It may quote what it is about, so that unseen signs are left out of it. */
export const reportNote = z
  .string()
  .max(1000)
  .overwrite((text) => withoutUnseen(text).trim())
  .default('')

/** In several lines; what joins a picture goes too. */
function withoutUnseen(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.replaceAll(new RegExp(unseen, 'gu'), ''))
    .join('\n')
}

/** A line of this many characters, in one normal form, without spaces at its ends. */
export function plainLine(least: number, most: number) {
  return plain(least, most, { normal: inOneForm, whyNot: whyNotPlain })
}

/** As `plainLine` keeps it: for what names such a line elsewhere. */
export function inOneForm(line: string): string {
  return line.normalize('NFC').trim()
}

/** Several lines, with one sign for the end of each. */
export function plainText(least: number, most: number) {
  return plain(least, most, {
    normal: (text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim(),
    whyNot: (text) =>
      text
        .split('\n')
        .map(whyNotPlain)
        .find((reason) => reason !== null) ?? null,
  })
}

type Manner = { normal(text: string): string; whyNot(text: string): string | null }

function plain(least: number, most: number, { normal, whyNot }: Manner) {
  return z
    .string()
    .transform(normal)
    .pipe(
      z
        .string()
        .min(least)
        .max(most)
        .superRefine((text, context) => {
          const reason = whyNot(text)
          if (reason) context.addIssue({ code: 'custom', message: reason })
        }),
    )
}
