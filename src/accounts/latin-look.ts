/**
 * What text looks like in Latin small letters: the signs of Unicode's confusables (UTS 39, confusables.txt) that pass
 * for one of them, as far as the alphabets go that people may write names in, and the digits that stand in for letters.
 */
const lookAlikes: Record<string, string> = {
  a: 'аɑα4@',
  b: 'Ьвβ8',
  c: 'сϲ',
  d: 'ԁɗ',
  e: 'еєҽ3€',
  f: 'ƒϝſ',
  g: 'ɡցɢ9',
  h: 'һнհ',
  i: 'ıіɩιӏ1|!ǃ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ⅼ',
  m: 'мϻ',
  n: 'ոη',
  o: 'оοօσ0ө',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕ5$ꜱ',
  t: 'тτ7',
  u: 'υս',
  v: 'νѵ',
  w: 'ԝѡω',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ2',
}
const latinOf = new Map(Object.entries(lookAlikes).flatMap(([latin, signs]) => [...signs].map((sign) => [sign, latin])))

/**
 * Words of another alphabet that look Latin in every letter, in Latin: 'аса' in Cyrillic is 'aca', and 'ада' is itself,
 * since д looks like nothing else. Of a text in small letters without accents.
 */
export function asLatinWords(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const letters = [...word].map((sign) => latinOf.get(sign))
    return letters.every((letter) => letter !== undefined) ? letters.join('') : word
  })
}

/** Letters alone, of a text in small letters without accents. */
export function latinLook(text: string): string {
  return [...text]
    .map((sign) => latinOf.get(sign) ?? sign)
    .join('')
    .replaceAll(/\P{L}/gu, '')
}
