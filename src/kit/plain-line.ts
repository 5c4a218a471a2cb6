/** Text that means what it shows, in one line or in several: no signs that turn, hide or imitate letters. */
import { z } from 'zod'
import { unseen, whyNotPlain } from './text.ts'

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
