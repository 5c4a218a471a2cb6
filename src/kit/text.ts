/** Small things that are done to a text of any sort. */

/** Its words, as they are typed: runs of letters and digits. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** As a sentence begins: 'three questions' is 'Three questions'. What begins with no small letter stays as it is. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
