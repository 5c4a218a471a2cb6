/** Writes the items of a copy: their rows, versions, numbers and sets, with search columns put together from parts. */
import type { ClientBase } from 'pg'
import { seededRandom } from '#engine/random.ts'
import type { Copied, Source } from './collection.ts'
import { backOf, type Collection, type Copy, shiftOf, type Template, textIn } from './rewrite.ts'
import { compose, type Composed } from './texts.ts'
import type { WordCount } from './words.ts'

export const firstId = 10_000
/** A tenth of the items are saved, by one to five people; every twentieth is somebody's. */
export const savedEvery = 10
const ownedEvery = 20
/** Every eighth copy is over, in so far as its questions can be. */
const overEvery = 8
const revisedEvery = 5

const minuteMs = 60_000
const threeYearsMinutes = 3 * 365 * 1440

/** Written before anything else: what bodies are made of, as search sees it. */
export async function layParts(client: ClientBase, source: Source): Promise<void> {
  await client.query(`
    create schema fill;
    create table fill.part (nth integer primary key, text text not null, vector tsvector not null);
    create aggregate fill.together (tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '')`)
  await client.query(
    `insert into fill.part select nth - 1, text, to_tsvector('farsight', text)
     from unnest($1::text[]) with ordinality as part (text, nth)`,
    [source.paragraphs.map(({ text }) => text)],
  )
}

const insertItems = `
  insert into item (id, kind, slug, title, label, summary, body, category, tags, horizon_from, horizon_to, family, details, card,
    words, opens, closes, outcome, owner_id, author, published_at, first_published_at, updated_at, version, saves, is_listed, is_front, name_search, search)
  overriding system value
  select said.id, kind, slug || '-' || $3, title, label, summary, body.text || E'\\n\\n' || names, category, tags, horizon_from,
    greatest(horizon_from, horizon_to), family, details, card, words, opens, closes, details #>> '{outcome,state}', owner, author, at, at, updated, version, saves, true, $4,
    named.vector, named.vector || setweight(to_tsvector('farsight', summary), 'B')
      || setweight(to_tsvector('farsight', category || ' ' || words), 'C') || body.vector || to_tsvector('farsight', names)
  from json_to_recordset($1) as row (rank int, kind text, slug text, category text, tags text[], horizon_from int, horizon_to int,
      family text, details jsonb, card jsonb, words text, opens date, closes date)
    join json_to_recordset($2) as said (rank int, id bigint, title text, label text, summary text, parts int[], names text,
      at timestamptz, updated timestamptz, version int, saves int, owner text, author text) using (rank),
    lateral (select setweight(to_tsvector('farsight', title), 'A')
      || setweight(to_tsvector('farsight', array_to_string(tags, ' ') || ' ' || label), 'B') as vector) as named,
    lateral (select string_agg(text, E'\\n\\n' order by place) as text, fill.together(vector order by place) as vector
      from unnest(parts) with ordinality as told (nth, place) join fill.part using (nth)) as body`

const insertVersions = `
  insert into item_version (item_id, version, at, author, data, is_public, is_text)
  select item.id, nth, case when nth = version then updated_at else published_at end, author,
    jsonb_build_object('title', title, 'label', label, 'summary', summary, 'body', body, 'category', category, 'tags', tags,
      'horizon', jsonb_build_object('from', horizon_from, 'to', horizon_to), 'details', details, 'links', row.links), true, true
  from json_to_recordset($1) as row (rank int, links jsonb) join lateral (select * from item where id = $2::bigint + rank offset 0) as item on true, generate_series(1, version) as nth`

const insertNumbers = `
  insert into item_numbers (item_id, made_at, version, rests_on, digest, numbers, is_public, ahead, card)
  select item.id, made_at, version, rests_on, row.digest, numbers, true, ahead, row.card
  from json_to_recordset($1) as row (rank int, made_at timestamptz, rests_on jsonb, digest text, numbers jsonb, ahead jsonb, card jsonb)
    join lateral (select * from item where id = $2::bigint + rank offset 0) as item on true`

const insertSets = `
  with made as (
    insert into scenario_set (slug, version, data, updated_at)
    select slug, 1, data, now() from json_to_recordset($1) as row (slug text, data jsonb) returning slug, data, updated_at)
  insert into scenario_set_version (slug, version, at, data) select slug, 1, updated_at, data from made`

/** `isFront`: whether all of them stand in the front, or the job of the night finds those that do. */
type Writing = {
  source: Source
  count: WordCount
  owners: readonly { id: string; name: string }[]
  now: Date
  isFront: boolean
}

export async function writeCopy(
  client: ClientBase,
  nth: number,
  { source, count, owners, now, isFront }: Writing,
): Promise<void> {
  const { collection, items, sets } = source
  const copy: Copy = { nth, base: firstId + (nth - 1) * items.length }
  const random = seededRandom(nth)
  const rows: string[] = []
  const said: object[] = []
  const numbers: string[] = []
  for (const item of items) {
    const composed = compose(item.told, (part) => source.paragraphs[part]?.alike ?? [], random)
    const id = copy.base + item.rank
    countWords(count, id, { item, composed, source })
    const times = timesOf(id, { now, random, isOver: isOver(item, nth) })
    const owner = id % ownedEvery === 0 ? owners[id % owners.length] : undefined
    const { named: _, mentioned: __, ...texts } = composed
    said.push({
      rank: item.rank,
      id,
      ...texts,
      ...times,
      saves: savesOf(id),
      owner: owner?.id ?? null,
      author: owner?.name ?? 'Farsight',
    })
    const written = (template: Template) => rowIn(template, { copy, collection, item })
    rows.push(written(item.item))
    numbers.push(...item.numbers.map(written))
  }
  await client.query(insertItems, [`[${rows.join(',')}]`, JSON.stringify(said), String(nth), isFront])
  await client.query(insertVersions, [`[${rows.join(',')}]`, copy.base])
  await client.query(insertNumbers, [`[${numbers.join(',')}]`, copy.base])
  const written = sets.map((set) => textIn(set, copy, collection, shiftOf(set, nth)))
  await client.query(insertSets, [`[${written.join(',')}]`])
}

/** How many people save it. */
function savesOf(id: number): number {
  return id % savedEvery === 0 ? 1 + ((id / savedEvery) % 5) : 0
}

function isOver({ mayBeOver }: Copied, nth: number): boolean {
  return mayBeOver && nth % overEvery === 0
}

type Placed = { copy: Copy; collection: Collection; item: Copied }

/** With its rank, by which what is written of it finds together. */
function rowIn(template: Template, { copy, collection, item }: Placed): string {
  const over = isOver(item, copy.nth)
  const shift = over ? backOf(item.item) : item.isShifted ? shiftOf(item.item, copy.nth) : 0
  const text = textIn(template, copy, collection, shift)
  return `{"rank":${item.rank},${(over ? decided(text, copy.nth + item.rank) : text).slice(1)}`
}

/** What came of a question of yes or no, in its details and on its card. */
function decided(text: string, chance: number): string {
  const [, at = ''] = /"closes":"([\d-]+)"/.exec(text) ?? []
  const outcome = { state: 'resolved', value: chance % 3 === 0 ? 'yes' : 'no', at, reason: 'As its source says.' }
  return text.replaceAll('"outcome":null', `"outcome":${JSON.stringify(outcome)}`)
}

type Timing = { now: Date; random: () => number; isOver: boolean }

/** When it was published and written last: within three years; of what is over, before. */
function timesOf(id: number, { now, random, isOver: over }: Timing) {
  const minutes = 1 + Math.floor(random() * threeYearsMinutes) + (over ? 30 * threeYearsMinutes : 0)
  const at = now.getTime() - minutes * minuteMs
  const version = id % revisedEvery === 0 ? 2 : 1
  const updated = version === 1 ? at : at + random() * (now.getTime() - at)
  return { at: new Date(at), updated: new Date(updated), version }
}

type Counted = { item: Copied; composed: Composed; source: Source }

function countWords(count: WordCount, id: number, { item, composed, source }: Counted): void {
  count.count(id, item.words)
  count.count(id, source.forms)
  for (const part of composed.parts) count.count(id, source.paragraphs[part]?.words ?? [])
  const own = (isName: boolean) => (rank: number) => ({ id: count.idOfName(rank), isName })
  count.count(id, [...composed.named.map(own(true)), ...composed.mentioned.map(own(false))])
}
