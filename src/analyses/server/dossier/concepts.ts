/**
 * What a question asks about, as search can look for it: each content word with the words in whose place it may stand,
 * misspelt ones put right.
 */
import type { Pool } from 'pg'
import { isPlace } from '../../ask/places/place.ts'
import type { ContentWord } from '../../question/content-words.ts'
import { listedLike } from '../../question/other-words.ts'
import { isMisspelt } from '../../question/misspelt.ts'
import type { Subject } from '../../question/subject-words.ts'
import { isWord, type Role, roleOf, roleOfNoun } from '../lexicon/role.ts'
import { type KnownWord, listKnownWords } from './word-store.ts'

export type Concept = {
  word: string
  /** What it says of the question's subject, by its weight and its rarity (Spärck Jones 1972). */
  weight: number
  /** Whether it names something, rather than what becomes of it. */
  isTopic: boolean
  /** Whether it is written as a name. */
  isName: boolean
  /** Whether it is a thing, rather than what people do, such as dying. */
  isSubject: boolean
  /**
   * Which of the names of what is asked about it belongs to, by where it stands: what has no word of one of them is about
   * something else.
   */
  names: number[]
  /** Lexemes, any of which it may be; each of one or several that must all be there. */
  lexemes: string[][]
  /** Whether it stands in the name of any item, or what may stand for it does: other words may be told beside. */
  isNamed: boolean
  /** Whether any published item holds it. Only the asker's own may hold it otherwise. */
  isHeld: boolean
  /** How sure it is that these lexemes are what is meant. */
  certainty: number
  /** The word in place of a misspelt one. */
  instead: string | null
}

/**
 * How many items there would be if a word stood in one of them: rarity is counted against a base of this size or more.
 */
const leastItems = 200
/**
 * A word that no item holds counts as one that a few hold, and so do words that only one or two hold: beyond that,
 * rarity is chance.
 */
const rare = 4
/** A word that others stand for is about as common as most. */
const usual = 8
/**
 * Of a word that names nothing of the base there is the less, where it names nobody and no place either: the rest of the
 * question may be known.
 */
const unknownShare = 0.3
/** Of one that no item holds at all, and that stands where nothing is named that is asked about. */
const unheldShare = 0.3
/** Of a word that was put right; of one that the base holds only in other forms, which may mean something else. */
const certainties = { misspelt: 0.9, otherForm: 0.5 }

/** Stop words of the language are left out. */
export async function findConcepts(
  pool: Pool,
  words: readonly ContentWord[],
  subjects: readonly Subject[] = [],
): Promise<Concept[]> {
  if (words.length === 0) return []
  const asked = [...new Set(words.flatMap(({ word, also }) => [word, ...also.flat()]))]
  const known = new Map((await listKnownWords(pool, asked)).map((one) => [one.word, one]))
  const items = Math.max(leastItems, ...[...known.values()].map((one) => one.items))
  const rarityOf = (holders: number) => Math.log(1 + items / Math.max(rare, holders))
  const found = words.flatMap((word) => {
    const concept = conceptOf(word, known, rarityOf)
    return concept ? [placed({ ...concept, names: [] }, word, subjects)] : []
  })
  // Of a place alone it is asked what happens there; else what happens is what it is about.
  const isOfPlace = !found.some(({ word, isTopic }) => isTopic && !isPlace(word))
  return isOfPlace ? found : found.map((one) => (isPlace(one.word) ? inPlace(one) : one))
}

/** With the names that it belongs to, and as much as it says by what it does in the question. */
function placed(concept: Concept, { word, isName }: ContentWord, subjects: readonly Subject[]): Concept {
  const saidHow = saysHow.has(roleOf(word)) && !isPlace(word)
  const names = subjects.flatMap(({ words, isNoun }, i) =>
    words.includes(word) && (concept.isNamed || !saysHow.has(isNoun ? roleOfNoun(word) : roleOf(word))) ? [i] : [],
  )
  const isBeside = !concept.isHeld && names.length === 0 && !isName
  const share = (isBeside ? unheldShare / unknownShare : 1) * (saidHow ? shareOfHow(concept) : 1)
  const isTopic = concept.isTopic && (concept.isNamed || names.length > 0 || !saidHow)
  return { ...concept, names, isTopic, weight: concept.weight * share }
}

/** Where it happens is no topic; what the base has on no such place is told of the world. */
function inPlace(concept: Concept): Concept {
  return { ...concept, isTopic: false, weight: concept.isNamed ? concept.weight : 0 }
}

function conceptOf(
  { word, weight, isName, also }: ContentWord,
  known: ReadonlyMap<string, KnownWord>,
  rarityOf: (holders: number) => number,
): Omit<Concept, 'names'> | null {
  const own = known.get(word)
  if (!own?.lexeme) return null
  const reading = readingOf(word, own.lexeme, own, weight)
  const others = also.flatMap((all) => lexemesOf(all, known) ?? [])
  // A number that nobody wrote says nothing against what was found.
  if (/^\d/.test(word) && !reading) return null
  const isNamed = others.length > 0 || isInNames(reading)
  const { holders, certainty, instead } = others.length
    ? stoodFor(reading)
    : (reading ?? { ...unread, instead: listedFor(word, weight) })
  return {
    word,
    weight: weight * rarityOf(holders) * knownShare(isName || isNamed),
    isTopic: weight > 0.5,
    isName,
    isSubject: weight === 1,
    lexemes: lexemesFor(own.lexeme, reading, others),
    isNamed,
    isHeld: reading !== null || others.length > 0,
    certainty,
    instead,
  }
}

/** What names neither a thing nor somebody says how, how much or what becomes of it. */
const saysHow: ReadonlySet<Role> = new Set(['abstract', 'other'])
const shareOfHow = ({ isNamed }: Pick<Concept, 'isNamed'>): number => (isNamed ? 0.8 : 0.4)

/** Where nothing in the base is like it, it may be meant to be a word that stands for one of its. */
function listedFor(word: string, weight: number): string | null {
  return weight < 0.5 || isWord(word) ? null : listedLike(word)
}

const knownShare = (isSubject: boolean): number => (isSubject ? 1 : unknownShare)

const isInNames = (reading: Reading | null): boolean => reading !== null && reading.names > 0

/** As it is meant and as it is typed, and what may stand for it. */
function lexemesFor(typed: string, reading: Reading | null, others: string[][]): string[][] {
  return [...[...new Set([reading?.lexeme ?? typed, typed])].map((one) => [one]), ...others]
}

const unread = { holders: 0, certainty: 1 }

/** A word in whose place others may stand is meant for sure. */
function stoodFor(reading: Reading | null): Omit<Reading, 'lexeme' | 'names'> {
  return { holders: reading?.holders || usual, certainty: 1, instead: reading?.instead ?? null }
}

/** `holders` is nought where it is not known how many hold what is meant. */
type Reading = { lexeme: string; holders: number; names: number; certainty: number; instead: string | null }

/** How the base has a word; null where it has it not. */
function readingOf(
  word: string,
  lexeme: string,
  { holders, names, is_written, alike }: KnownWord,
  weight: number,
): Reading | null {
  if (isShort(word)) return { lexeme, holders: usual, names: usual, certainty: 1, instead: null }
  if (holders > 0)
    return {
      lexeme,
      holders: is_written ? holders : 0,
      names: is_written ? names : 0,
      certainty: is_written ? 1 : certainties.otherForm,
      // 'Presidancy' has a stem that the base has, and is a word of no language.
      instead: is_written ? null : listedFor(word, weight),
    }
  // What says little is looked for as it stands: 'overtake' is no 'overtime'.
  const meant = weight < 0.5 || isWord(word) ? undefined : alike.find((one) => isMisspelt(word, one.word))
  return meant
    ? {
        lexeme: meant.lexeme,
        holders: meant.holders,
        names: meant.names,
        certainty: certainties.misspelt,
        instead: meant.word,
      }
    : null
}

/** The vocabulary has no words of two letters; 'EU', 'US' and 'Xi' mean something all the same. */
const isShort = (word: string): boolean => word.length === 2

/** Null where the base holds one of them nowhere. */
function lexemesOf(words: readonly string[], known: ReadonlyMap<string, KnownWord>): string[][] | null {
  const found = words.map((word) => known.get(word))
  const lexemes = found.flatMap((one) => (one?.lexeme && (one.holders > 0 || isShort(one.word)) ? [one.lexeme] : []))
  return lexemes.length === words.length ? [lexemes] : null
}

/** As PostgreSQL reads it; `weights` narrows where the lexemes must stand: 'AB'. */
export function queryOf({ lexemes }: Concept, weights = ''): string {
  const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'${weights && `:${weights}`}`
  const each = lexemes.map((all) => (all.length === 1 ? quoted(all[0] ?? '') : `(${all.map(quoted).join(' & ')})`))
  // Several words have one lexeme: an index would be read for each.
  return `(${[...new Set(each)].join(' | ')})`
}
