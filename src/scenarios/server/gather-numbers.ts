/**
 * What the numbers of a scenario are made of: its set, the other worlds of it, and all that they name, as it stands and
 * with its own numbers.
 */
import type { Pool } from 'pg'
import type { Counted, Gathered } from '#items/server/numbers/maker.ts'
import { knownPredictionOf } from '#predictions/known-prediction.ts'
import { predictionDetails } from '#predictions/question.ts'
import { seriesAtTime } from '#series/series-chance.ts'
import { type ReadItem, readItems, restsOn } from '#items/server/items-read.ts'
import { prepared } from '#kit/server/prepared.ts'
import { deadlineIn, type ScenarioInput, type World } from '../known-world.ts'
import { signs, signsOf } from '../signs/sign.ts'
import { scenarioDetails, whyNotInSet } from '../scenario.ts'
import type { ScenarioSet } from '../set.ts'
import { findSet } from './sets.ts'
import { listWatched } from './signs/watched-store.ts'

/** A set may have any number of worlds; a page shows few. */
const mostSiblings = 40

/**
 * Where the rest of its world is read: as it stands, or at other versions, for those who compute what was said before
 * once more.
 */
const newest = { findSet, listSiblings, listLinked, listWatched, readItems }
export type WorldReader = typeof newest

export async function gatherScenarioNumbers(
  pool: Pool,
  item: Counted,
  before: unknown = null,
  reader: WorldReader = newest,
): Promise<Gathered> {
  const own = worldOf({ ref: `scenario/${item.id}`, version: item.version, details: item.details })
  if (!own) return { input: unknownWorld, restsOn: [] }
  const set = item.family === null ? null : await reader.findSet(pool, item.family)
  const beside = await reader.listSiblings(pool, item)
  const siblings = beside.slice(0, mostSiblings).flatMap((row) => worldOf(row) ?? [])
  const linked = await reader.listLinked(pool, item)
  const members = [own, ...siblings].flatMap((world) => world.members)
  const read = await reader.readItems(pool, [...new Set([...members.map(({ to }) => to), ...linked])], item)
  const trends = ofKind('trend', read)
  const input: ScenarioInput = {
    set: set && !whyNotInSet(own, set) ? knownSet(set) : null,
    own,
    siblings,
    isWhole: beside.length <= mostSiblings,
    ...(item.ownerId !== null && { isOfSet: false }),
    predictions: Object.fromEntries(ofKind('prediction', read).map((one) => [one.ref, known(one)])),
    trends: Object.fromEntries(trends.map((one) => [one.ref, { version: one.version, at: timesOf(one, members) }])),
    linked: linked.filter((ref) => read.has(ref)),
    signs: await signsIn(pool, item, before, reader),
  }
  const worlds = siblings.map((world) => ({ item: world.item, version: world.version }))
  const sets = set ? [{ item: `set/${set.slug}`, version: set.version }] : []
  return {
    input,
    restsOn: [
      ...sets,
      ...worlds,
      ...restsOn(
        read.values(),
        trends.map(({ ref }) => ref),
      ),
    ],
  }
}

/** As they were kept last, so that what turned then stays told. */
async function signsIn(
  pool: Pool,
  item: Counted,
  before: unknown,
  { listWatched: list }: WorldReader,
): Promise<ScenarioInput['signs']> {
  const { signposts } = scenarioDetails.pick({ signposts: true }).parse(item.details)
  const watched = await list(pool, item, [...new Set(signposts.map(({ watch }) => watch))])
  return signsOf({ signposts, watched, before: signs.safeParse(before).data ?? { signs: [], turns: [] } })
}

const unknownWorld: ScenarioInput = {
  set: null,
  own: null,
  siblings: [],
  isWhole: true,
  predictions: {},
  trends: {},
  linked: [],
}

type WorldRow = { ref: string; version: number; details: unknown }

function worldOf({ ref, version, details }: WorldRow): World | null {
  const { data } = scenarioDetails.safeParse(details)
  return data ? { item: ref, version, states: data.states, members: data.members } : null
}

function knownSet({ descriptors, crossImpacts, readings }: ScenarioSet): ScenarioInput['set'] {
  return {
    descriptors: descriptors.map(({ id, states }) => ({ id, states: states.map((state) => state.id) })),
    impacts: crossImpacts,
    bound: descriptors.flatMap(({ id, states }) =>
      states.flatMap(({ id: state, bind }) => {
        if (!bind) return []
        const { trend, comparison, threshold } = bind
        return [{ state: `${id}.${state}`, trend, comparison, threshold }]
      }),
    ),
    readings,
  }
}

function ofKind(kind: string, read: ReadonlyMap<string, ReadItem>): ReadItem[] {
  return [...read.values()].filter(({ ref }) => ref.startsWith(`${kind}/`))
}

function known({ version, title, details, numbers, said }: ReadItem): ScenarioInput['predictions'][string] {
  const prediction = knownPredictionOf(version, details, { numbers: numbers?.numbers, people: said?.says })
  const group = predictionDetails.pick({ group: true }).safeParse(details).data?.group
  return prediction && { ...prediction, deadline: deadlineIn(title, group) }
}

/** A trend at every time that a world names. */
function timesOf(trend: ReadItem, members: World['members']): ScenarioInput['trends'][string]['at'] {
  const times = members.flatMap((member) => ('at' in member && member.to === trend.ref ? [String(member.at)] : []))
  return Object.fromEntries(times.map((at) => [at, seriesAtTime(trend, at)]))
}

/**
 * The other worlds of the set that are by the set's own author, the house, the oldest first, and one more than are
 * looked at. What others write in a set changes none of its numbers.
 */
async function listSiblings(pool: Pool, { id, family }: Pick<Counted, 'id' | 'family'>): Promise<WorldRow[]> {
  const text = `
    select kind || '/' || id as ref, version, details from item
    where kind = 'scenario' and family = $1 and id <> $2 and is_listed and owner_id is null
    order by item.id limit ${mostSiblings + 1}`
  const { rows } = await pool.query<WorldRow>(prepared(text, [family, id]))
  return rows
}

async function listLinked(pool: Pool, { id }: Counted): Promise<string[]> {
  const text = `
    select distinct item.id, kind || '/' || item.id as ref from link join item on item.id = to_id
    where from_id = $1 and kind = 'prediction' order by item.id`
  const { rows } = await pool.query<{ ref: string }>(prepared(text, [id]))
  return rows.map(({ ref }) => ref)
}
