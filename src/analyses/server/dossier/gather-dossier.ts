/**
 * Gathers a dossier: what bears on the question, read whole at one moment. It decides how much is read, not what is
 * said of it.
 */
import type { Pool } from 'pg'
import { prediction } from '#predictions/kind.ts'
import { scenarioSet } from '#scenarios/set.ts'
import { listExpected } from '#sources/server/turns/expected.ts'
import type { AnalysisKind } from '../../analysis.ts'
import { askedWords } from '../../ask/asked-words.ts'
import type { Question } from '../../ask/ask.ts'
import { asTyped, leftOver, questionOf, readTyped, type Typed } from '../../ask/read-question.ts'
import { leastAbout } from '../../dossier/about.ts'
import { amongOptions } from '../../dossier/among-options.ts'
import { byFrequency } from '../../dossier/by-frequency.ts'
import type { Dossier, DossierItem } from '../../dossier/dossier.ts'
import { gapsOf } from '../../dossier/gaps.ts'
import { dossierKinds } from '../../dossier/kinds/index.ts'
import type { Understood } from '../../dossier/preview.ts'
import { wordsAsTyped } from '../../question/words-as-typed.ts'
import { findDossierRows, type SetRow } from './dossier-store.ts'
import { listAlike } from './partners/alike.ts'
import { withItems } from './asked-items.ts'
import { itemOf } from './dossier-item.ts'
import { withPartners } from './partners/partners.ts'
import { type Asked, type Found, nothingLooked } from './found.ts'
import { readGiven } from './given-items.ts'
import { type Retrieved, retrieve, retrieveOrWhole } from './retrieve.ts'

export type Wanted = {
  kind: AnalysisKind
  /** How whoever asks says that the question is to be read; else it is read anew. */
  given?: Question | null
  /** How it was read already, where it was. */
  typed?: Typed
  /** What a trend analysis is about, as `trend/131`. */
  trend: string | null
  accountId: string | null
  now: Date
}

const kinds = Object.values(dossierKinds)
/** For a base rate. */
const mostResolved = 40
const likeFit = 0.4

export async function gatherDossier(pool: Pool, understood: Understood, wanted: Wanted): Promise<Dossier> {
  const gathered = await gather(pool, understood, wanted)
  const dossier = await withPartners(pool, gathered.dossier, wanted)
  const alike = await listAlike(pool, dossier)
  return alike.length > 0 ? { ...dossier, alike } : dossier
}

export type Gathered = {
  dossier: Dossier
  /** What comes nearest to a question of which the base knows nothing. */
  nearest: DossierItem[]
  corrected: Record<string, string>
  /** What the items are called that the parts of the question are about, by their refs. */
  labels: Record<string, string>
}

export async function gather(pool: Pool, understood: Understood, wanted: Wanted): Promise<Gathered> {
  const { accountId, now, trend } = wanted
  const given = wanted.given ? await readGiven(pool, accountId, wanted.given) : null
  const typed = given ? asTyped(given.question) : (wanted.typed ?? readTyped(understood.text, now))
  const question = questionOf(typed)
  // What orders something, and asks nothing, is looked for nowhere.
  const words = question.parts.length === 0 ? '' : askedWords(question, understood.text)
  const named = question.parts.flatMap(({ of }) => of.items)
  const asked: Asked = { understood, accountId, now, looked: nothingLooked() }
  const [retrieved, ofParts] = await Promise.all([
    (words === '' ? retrieve : retrieveOrWhole)(pool, { ...asked, about: words, named, trend }),
    withItems(pool, typed, asked),
  ])
  const chosen = withFound(chosenFrom(retrieved), ofParts.found)
  const resolved = retrieved.found
    .filter(({ item, fit }) => item.outcome === 'resolved' && fit >= likeFit)
    .slice(0, mostResolved)
  const ids = [...new Set([...chosen, ...resolved, ...retrieved.nearest].map(({ item }) => item.id))]
  const [{ items, sets }, expected] = await Promise.all([
    findDossierRows(pool, ids, accountId),
    listExpected(pool, ids),
  ])
  const rows = new Map(items.map((row) => [row.id, row]))
  const read = (found: readonly Found[]) =>
    found.flatMap((one) => itemOf(one, rows.get(one.item.id), { now, expected }) ?? [])
  const about = { kind: wanted.kind, understood, trend, madeAt: now.toISOString(), isGiven: given !== null }
  const all = read(chosen)
  const refs = new Set(all.map(({ ref }) => ref))
  const dossier = {
    ...about,
    read: ofItems(ofParts.question, { understood, isGiven: given !== null }, all),
    items: all.map((item) => ({ ...item, links: item.links.filter(({ to }) => refs.has(to)) })),
    sets: Object.fromEntries(sets.filter((set) => all.some(({ details }) => details['set'] === set.slug)).map(setOf)),
    resolved: read(resolved).flatMap((item) => resolvedOf(item) ?? []),
  }
  const wanting = {
    unknown: wordsAsTyped(retrieved.unknown, understood.text),
    topics: wordsAsTyped(retrieved.topics, understood.text),
    hasGone: given?.hasGone ?? false,
    left: leftIn(understood, wanted),
  }
  return {
    dossier: { ...dossier, gaps: gapsOf(dossier, wanting) },
    nearest: read(retrieved.nearest),
    corrected: retrieved.corrected,
    labels: { ...given?.labels, ...ofParts.labels },
  }
}

/** By what the items are that it is about; what its asker has confirmed stays as it is. */
function ofItems(
  read: Question,
  { understood, isGiven }: { understood: Understood; isGiven: boolean },
  items: readonly DossierItem[],
): Question {
  return isGiven ? read : amongOptions(byFrequency(read, understood.text, items), items)
}

/** What was confirmed, or read by a model, has all its parts. */
const leftIn = ({ text }: Understood, { given = null, typed }: Wanted): string[] =>
  given !== null || typed ? [] : leftOver(text)

/** With what single parts of the question are about, however little of the whole it holds. */
function withFound(chosen: readonly Found[], ofParts: readonly Found[]): Found[] {
  const all = new Map(chosen.map((one) => [one.item.id, one]))
  for (const one of ofParts) {
    const known = all.get(one.item.id)
    if (one.item.outcome === null || known) all.set(one.item.id, known ? { ...known, ...better(known, one) } : one)
  }
  return [...all.values()]
}

/** How well it fits, and how much it is about what is asked, in the part of which that is most. */
function better(known: Found, one: Found): Pick<Found, 'fit' | 'about'> {
  return { fit: Math.max(known.fit, one.fit), about: Math.max(known.about ?? 0, one.about ?? 0) }
}

/** The best of each kind, the best fit first; what has resolved stands apart. */
function chosenFrom({ found, tied }: Retrieved): Found[] {
  const open = found.filter(({ item }) => item.outcome === null)
  const chosen = kinds.flatMap(({ kind: { name }, most, ofTrend }) => {
    const own = open.filter(({ item }) => item.kind === name)
    // However many are tied to it, the trend itself is the first.
    const linked = own.filter(({ item, because }) => because === 'named' || tied.has(item.id)).slice(0, ofTrend)
    const others = own.filter((one) => !linked.includes(one))
    return [...linked, ...aboutItFirst(others).slice(0, Math.max(0, most - linked.length))]
  })
  const place = new Map(found.map((one, i) => [one.item.id, i]))
  return chosen.toSorted((a, b) => b.fit - a.fit || (place.get(a.item.id) ?? 0) - (place.get(b.item.id) ?? 0))
}

/** However many fit better by their words: only what is about the question may be its answer. */
function aboutItFirst(found: readonly Found[]): Found[] {
  return [...found.filter(isAboutIt), ...found.filter((one) => !isAboutIt(one))]
}

function isAboutIt({ about = 0 }: Found): boolean {
  return about >= leastAbout
}

function setOf({ slug, version, data }: SetRow): [string, Dossier['sets'][string]] {
  const set = scenarioSet.parse({ ...data, slug, version })
  return [slug, { version, title: set.title, question: set.question, data: set }]
}

function resolvedOf({
  ref,
  version,
  title,
  author,
  authorId,
  details,
  fit,
}: DossierItem): Dossier['resolved'][number] | null {
  const { outcome } = prediction.details.parse(details)
  return outcome?.value ? { ref, version, title, author, authorId, outcome: outcome.value, at: outcome.at, fit } : null
}
