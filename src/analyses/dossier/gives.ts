/**
 * What a report can give for each part of a question and what it cannot, in words only: as far as that follows from the
 * items that the part is about, before anything is computed for it.
 */
import type { Ask, Clause } from '../ask/ask.ts'
import { readPlace } from '../ask/place.ts'
import type { Dossier, DossierItem } from './dossier.ts'
import type { Gives } from './dossier-kind.ts'
import { dossierKindOf } from './kinds/index.ts'
import type { Preview } from './preview.ts'

type Given = Preview['gives'][number]
type Source = Gives & { item: DossierItem }

export function givesOf({ items, read: { parts } }: Pick<Dossier, 'items' | 'read'>): Given[] {
  return parts.map((part) => {
    const own = items.filter(({ ref }) => part.of.items.includes(ref))
    const sources = own.map((item) => ({ item, ...dossierKindOf(item.kind).gives(item) }))
    const coversPlace = part.place === 'world' || own.some((item) => isIn(item, part.place))
    return {
      can: canFor(part, sources),
      cannot: [
        ...wantingFor(part, sources),
        ...(coversPlace ? [] : [`${part.place} alone: nothing that was found is about it.`]),
        ...yearsWanting(part, sources),
        ...monthsWanting(part, sources),
        ...conditionWanting(part, items),
      ],
      coversPlace,
      units: [...new Set(sources.flatMap(({ unit }) => unit ?? []))],
    }
  })
}

type Wanted = { by: (source: Source) => boolean; can: string; cannot: string }

const wanted: Readonly<Record<Clause['wants'], Wanted>> = {
  chance: { by: ({ chance }) => chance, can: 'A chance', cannot: 'A chance' },
  amount: { by: ({ amount }) => amount, can: 'An amount, with its range', cannot: 'An amount' },
  time: { by: ({ time }) => time, can: 'A time, with how sure it is', cannot: 'A time' },
  which: { by: ({ which }) => which, can: 'The likeliest, with a chance for each', cannot: 'A chance for each' },
  compare: { by: ({ chance, which }) => chance || which, can: 'A chance for each', cannot: 'A chance for each' },
  effect: { by: () => true, can: 'What bears on it, in words', cannot: 'What bears on it' },
  explain: { by: () => true, can: 'What lies behind it, in words', cannot: 'What lies behind it' },
}

function canFor({ wants }: Ask, sources: readonly Source[]): string[] {
  const { by, can } = wanted[wants]
  const isLinked = sources.some(({ item }) => item.links.length > 0)
  return [...(sources.some(by) ? [`${can}.`] : []), ...(isLinked ? ['What it is linked with, for and against.'] : [])]
}

function wantingFor({ wants }: Ask, sources: readonly Source[]): string[] {
  const { by, cannot } = wanted[wants]
  if (sources.some(by)) return []
  return [`${cannot}: ${sources.length === 0 ? 'nothing was found' : 'no forecast and no projection'} that says it.`]
}

/** Only where every source of what is wanted ends before. */
function yearsWanting({ wants, when }: Ask, sources: readonly Source[]): string[] {
  const to = when?.to ?? null
  const able = sources.filter(wanted[wants].by)
  const ends = able.flatMap(({ until, item }) => (until === null ? [] : [{ until, item }]))
  if (to === null || ends.length === 0 || ends.length < able.length) return []
  const last = ends.reduce((best, one) => (one.until > best.until ? one : best))
  return last.until < to ? [`After ${last.until}: the projection of ${last.item.label} ends there.`] : []
}

function monthsWanting({ wants, when }: Ask, sources: readonly Source[]): string[] {
  const able = sources.filter(wanted[wants].by)
  if (when?.month === undefined || able.length === 0 || able.some(({ hasMonths }) => hasMonths)) return []
  return ['Single months: it is not measured by the month.']
}

function conditionWanting({ condition }: Ask, items: readonly DossierItem[]): string[] {
  if (!condition || items.some(({ ref }) => condition.of.items.includes(ref))) return []
  return [`What changes if “${condition.of.words}”: nothing was found that is about that.`]
}

function isIn({ title, label }: DossierItem, place: string): boolean {
  return readPlace(title) === place || readPlace(label) === place
}
