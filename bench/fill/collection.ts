/** The starter collection as it is copied: its rows as templates, its texts in paragraphs, and the words of both. */
import type { Pool } from 'pg'
import { type Collection, type Template, templateOf } from './rewrite.ts'
import { shortened, type Told, wordsOfForms } from './texts.ts'
import type { WordCount, Words } from './words.ts'

export type Copied = {
  rank: number
  kind: string
  told: Told
  /** Of its own title, label, tags, summary and search words. */
  words: Words
  /** A yes-or-no question that hangs on nothing: it may be over in a copy. */
  mayBeOver: boolean
  /** Whether its years may be others: a trend's are those of its series. */
  isShifted: boolean
  item: Template
  numbers: readonly Template[]
}

export type Paragraph = { text: string; words: Words; alike: readonly number[] }

export type Source = {
  collection: Collection
  items: readonly Copied[]
  sets: readonly Template[]
  paragraphs: readonly Paragraph[]
  /** Of the sentences that every copy has. */
  forms: Words
}

type Row = {
  id: string
  kind: string
  category: string
  title: string
  label: string
  summary: string
  body: string
  tags: string[]
  words: string
  family: string | null
  mayBeOver: boolean
  row: string
  numbers: string[]
}

const rowsOfItems = `
  select item.id::text, kind, category, title, label, summary, body, tags, words, family,
    kind = 'prediction' and details #>> '{question,type}' = 'binary' and family is null and not details ?| '{automatic,condition}' as "mayBeOver",
    json_build_object('kind', kind, 'slug', slug, 'category', category, 'tags', tags, 'horizon_from', horizon_from, 'horizon_to', horizon_to,
      'family', family, 'details', details, 'card', card, 'words', words, 'opens', opens, 'closes', closes,
      'links', (select data -> 'links' from item_version where item_id = item.id and item_version.version = item.version))::text as row,
    array(select json_build_object('made_at', made_at, 'rests_on', rests_on, 'digest', digest, 'numbers', numbers, 'ahead', ahead, 'card', item_numbers.card)::text
      from item_numbers where item_id = item.id order by made_at) as numbers
  from item where id < 10000 order by item.id`

export async function readSource(pool: Pool, count: WordCount): Promise<Source> {
  const { rows } = await pool.query<Row>(rowsOfItems)
  const families = rows.flatMap(({ family }) => family ?? [])
  const { rows: series } = await pool.query<{ most: number }>('select max(id)::int as most from series')
  const { rows: sets } = await pool.query<{ row: string }>(
    `select json_build_object('slug', slug, 'data', data)::text as row from scenario_set order by slug`,
  )
  const collection: Collection = {
    ranks: new Map(rows.map(({ id }, rank) => [id, rank])),
    families: [...new Set([...families, ...sets.map(({ row }) => (JSON.parse(row) as { slug: string }).slug)])],
    series: series[0]?.most ?? 0,
  }
  const numbered = paragraphsOf(rows)
  const wordsOf = (texts: Named) => findWords(pool, count, texts)
  return {
    collection,
    items: await Promise.all(rows.map((row, rank) => copiedOf(row, { rank, collection, wordsOf, parts: numbered.of }))),
    sets: sets.map(({ row }) => templateOf(compact(row), collection)),
    paragraphs: await Promise.all(
      numbered.all.map(async ({ text, alike }) => ({ text, alike, words: await wordsOf({ body: text }) })),
    ),
    forms: await wordsOf({ title: wordsOfForms.title, summary: wordsOfForms.summary, body: wordsOfForms.names }),
  }
}

/** As the pieces are cut: without spaces between them. */
function compact(row: string): string {
  return JSON.stringify(JSON.parse(row))
}

type Given = {
  rank: number
  collection: Collection
  wordsOf(texts: Named): Promise<Words>
  parts: ReadonlyMap<string, readonly number[]>
}

async function copiedOf(row: Row, { rank, collection, wordsOf, parts }: Given): Promise<Copied> {
  const { id, kind, tags, words, mayBeOver } = row
  const told = shortened({ ...row, parts: parts.get(id) ?? [] })
  return {
    rank,
    kind,
    mayBeOver,
    isShifted: kind !== 'trend',
    told,
    words: await wordsOf({ ...told, tags, words }),
    item: templateOf(compact(row.row), collection),
    numbers: row.numbers.map((one) => templateOf(compact(one), collection)),
  }
}

/**
 * Every paragraph once, and which stand under the same heading of items of the same kind and category. Those that name
 * a year to come stay where they are.
 */
function paragraphsOf(rows: readonly Row[]) {
  const all: { text: string; place: string | null; alike: number[] }[] = []
  const of = new Map<string, number[]>()
  for (const { id, kind, category, body } of rows) {
    let heading = ''
    for (const text of body.split('\n\n')) {
      if (text.startsWith('#')) heading = text
      const isFixed = text.startsWith('#') || /20[3-9]\d|202[7-9]/.test(text)
      of.set(id, [...(of.get(id) ?? []), all.length])
      all.push({ text, place: isFixed ? null : [kind, category, heading].join('\n'), alike: [] })
    }
  }
  const places = Map.groupBy(all.keys(), (at) => all[at]?.place ?? null)
  for (const one of all) if (one.place !== null) one.alike = places.get(one.place) ?? []
  return { all, of }
}

type Named = {
  title?: string
  label?: string
  tags?: readonly string[]
  summary?: string
  words?: string
  body?: string
}

/** As the database takes texts apart. */
async function findWords(pool: Pool, count: WordCount, texts: Named): Promise<Words> {
  const { title = '', label = '', tags = [], summary = '', words = '', body = '' } = texts
  const { rows } = await pool.query<{ word: string; isName: boolean }>(
    `select word, is_name > 0 as "isName" from words_of($1, $2, $3, $4, $5, $6)`,
    [title, label, tags, summary, words, body],
  )
  return rows.map(({ word, isName }) => ({ id: count.idOf(word), isName }))
}
