/**
 * Items that may bear on a question, in few questions to the database: by its words, by the links and families of the
 * best, by their tags. Only what is published, and the asker's own; never what is private to others or hidden.
 */
import type { Pool } from 'pg'
import { prepared } from '#kit/server/prepared.ts'
import { facetsText } from '#items/server/shelf/facets.ts'

export type Candidate = {
  id: string
  kind: string
  title: string
  label: string
  category: string
  tags: string[]
  horizon_to: number
  /** The year of its last observation or forecast; null where it has neither. */
  seen: number | null
  has_numbers: boolean
  links: number
  outcome: 'resolved' | 'annulled' | null
}

/**
 * `rank`: how much of its name is about the question. For each concept the best place where it stands: 5 in the title,
 * 4 in label or tags, 3 in the summary or its scenario set's, 2 among its other fields, 1 in the body, 0 nowhere.
 */
export type Matched = Candidate & {
  places: number[]
  rank: number
  /** Of a scenario the title of its set. */
  setTitle: string | null
}
/** An item that one of the best links to, is linked by, or is told with. */
export type Near = Candidate & { via: string; relation: string }

/**
 * Where to look: all items whose names, texts, or names and summaries match a query, up to a number of them. Queries have
 * no weights, which no index keeps.
 */
export type Look = { query: string; in: 'names' | 'texts' | 'summaries'; most: number }

/**
 * $1 is the asker's account, null for a visitor. Of a set the worlds of its own author bear on a question, the house's,
 * and not what others tell in it.
 */
const isOpen = `((item.is_listed and (item.owner_id is null or item.kind || '' <> 'scenario')) or item.owner_id = $1::text)`

const columns = `
  item.id, item.kind, item.title, item.label, item.category, item.tags, item.horizon_to, item.outcome,
  left(coalesce(item.card #>> '{series,last,at}', item.card #>> '{houseForecast,made}', item.card #>> '{authorForecast,made}'), 4)::int as seen`

type Weight = Pick<Candidate, 'has_numbers' | 'links'>
type Bare<Row extends Candidate> = Omit<Row, keyof Weight>

/** $1 are ids. */
const withNumbersText = `
  select one.id from unnest($1::bigint[]) as one (id) where exists (select from item_numbers where item_id = one.id)`

/** $1 are ids. Six links count for as much as any more (`weightOf` of `retrieve.ts`). */
const linksText = `
  select one.id,
    (select count(*)::int from (select from link where from_id = one.id union all select from link where to_id = one.id limit 6) as tie) as links
  from unnest($1::bigint[]) as one (id)`

/** How much each has to say, asked once for each item, and apart from finding them: no statement reads much. */
async function weighed<Row extends Candidate>(pool: Pool, found: readonly Bare<Row>[]): Promise<Row[]> {
  if (found.length === 0) return []
  const ids = [...new Set(found.map(({ id }) => id))]
  const [numbers, links] = await Promise.all([
    pool.query<{ id: string }>(prepared(withNumbersText, [ids])),
    pool.query<{ id: string; links: number }>(prepared(linksText, [ids])),
  ])
  const withNumbers = new Set(numbers.rows.map(({ id }) => id))
  const weights = new Map(
    links.rows.map((row): [string, Weight] => [row.id, { has_numbers: withNumbers.has(row.id), links: row.links }]),
  )
  return found.map((row) => ({ ...row, ...weights.get(row.id) }) as Row) // one row of weights for each id that was asked
}

/** A title, label and tags are its names, and its summary: `migrations/0147-summaries-of-the-front.ts` has an index of the front's. */
const summaries = `ts_filter(search, '{a,b}')`
/** Of so many beyond the front that hold the words anywhere, their summaries are read. */
const mostRead = 200
const beyond = `is_listed and not is_front`

/** In the front first, and beyond it only where that has fewer than are wanted: one is read after the other. */
const lookIn = (place: Look['in'], words: string, rest: string) => `
  (select at from (
    select ctid as at from item where look.place = '${place}' and is_listed and is_front and ${words} @@ look.query::tsquery
    union all
    ${rest}
  ) as hit limit look.most)`
const restOf = (place: Look['in'], words: string) =>
  `select ctid from item where look.place = '${place}' and ${beyond} and ${words} @@ look.query::tsquery`
const looked = [
  lookIn('names', 'name_search', restOf('names', 'name_search')),
  lookIn('texts', 'search', restOf('texts', 'search')),
  lookIn(
    'summaries',
    summaries,
    `select ctid from (${restOf('summaries', 'search').replace('ctid', 'ctid, search')} limit ${mostRead}) as item
      where ${summaries} @@ look.query::tsquery`,
  ),
].join(' union all ')

/**
 * $2 to $4 are the looks; $5 to $8 each concept's query: anywhere, in the title, in names and summary, also in the
 * other fields; $9 any of them; $10 each concept's weight, $11 what each place is worth; $12 any of what the question
 * names. Scenarios answer the question of their set, which says what they are about.
 */
const matchedText = `
  with told as (
    select slug, says from (select slug, says from scenario_set where says @@ $12::tsquery limit 200) as sets
    order by ts_rank(says, $12::tsquery) desc, slug limit 12
  ), found as (
    -- By where it lies, and not by its id: each row is one page then.
    select hit.at from unnest($2::text[], $3::text[], $4::int[]) as look (query, place, most)
    cross join lateral (${looked}) as hit
    union
    select at from (
      select ctid as at, search from item where owner_id = $1::text and not is_listed order by updated_at desc limit 1000
    ) as own
    where search @@ $9::tsquery
    union
    select scenario.at from told cross join lateral (
      -- By its family alone, which is few; the index on kinds would bring all scenarios.
      select ctid as at from item where family = told.slug and kind || '' = 'scenario' and is_listed and owner_id is null limit 12
    ) as scenario
  ), read as materialized (
    -- A row is found once, and its text, which lies apart from it, read once: not by each concept anew.
    select item.*, item.search || ''::tsvector as text, told.says
    from found join item on item.ctid = found.at left join told on told.slug = item.family and item.kind = 'scenario'
    where ${isOpen}
  ), placed as (
    select item.*, array(
      select case
        when item.name_search @@ concept.title::tsquery then 5
        when item.name_search @@ concept.any_place::tsquery then 4
        when item.text @@ concept.summary::tsquery or item.says @@ concept.any_place::tsquery then 3
        when item.text @@ concept.fields::tsquery then 2
        when item.text @@ concept.any_place::tsquery then 1
        else 0 end
      from unnest($5::text[], $6::text[], $7::text[], $8::text[]) with ordinality as concept (any_place, title, summary, fields, at) order by at
    ) as places
    from read as item
  ), best as (
    select * from placed
    order by (
      select sum(concept.weight * ($11::float8[])[1 + place]) from unnest(places, $10::float8[]) as concept (place, weight)
    ) desc, id limit 120
  )
  select ${columns}, places, ts_rank('{0, 0, 0.5, 1}', item.name_search, $12::tsquery, 1) as rank,
    case when item.kind || '' = 'scenario' then item.family end as "ofSet"
  from best as item`

/** With the set of a scenario in place of its title. */
type Told = Omit<Matched, 'setTitle'> & { ofSet: string | null }

async function listSetTitles(pool: Pool, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await pool.query<{ slug: string; title: string }>(
    prepared(`select slug, data ->> 'title' as title from scenario_set where slug = any($1::text[])`, [slugs]),
  )
  return new Map(rows.map(({ slug, title }) => [slug, title]))
}

type Sought = { anyPlace: string; title: string; summary: string; fields: string; weight: number }
/** `worth`: by place, for the choice of those that are answered. */
export type ByWords = {
  accountId: string | null
  looks: readonly Look[]
  concepts: readonly Sought[]
  any: string
  topics: string
  worth: readonly number[]
}

export async function listMatched(
  pool: Pool,
  { accountId, looks, concepts, any, topics, worth }: ByWords,
): Promise<Matched[]> {
  const values = [
    accountId,
    looks.map(({ query }) => query),
    looks.map((look) => look.in),
    looks.map(({ most }) => most),
    concepts.map(({ anyPlace }) => anyPlace),
    concepts.map(({ title }) => title),
    concepts.map(({ summary }) => summary),
    concepts.map(({ fields }) => fields),
    any,
    concepts.map(({ weight }) => weight),
    worth,
    topics,
  ]
  const { rows } = await pool.query<Bare<Told>>(prepared(matchedText, values))
  const slugs = [...new Set(rows.flatMap(({ ofSet }) => ofSet ?? []))]
  const [found, titles] = await Promise.all([weighed<Told>(pool, rows), listSetTitles(pool, slugs)])
  return found.map(({ ofSet, ...row }) => ({ ...row, setTitle: titles.get(ofSet ?? '') ?? null }))
}

/** $2 are ids. Neighbours of each by links in both directions, and its family. */
const nearText = `
  with tied as (
    select to_id as id, from_id as via, relation from link where from_id = any($2::bigint[])
    union all select from_id, to_id, relation from link where to_id = any($2::bigint[])
    union all
    select kin.id, self.id, 'family' from item as self cross join lateral (
      select id from item where family = self.family and kind = self.kind and id <> self.id limit 8
    ) as kin
    where self.id = any($2::bigint[]) and self.family is not null
  )
  select ${columns}, tied.via, tied.relation from (select * from tied limit 200) as tied join item using (id) where ${isOpen}`

export async function listNear(pool: Pool, accountId: string | null, ids: readonly string[]): Promise<Near[]> {
  return weighed(pool, (await pool.query<Bare<Near>>(prepared(nearText, [accountId, ids]))).rows)
}

/** So many that have a tag are held against the others, for so many that are answered. */
const [mostTagged, mostAlike] = [300, 40]

/**
 * $2 are tags: those that share most of them first, among so many as have one or more. Of the front, where that has as
 * many as are answered: of tags that many have, an index of all has a map of half the base.
 */
const taggedText = `
  with front as materialized (
    select id, tags from item where is_listed and is_front and ${facetsText} && $2::text[] limit ${mostTagged}
  )
  select ${columns} from (
    select id, (select count(*) from unnest(tags) as tag where tag = any($2::text[])) as shared
    from (
      select * from front
      union all
      (select id, tags from item
        where is_listed and not is_front and tags && $2::text[] and (select count(*) from front) < ${mostAlike} limit ${mostTagged})
    ) as tagged
    order by shared desc, id limit ${mostAlike}
  ) as found join item using (id) where ${isOpen}`

export async function listTagged(pool: Pool, accountId: string | null, tags: readonly string[]): Promise<Candidate[]> {
  return weighed(pool, (await pool.query<Bare<Candidate>>(prepared(taggedText, [accountId, tags]))).rows)
}

/** One item by kind and id, or null where the asker does not see it. */
const oneText = `select ${columns} from item where item.id = $2::bigint and item.kind = $3 and ${isOpen}`

export async function findCandidate(
  pool: Pool,
  accountId: string | null,
  kind: string,
  id: string,
): Promise<Candidate | null> {
  const { rows } = await pool.query<Bare<Candidate>>(prepared(oneText, [accountId, id, kind]))
  return (await weighed<Candidate>(pool, rows))[0] ?? null
}

/** $2 are references, $3 their ids: those of them that the asker sees, in that order. */
const namedText = `
  select ${columns} from item where item.id = any($3::bigint[]) and item.kind || '/' || item.id = any($2::text[]) and ${isOpen}
  order by array_position($2::text[], item.kind || '/' || item.id)`

export async function listNamed(pool: Pool, accountId: string | null, refs: readonly string[]): Promise<Candidate[]> {
  if (refs.length === 0) return []
  const values = [accountId, refs, refs.map((ref) => ref.slice(ref.indexOf('/') + 1))]
  return weighed(pool, (await pool.query<Bare<Candidate>>(prepared(namedText, values))).rows)
}
