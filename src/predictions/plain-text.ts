/** Several lines of text that mean what they show. */
import { z } from 'zod'
import { whyNotPlain } from '#kit/plain-line.ts'

/** Text of this many characters: one normal form, one sign for the end of a line, no spaces at its ends. */
export function plainText(least: number, most: number) {
  return z
    .string()
    .transform((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim())
    .pipe(
      z
        .string()
        .min(least)
        .max(most)
        .superRefine((text, context) => {
          const reason = text
            .split('\n')
            .map(whyNotPlain)
            .find((one) => one !== null)
          if (reason) context.addIssue({ code: 'custom', message: reason })
        }),
    )
}
