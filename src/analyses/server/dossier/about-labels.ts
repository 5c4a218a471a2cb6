/**
 * How much the items that hold a question's words are about it: their labels, word by word, held against what the
 * question names.
 */
import type { Pool } from 'pg'
import {
  aboutness,
  inOtherWords,
  isRemedy,
  labelShare,
  labelWeight,
  type LabelPhrase,
  namedShare,
  phrasesOf,
} from '../../dossier/about.ts'
import { dossierKindOf } from '../../dossier/kinds/index.ts'
import { contentWords, type ContentWord } from '../../question/content-words.ts'
import type { Matched } from './candidate-store.ts'
import type { Concept } from './concepts.ts'
import { listLexemes } from './word-store.ts'

/** An item that was found, with the best place of each concept in it. */
type Placed = { item: Pick<Matched, 'id' | 'kind' | 'label' | 'title' | 'setTitle'>; places: readonly number[] }

/** From 0 to 1, by id. A world is about what its set asks, and may well be about more than the question. */
export async function aboutOf(
  pool: Pool,
  concepts: readonly Concept[],
  placed: readonly Placed[],
): Promise<ReadonlyMap<string, { about: number; share: number }>> {
  const labels = placed.map(({ item }) => phrasesOf(item.setTitle ?? item.label).map((phrase) => contentWords(phrase)))
  const lexemes = await listLexemes(pool, [
    ...new Set(labels.flat(2).flatMap(({ word, also }) => [word, ...also.flat()])),
  ])
  const meant = new Set(concepts.flatMap((one) => one.lexemes.flat()))
  const own = concepts.flatMap(({ word, instead }) => [word, instead ?? word])
  const ofSubjects = new Set(subjectsOf(concepts).flatMap((one) => one.lexemes.flat()))
  const isMeant = (word: string) => meant.has(lexemes.get(word) ?? '')
  const phraseOf = (words: readonly ContentWord[]): LabelPhrase =>
    words.map(({ word, weight, also }) => ({
      weight: labelWeight(word, weight),
      asked: own.some((one) => isFormOf(one, word))
        ? 1
        : isMeant(word) || also.some((all) => all.every(isMeant))
          ? inOtherWords
          : 0,
      isSubject: [word, ...also.flat()].some((one) => ofSubjects.has(lexemes.get(one) ?? '')),
      isRemedy: isRemedy(word),
    }))
  return new Map(
    placed.map(({ item, places }, i) => {
      const phrases = (labels[i] ?? []).map(phraseOf)
      const named = item.setTitle === null ? namedShare(concepts, places) : 1
      const about = aboutness(phrases, { named, isMeasured: isMeasured(item) })
      return [item.id, { about, share: labelShare(phrases.flat()) }]
    }),
  )
}

const baseOf = (word: string): string => word.replace(/(?:s|es|d|ed|ing|er|ers)$/, '').replace(/[eiy]$/, '')

/** 'car' and 'cars' are one word; 'electric' and 'electricity' stem alike and are not. */
function isFormOf(one: string, other: string): boolean {
  return baseOf(one) === baseOf(other)
}

/** What the question is about; of one that names but what people do that. */
function subjectsOf(concepts: readonly Concept[]): readonly Concept[] {
  const subjects = concepts.filter(({ isSubject }) => isSubject)
  return subjects.length > 0 ? subjects : concepts
}

/** A series, or a question that asks for a number: 'How many ...', 'What will ... be'. */
function isMeasured({ kind, title }: Placed['item']): boolean {
  return dossierKindOf(kind).isMeasured || /^(how (much|many)|what) /i.test(title)
}
