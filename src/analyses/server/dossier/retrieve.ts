/**
 * Which items bear on a question: by its words, by the tags of those that fit best, by links to them, by category and
 * horizon; the orders fused by reciprocal rank, weighed by how much an item has to say. Where nothing fits, the answer
 * is empty.
 */
import type { Pool } from 'pg'
import { horizonFit, isCloseEnough, leastClose, leastFit } from '../../dossier/fit.ts'
import { fuse } from '../../dossier/fuse.ts'
import type { Understood } from '../../dossier/preview.ts'
import { isPlace } from '../../ask/places/place.ts'
import { contentWords, isPersonal } from '../../question/content-words.ts'
import { subjectWords } from '../../question/subject-words.ts'
import { type Candidate, listNamed } from './candidate-store.ts'
import { type Concept, findConcepts } from './concepts.ts'
import { type Asked, byFit, type Found } from './found.ts'
import { listByTies } from './found-by-ties.ts'
import { listByWords } from './found-by-words.ts'

export type Retrieved = {
  /** The best first. */
  found: Found[]
  /** Where nothing fits, what comes nearest to it, the best first. */
  nearest: Found[]
  /** Misspelt words with those that were looked for in their place. */
  corrected: Record<string, string>
  /** What the question names and nothing in the base holds. */
  unknown: string[]
  /** What it names, the rarest first. */
  topics: string[]
  /** The ids of what is linked to the trend that it is about. */
  tied: ReadonlySet<string>
}

/** So many of the best pass their fit on by links and tags. */
const passing = 10

/** `named`: what the question is about, whatever its words; `trend`: the one trend that all of it is about. */
type Named = { named?: readonly string[]; trend?: string | null }

/**
 * What is told beside a question may be what it is about: where its own words find nothing, all that was typed is looked
 * for.
 */
export async function retrieveOrWhole(pool: Pool, asked: Asked & Named): Promise<Retrieved> {
  const first = await retrieve(pool, asked)
  const { about, understood } = asked
  if (first.found.length > 0 || about === undefined || about === understood.text) return first
  const second = await retrieve(pool, { ...asked, about: understood.text })
  return second.found.length > 0 ? second : first
}

export async function retrieve(pool: Pool, { named = [], trend = null, ...asked }: Asked & Named): Promise<Retrieved> {
  const refs = [...new Set([...(trend ? [trend] : []), ...named])]
  const said = asked.about ?? asked.understood.text
  const [{ concepts, corrected }, items] = await Promise.all([
    readConcepts(pool, said),
    listNamed(pool, asked.accountId, refs),
  ])
  const unknown = concepts.filter(({ isTopic, isHeld }) => isTopic && !isHeld).map(({ word }) => word)
  const topics = topicsOf(concepts)
  const own = items.map((item): Found => ({ item, fit: 1, because: 'named' }))
  const ownIds = new Set(items.map(({ id }) => id))
  const near = await listByWords(pool, asked, concepts)
  // What names nothing of what is asked about is about something else, and may be what was meant.
  const words = near.filter(({ isOther }) => !isOther)
  const least = leastFor(concepts, said)
  const isElsewhere = concepts.some(({ word, isNamed }) => isPlace(word) && !isNamed)
  if (own.length === 0 && !words.some((one) => one.isCalledSo || isCloseEnough(one, least, isElsewhere)))
    return {
      found: [],
      nearest: [...words, ...near.filter(({ isOther }) => isOther)].filter(({ fit }) => fit > 0).slice(0, passing),
      corrected,
      unknown,
      topics,
      tied: new Set(),
    }
  const lead = [...own, ...words.filter(({ fit, item: { id } }) => fit >= leastFit && !ownIds.has(id))]
  const ties = await listByTies(pool, asked, lead.slice(0, passing))
  const centre = trend?.split('/')[1]
  const tied = new Set(ties.near.filter(({ via }) => via === centre).map(({ id }) => id))
  return { found: fused(lead, ties, asked), nearest: [], corrected, unknown, topics, tied }
}

/** What is named, the rarest first; where that is a place alone, whatever is said of it. */
function topicsOf(concepts: readonly Concept[]): string[] {
  const named = concepts.filter(({ word, isTopic }) => isTopic && !isPlace(word))
  return (named.length > 0 ? named : concepts)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ word }) => word)
}

/** A word that is put right is read once more: others may stand for it, and it may be part of a phrase. */
async function readConcepts(pool: Pool, said: string) {
  const find = (text: string) => findConcepts(pool, contentWords(text), subjectWords(text))
  const concepts = await find(said)
  const corrected = Object.fromEntries(concepts.flatMap(({ word, instead }) => (instead ? [[word, instead]] : [])))
  const right = Object.entries(corrected).reduce(
    (text, [word, instead]) =>
      text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`, 'iu'), instead),
    said,
  )
  return { concepts: right === said ? concepts : await find(right), corrected }
}

function leastFor(concepts: readonly Concept[], text: string): number {
  const topics = concepts.filter(({ isTopic }) => isTopic)
  if (isPersonal(text) || topics.some(({ isHeld, names }) => !isHeld && names.length > 0)) return leastClose.unknown
  return topics.every(({ isNamed }) => isNamed) ? leastClose.plain : leastClose.besides
}

/** One order of all that fits well enough; what the question names stands first. */
function fused(
  lead: readonly Found[],
  { linked, alike }: { linked: readonly Found[]; alike: readonly Found[] },
  { understood, now }: Asked,
): Found[] {
  const all = new Map<string, Found>()
  for (const one of [...lead, ...linked, ...alike])
    if (one.fit > (all.get(one.item.id)?.fit ?? 0)) all.set(one.item.id, one)
  const found = [...all.values()].filter(({ fit }) => fit >= leastFit)
  const scores = fuse([
    { ids: unique(lead), weight: 2 },
    { ids: unique(byFit([...lead, ...linked])), weight: 1 },
    { ids: unique(alike), weight: 0.5 },
    { ids: byContext(found, understood), weight: 0.5 },
  ])
  const score = ({ item, because }: Found) =>
    because === 'named' ? Infinity : (scores.get(item.id) ?? 0) * weightOf(item, now)
  return found.toSorted((a, b) => score(b) - score(a))
}

/** Those of the question's category first, among them those whose horizon is nearest. */
function byContext(found: readonly Found[], understood: Understood): string[] {
  const context = ({ item }: Found) =>
    (item.category === understood.category ? 1 : 0) + horizonFit(understood, item.horizon_to)
  return found.toSorted((a, b) => context(b) - context(a)).map(({ item }) => item.id)
}

/** What has numbers, links and news has more to say: from 0.8 to 1.1. */
function weightOf({ has_numbers, links, seen }: Candidate, now: Date): number {
  const age = seen === null ? 10 : Math.min(10, Math.max(0, now.getUTCFullYear() - seen))
  return 0.8 + (has_numbers ? 0.1 : 0) + 0.1 * Math.min(1, links / 6) + 0.1 * (1 - age / 10)
}

function unique(found: readonly Found[]): string[] {
  return [...new Set(found.map(({ item }) => item.id))]
}
