/** Which files of the collection can be kept, what they become, and what is wrong with the others. */
import type { ItemRef, Link } from '../../item.ts'
import { parseFile, type Problem } from './file.ts'
import type { Draft, Reader } from './reader.ts'

export type Fault = Problem & { file: string }
/** A file of the collection; its path begins below the collection's folder. */
export type CollectionFile = { path: string; bytes: Buffer }
type Source = { path: string; reader: Reader; slug: string; name: string; draft: Draft }
/** A file that can be kept. */
export type Sound = Source & { data: Record<string, unknown>; links: Link[] }
/** What the database has already, by name, with the item's id, or null for what is no item. */
export type Known = ReadonlyMap<string, { id: string | null; data: Record<string, unknown> }>

export type Checked = {
  sound: Sound[]
  faults: Fault[]
  /** The names of all files, whole or broken. */
  names: Set<string>
}

/**
 * A file that cannot be read falls out, and with it every file that means nothing without it. What a broken file
 * described stays in the database as it was, so that nothing else falls because of it, if it is there.
 */
export function checkCollection(files: readonly CollectionFile[], readers: readonly Reader[], known: Known): Checked {
  const faults: Fault[] = []
  const names = new Set<string>()
  const sources: Source[] = []
  for (const { path, bytes } of files) {
    const place = placeOf(path, readers)
    if (!place) {
      faults.push({ file: path, field: 'name', reason: 'is no name that a file of the collection has' })
      continue
    }
    names.add(place.name)
    const file = parseFile(bytes.toString('utf8'))
    const draft = 'value' in file ? place.reader.draft({ ...file.value, slug: place.slug }) : file
    if ('value' in draft) sources.push({ path, ...place, draft: draft.value })
    else faults.push(...draft.problems.map((problem) => ({ file: path, ...problem })))
  }
  const kept = new Map([...known].filter(([name]) => names.has(name)))
  const settled = settle(sources, known, kept)
  return { sound: settled.sound, faults: [...faults, ...settled.faults].toSorted(byFile), names }
}

function placeOf(path: string, readers: readonly Reader[]) {
  for (const reader of readers) {
    const slug = reader.slugOf(path)
    if (slug !== undefined) return { reader, slug, name: `${reader.name}/${slug}` }
  }
  return undefined
}

/** Lets fall what names something that is not there, until nothing more falls. */
function settle(sources: readonly Source[], known: Known, kept: Known): Pick<Checked, 'sound' | 'faults'> {
  const faults: Fault[] = []
  const refs = new Map<string, ItemRef>(sources.map(({ name, draft }) => [name, refOf(name, draft.id)]))
  for (const [name, { id }] of kept) refs.set(name, refOf(name, id))
  const data = new Map([...kept].map(([name, before]) => [refOf(name, before.id), before.data]))
  let standing = [...sources]
  const there = new Set([...kept.keys(), ...sources.map(({ name }) => name)])
  const drop = (whyNot: (source: Source) => Problem[]) => {
    standing = standing.filter((source) => {
      const problems = whyNot(source)
      faults.push(...problems.map((problem) => ({ file: source.path, ...problem })))
      if (problems.length) {
        const before = kept.get(source.name)
        if (before) data.set(refOf(source.name, before.id), before.data)
        else {
          data.delete(refOf(source.name, source.draft.id))
          there.delete(source.name)
        }
      }
      return problems.length === 0
    })
  }
  drop(doubles(sources))
  drop(whyNotId(known, kept))
  let before: number
  do {
    before = standing.length
    drop(({ draft }) =>
      draft.needs
        .filter(({ name }) => !there.has(name))
        .map(({ field, name }) => ({ field, reason: sayMissing(name) })),
    )
    drop(({ name, draft }) => {
      const made = draft.toData((asked) => refs.get(asked) ?? asked)
      if ('value' in made) data.set(refOf(name, draft.id), made.value)
      return 'value' in made ? [] : made.problems
    })
    drop(({ name, draft }) =>
      [draft.whyNot(data.get(refOf(name, draft.id)) ?? {}, (ref) => data.get(ref))].filter((one) => one !== null),
    )
  } while (standing.length < before)
  const sound = standing.map((source) => {
    const links = source.draft.links.flatMap(({ name, relation }, i) => {
      if (there.has(name)) return [{ to: refs.get(name) ?? name, relation }]
      faults.push({ file: source.path, field: `links.${i}`, reason: sayMissing(name) })
      return []
    })
    return { ...source, data: data.get(refOf(source.name, source.draft.id)) ?? {}, links }
  })
  return { sound, faults }
}

/** Two files with one id or one slug both fall: which of them is right, only their writer knows. */
function doubles(sources: readonly Source[]): (source: Source) => Problem[] {
  return ({ path, name, draft }) => {
    const others = sources.filter((other) => other.path !== path)
    const sameId = others.find((other) => draft.id !== null && other.draft.id === draft.id)
    const sameName = others.find((other) => other.name === name)
    return [
      ...(sameId ? [{ field: 'id', reason: `is ${draft.id}, as in ${sameId.path}` }] : []),
      ...(sameName ? [{ field: 'name', reason: `is the slug of ${sameName.path} too` }] : []),
    ]
  }
}

/**
 * Addresses are made of kind and id, so that neither may change once an item is known. A file that was renamed keeps
 * its id.
 */
function whyNotId(known: Known, kept: Known): (source: Source) => Problem[] {
  return ({ name, reader, draft: { id } }) => {
    const before = known.get(name)?.id
    if (id === null || before === id) return []
    if (before !== undefined) return [{ field: 'id', reason: `was ${before} before, and ids are permanent` }]
    const [holder] =
      [...known].find(([other, its]) => its.id === id && (kept.has(other) || !other.startsWith(`${reader.name}/`))) ??
      []
    return holder === undefined ? [] : [{ field: 'id', reason: `belongs to ${holder}` }]
  }
}

function refOf(name: string, id: string | null): ItemRef {
  return id === null ? name : `${name.split('/')[0]}/${id}`
}

function sayMissing(name: string): string {
  return `names ${name}, which is not in the collection`
}

function byFile(one: Fault, other: Fault): number {
  return one.file < other.file ? -1 : one.file > other.file ? 1 : 0
}
