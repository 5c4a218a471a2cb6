/** Whether words that were typed stand in what an answer names: in any form, as a unit of the same name, by its initials. */
import { wordsIn } from '#kit/text.ts'
import { isPlace } from '../../ask/places/place.ts'
import { unitNamed } from '../../ask/amounts/amount-words.ts'
import { type ContentWord, contentWords } from '../../question/content-words.ts'
import { isMisspelt } from '../../question/misspelt.ts'
import { phrasesIn } from '../../question/other-words.ts'
import { isForm } from '../../question/word-forms.ts'

const fillers = new Set('a an the all any of for and or in to at'.split(' '))

/** Every word, but for those that hold a sentence together. Of texts in small letters. */
export function holdsAll(names: string, said: string): boolean {
  const held = wordsIn(names)
  return wordsIn(said).every((word) => fillers.has(word) || held.some((other) => isSame(word, other)))
}

/** 'Per oz' is 'per troy ounce'. */
const isSame = (word: string, other: string): boolean =>
  isForm(word, other) || (unitNamed(word) !== null && unitNamed(word) === unitNamed(other))

/** Of what is tied to something else half the words are enough: titles put things in other words. */
export function holdsHalf(names: string, said: string): boolean {
  const held = wordsIn(names)
  const naming = contentWords(said).filter(({ weight }) => weight >= leastNaming)
  const isHeld = naming.filter((word) => isIn(word, held)).length >= naming.length / 2
  return isHeld || held.includes(initialsOf(said))
}
const leastNaming = 0.5

const isIn = ({ word, also }: ContentWord, held: readonly string[]): boolean =>
  [[word], ...also].some((way) => way.every((one) => held.some((other) => isForm(one, other)))) ||
  (!isPlace(word) && held.some((other) => other.length >= leastLetters && isMisspelt(word, other)))
const leastLetters = 6

/** Of 'and the European Space Agency' 'esa'; no name has fewer than three. */
function initialsOf(said: string): string {
  const letters = wordsIn(said)
    .filter((word) => !fillers.has(word))
    .map(([first]) => first)
  return letters.length >= 3 ? letters.join('') : '-'
}

/** 'And gas' of 'coal, oil and gas', where that is said for what an answer names: the fossil emissions. */
export function isOfPhrase(names: string, said: string, whole: string): boolean {
  const part = ` ${wordsIn(said).join(' ')} `
  return phrasesIn(wordsIn(whole.toLowerCase())).some(
    (phrase) => ` ${phrase.said.join(' ')} `.includes(part) && holdsAll(names, phrase.meant.join(' ')),
  )
}
