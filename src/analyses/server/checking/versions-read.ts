/**
 * Items and sets as they were at a version, with their numbers computed anew from what those versions say; never from
 * the numbers that were kept. Only what a model said of a question earlier is taken from there: that is a record, and
 * the mathematics may have changed since.
 */
import type { Pool } from 'pg'
import type { ReadItem } from '#items/server/items-read.ts'
import { predictionDetails } from '#predictions/question.ts'
import { isAnswerOf } from '#predictions/question-types/index.ts'
import type { WorldReader } from '#scenarios/server/gather-numbers.ts'
import type { ScenarioSet } from '#scenarios/set.ts'
import { crowdIn, fieldsOfCrowd } from '../../dossier/crowd.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import type { Fields } from '../../dossier/field-value.ts'
import { madeAnewOf } from './made-anew.ts'
import { createVersionStore, type MadeRow, type VersionItem, type VersionStore } from './versions-store.ts'

/** Wherever the engine's part is done: in a thread of its own where others wait for this one. */
export type ComputeNumbers = (kind: string, input: unknown) => Promise<unknown> | unknown

export const inThisThread: ComputeNumbers = (kind, input) => madeAnewOf(kind).compute(input)

export type VersionReader = {
  /** Null for what is gone, or not to be seen by whoever asks. */
  findFields(ref: string, version: number): Promise<Fields | null>
  /**
   * Null too where something that they rest on is gone. `history`: with the forecasts of the versions so far, which
   * nothing else needs.
   */
  findNumbers(ref: string, version: number, wish: { history: boolean }): Promise<unknown>
  findSet(slug: string, version: number): Promise<ScenarioSet | null>
  /**
   * What people said together, by the row that told it: the one that led when the dossier was gathered, and no other. Null
   * too where that is gone or answers another question.
   */
  findCrowd(ref: string, version: number, row: string): Promise<Fields | null>
}

/** Something that numbers were made of is there no more. */
class Gone extends Error {
  override name = 'Gone'
}

export function createVersionReader(
  pool: Pool,
  accountId: string | null,
  { items }: Dossier,
  compute: ComputeNumbers,
): VersionReader {
  const store = createVersionStore(pool, accountId)
  const standing = new Map(items.map((item) => [`${item.ref} ${item.version}`, item]))
  const maker = createMaker(pool, store, compute)
  return {
    findFields: async (ref, version) => (await store.findItem(ref, version))?.fields ?? null,
    findSet: store.findSet,
    findCrowd: async (ref, version, row) =>
      standing.get(`${ref} ${version}`)?.crowd?.row === row ? findCrowd(store, { ref, version, row }) : null,
    async findNumbers(ref, version, { history }) {
      const { numbersMadeAt: madeAt, restsOn = [] } = standing.get(`${ref} ${version}`) ?? {}
      if (!madeAt) return null
      // Their owner may have had numbers of their own for it; the dossier knows which.
      const item = await store.findItem(ref, version)
      const row = item && (await store.findMade(ref, madeAt, { isPublished: item.ownerId !== accountId }))
      return maker(ref, { version, madeAt, restsOn, before: row?.before ?? null }, history).catch((error: unknown) => {
        if (error instanceof Gone) return null
        throw error
      })
    },
  }
}

type Told = { ref: string; version: number; row: string }

/** Whoever may not see the question does not see what was said of it. */
async function findCrowd(store: VersionStore, { ref, version, row }: Told): Promise<Fields | null> {
  const [item, said] = await Promise.all([store.findItem(ref, version), store.findTold(ref, row)])
  const crowd = item && crowdIn(said)
  const asked = item && questionIn.safeParse(item.details).data
  return crowd && asked && isAnswerOf(asked.question, crowd.estimate) ? fieldsOfCrowd(crowd) : null
}

const questionIn = predictionDetails.pick({ question: true })

type Maker = (ref: string, row: MadeRow, history: boolean) => Promise<unknown>

/**
 * Makes the numbers of an item once more, and before those the numbers that they rest on: each as they stood when it
 * was made, so that this comes to an end.
 */
function createMaker(pool: Pool, store: VersionStore, compute: ComputeNumbers): Maker {
  const made = new Map<string, Promise<unknown>>()

  const make: Maker = (ref, row, history) => {
    const key = `${ref} ${row.version} ${row.madeAt} ${history}`
    const known = made.get(key) ?? makeAnew(ref, row, history)
    made.set(key, known)
    return known
  }

  const makeAnew: Maker = async (ref, row, history) => {
    const item = await mustFind(ref, row.version)
    const readItems: WorldReader['readItems'] = (_, refs) => readStanding(refs, row, item)
    return madeAnewOf(item.kind).make(
      { item, row, pool, findSet: store.findSet, readItems, mustFind, history },
      async (input) => compute(item.kind, input),
    )
  }

  const mustFind = async (ref: string, version: number): Promise<VersionItem> => {
    const item = await store.findItem(ref, version)
    if (!item) throw new Gone(`${ref} ${version}`)
    return item
  }

  const mustFindTold = async (ref: string, row: string): Promise<ReadItem['said']> => {
    const says = await store.findTold(ref, row)
    if (!says) throw new Gone(`${ref}, row ${row} of what was told`)
    return { row, says }
  }

  const readStanding = async (
    refs: readonly string[],
    { restsOn, madeAt }: MadeRow,
    by: VersionItem,
  ): Promise<Map<string, ReadItem>> => {
    const named = restsOn.filter(({ item }) => refs.includes(item))
    const until = justBefore(madeAt)
    const read = await Promise.all(
      named.map(async ({ item: ref, version, said: told }): Promise<ReadItem> => {
        const [{ title, details }, row, said] = await Promise.all([
          mustFind(ref, version),
          store.findMade(ref, until, by),
          told === undefined ? null : mustFindTold(ref, told),
        ])
        const numbers = row && { version: row.version, madeAt: row.madeAt, numbers: await make(ref, row, false) }
        return { ref, version, title, details, numbers, said }
      }),
    )
    return new Map(read.map((one) => [one.ref, one]))
  }
  return make
}

/** What numbers rest on was made before them. Their times are of whole milliseconds. */
function justBefore(time: string): string {
  return new Date(Date.parse(time) - 1).toISOString()
}
