/** Signs of other scripts and of typesetting as the plain ones: '٢٠١٩' is '2019', '−1 234' is '-1 234'. */

const plain = /^[\u0020-\u007e]*$/

export function plainSigns(text: string): string {
  if (plain.test(text)) return text
  return text
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll('\u2019', "'")
    .replaceAll(/[٠-٩۰-۹]|(?![0-9])\p{Nd}/gu, digitOf)
}

/** Digits of a script stand in a row of ten that begins with its nought. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}
