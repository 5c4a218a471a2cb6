/** The words of a text, as they are typed: runs of letters and digits. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
