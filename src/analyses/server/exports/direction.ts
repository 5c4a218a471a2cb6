/** Which way a text runs: as its first letter that runs one way does. */

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0]
  return first !== undefined && rightToLeft.test(first)
}

export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}
