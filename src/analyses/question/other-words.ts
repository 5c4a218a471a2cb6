/**
 * How people ask for what the base calls otherwise: for a word those in whose place it may stand, and phrases put into
 * plain words.
 */
import { abbreviations } from './thesaurus/abbreviations.ts'
import { isMisspelt, isTransposed } from './misspelt.ts'
import { energy } from './thesaurus/energy.ts'
import { money } from './thesaurus/money.ts'
import { people } from './thesaurus/people.ts'
import { planet } from './thesaurus/planet.ts'
import { power } from './thesaurus/power.ts'

/** Each is one or several words that must all be there. */
type Meanings = readonly (readonly string[])[]

const words = new Map<string, Meanings>()
/** By their first words, the longest first. */
const phrases = new Map<string, Phrase[]>()
for (const line of [people, planet, energy, money, power].join('\n').split('\n')) addLine(line)
/** What is called something in short is called that, and nothing near it. */
for (const line of abbreviations.split('\n')) addLine(line, 1)
/** The words that stand for others two at a time. */
const pairs = [
  ...new Set(
    [...words.values(), ...phrases.values()]
      .flat(1)
      .map((one) => ('meant' in one ? one.meant : one).slice(0, 2).join(' ')),
  ),
]
  .map((one) => one.split(' '))
  .filter((one) => one.length === 2)
for (const known of phrases.values()) known.sort((one, other) => other.said.length - one.said.length)

/** The words in whose place it may stand, whether it is one or many of them, and however it is spelt. */
export function otherWordsFor(word: string): Meanings {
  return (
    formsOf(word)
      .map((form) => words.get(form))
      .find((found) => found !== undefined) ?? []
  )
}

/** A word that others stand for, and that this may be meant to be: 'lifspan' is 'lifespan'. */
export function listedLike(word: string): string | null {
  return [...words.keys()].find((one) => isMisspelt(word, one)) ?? null
}

type Phrase = { said: readonly string[]; meant: readonly string[] }

/** 'Blue helmets' are 'peacekeepers'. Words in small letters, without signs. */
export function inPlainWords(said: readonly string[]): string[] {
  return parted(said).flatMap(({ meant }) => meant)
}

/** Those that mean something else than their words. */
export function phrasesIn(said: readonly string[]): Phrase[] {
  return parted(said).filter(({ said: own, meant }) => own !== meant)
}

/** In known phrases, and in single words where none is known. */
function parted(said: readonly string[]): Phrase[] {
  const all: Phrase[] = []
  for (let at = 0; at < said.length;) {
    const own = [said[at] ?? '']
    const phrase = phrases.get(own[0] ?? '')?.find((one) => one.said.every((word, i) => word === said[at + i]))
    const next = phrase ?? pairMeant(said.slice(at, at + 2)) ?? { said: own, meant: own }
    all.push(next)
    at += next.said.length
  }
  return all
}

/** 'Lief expectency': of two words that are both misspelt each says what the other is meant to be. */
function pairMeant(said: readonly string[]): Phrase | null {
  const [one = '', other = ''] = said
  const meant = pairs.find(([first = '', second = '']) => isSlip(one, first) && isSlip(other, second))
  return meant ? { said, meant } : null
}
const isSlip = (given: string, meant: string): boolean =>
  given !== meant && (isMisspelt(given, meant) || isTransposed(given, meant))

function formsOf(word: string): string[] {
  const british = word.replace(/iz(?=e|ing|ation)/, 'is').replace(/or$/, 'our')
  return [word, british].flatMap((one) => [
    one,
    one.replace(/s$/, ''),
    one.replace(/ies$/, 'y'),
    one.replace(/es$/, ''),
  ])
}

/** Signs are read as a question's are: "moore's law" is 'moore law'. */
function addLine(line: string, leastOfPhrase = 2): void {
  const [left = '', right] = line.split(': ')
  if (right === undefined) return
  const meant = right.split(', ').map((one) => one.split(' '))
  for (const said of left.split(', ').flatMap((one) => spellings(one))) {
    const [first = ''] = said
    if (said.length < leastOfPhrase) words.set(first, [...(words.get(first) ?? []), ...meant])
    else phrases.set(first, [...(phrases.get(first) ?? []), { said, meant: meant[0] ?? [] }])
  }
}

/** 'Walk/walks on' is 'walk on' and 'walks on'. */
function spellings(entry: string): string[][] {
  return entry
    .replaceAll(/'s?/g, '')
    .split(' ')
    .reduce<string[][]>(
      (begun, word) => begun.flatMap((before) => word.split('/').map((one) => [...before, one])),
      [[]],
    )
}
