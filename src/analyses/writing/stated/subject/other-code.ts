/** Whether words name one of a row by its number, and an answer another of it: 'RSA-4096' is no 'RSA-2048'. */

const codes = /(?<![\p{L}\p{N}])(\p{Lu}{2,})[ -]?(\d{2,4})(?![\p{L}\p{N}])/gu

const codesIn = (text: string): [letters: string, number: string][] =>
  [...text.matchAll(codes)].map(([, letters = '', number = '']) => [letters, number])

export function namesOtherCode(words: string, names: string): boolean {
  const told = codesIn(names)
  return codesIn(words).some(([letters, number]) => {
    const row = told.filter(([its]) => its === letters)
    return row.length > 0 && row.every(([, its]) => its !== number)
  })
}
