/**
 * What the vocabulary of search knows of words: what they stem to, how many items hold them, and what they may be
 * misspelt from.
 */
import type { Pool } from 'pg'
import { prepared } from '#kit/server/prepared.ts'

export type KnownWord = {
  word: string
  /** Null where it is a stop word of the language. */
  lexeme: string | null
  /** Of published items: how many hold it, and how many in their names. Nought where none does. */
  holders: number
  names: number
  /**
   * Whether it is held in this form, give or take an s: 'train' is not, where items only say 'trained' and 'training'.
   */
  is_written: boolean
  /** Where none holds it, words like it. */
  alike: { word: string; lexeme: string; holders: number; names: number }[]
  /** About how many items there are. */
  items: number
}

const text = `
  select given.word, own.lexeme, coalesce(known.holders, 0) as holders, coalesce(known.names, 0) as names,
    exists (select from search_word where search_word.word in (given.word, given.word || 's', rtrim(given.word, 's'))) as is_written,
    coalesce(near.words, '[]') as alike,
    (select greatest(reltuples, 0)::int from pg_class where oid = 'item'::regclass) as items
  from unnest($1::text[]) as given (word)
  cross join lateral (
    select case when stem = '{}' then null else coalesce(stem[1], given.word) end as lexeme from ts_lexize('english_stem', given.word) as stem
  ) as own
  left join lateral (
    select max(holders) as holders, max(names) as names from search_word where search_word.lexeme = own.lexeme
  ) as known on true
  left join lateral (
    select json_agg(alike) as words from (
      select word, lexeme, holders, names from search_word
      where known.holders is null and length(given.word) >= 4 and search_word.word % given.word
      order by similarity(search_word.word, given.word) desc, search_word.word limit 8
    ) as alike
  ) as near on true`

export async function listKnownWords(pool: Pool, words: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await pool.query<KnownWord>(prepared(text, [words]))
  return rows
}

/** What each word stems to; those that stem to nothing are left out. */
export async function listLexemes(pool: Pool, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const stems = `
    select given.word, coalesce(stem[1], given.word) as lexeme from unnest($1::text[]) as given (word)
    cross join lateral (select ts_lexize('english_stem', given.word) as stem) as own where stem is distinct from '{}'`
  const { rows } = await pool.query<{ word: string; lexeme: string }>(prepared(stems, [words]))
  return new Map(rows.map(({ word, lexeme }) => [word, lexeme]))
}
