/**
 * From the words a reader types to a query that PostgreSQL's full text search can answer: unfinished last words are
 * completed, words that nothing holds are corrected to the most alike that something does.
 */
import { wordsIn } from '#kit/text.ts'
import { type QueryExecutorProvider, sql } from 'kysely'

export type Search = {
  /** As it was typed. */
  typed: string
  /** As PostgreSQL reads it; the empty string where nothing is left to search for (only stop words). */
  query: string
  /** The same of single words: how good a match is. */
  weighedBy: string
  /** Finds items that hold any of the words, for when none holds all. */
  looseQuery: string
  /** The words that were replaced, by the words that replaced them. */
  corrected: Record<string, string>
}

const mostWords = 12
/** A prefix of this many letters may stand for a word. Shorter ones match too much to be completed. */
const shortestPrefix = 2

export async function understand(db: QueryExecutorProvider, text: string): Promise<Search> {
  const words = wordsOf(text)
  if (words.length === 0) return { typed: text, query: '', weighedBy: '', looseQuery: '', corrected: {} }
  const unfinished = /[\p{L}\p{N}]$/u.test(text) ? words.at(-1) : undefined
  const typed = text.replaceAll('\0', ' ')
  const { rows } = await meaningsOf(words, unfinished, typed).execute(db)
  const meant = rows.filter(({ lexemes }) => lexemes !== null)
  const weighedBy = meant.map(({ lexemes }) => anyOf(lexemes ?? [])).join(' & ')
  return {
    typed,
    query: orAsWritten(weighedBy, rows),
    weighedBy,
    looseQuery: meant.map(({ lexemes }) => anyOf(lexemes ?? [])).join(' | '),
    corrected: Object.fromEntries(rows.flatMap(({ word, instead }) => (instead ? [[word, instead]] : []))),
  }
}

/** Letters and digits only, without accents and case: 'Naïve CO2-price?' is naive, co2, price. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...new Set(wordsIn(plain))].slice(0, mostWords)
}

/**
 * `written`: all that was typed as PostgreSQL reads the texts of items, with the lexemes that it holds: those of '1.5',
 * 'COVID-19' and 'and/or' are not the ones of their parts.
 */
type Meaning = {
  word: string
  lexemes: string[] | null
  instead: string | null
  written: string
  held: string[]
}

/** Whoever types a title finds it, however it is written; where single words say the same, they do. */
function orAsWritten(query: string, rows: readonly Meaning[]): string {
  const [{ written, held } = { written: '', held: [] }] = rows
  const meant = new Set(rows.flatMap(({ lexemes }) => lexemes ?? []))
  if (query === '' || written === '' || held.every((lexeme) => meant.has(lexeme))) return query
  return `(${query}) | (${written})`
}

/**
 * For every word the lexemes it stands for: its own where items hold it, those of the words it begins where it is
 * unfinished, those of the most alike word where nothing holds it. Null for a stop word.
 */
function meaningsOf(words: string[], unfinished: string | undefined, typed: string) {
  return sql<Meaning>`
    select given.word,
      case
        when own.lexemes = '{}' then null
        when known.is then array[own.lexemes[1]] || coalesce(begun.lexemes, '{}')
        when begun.lexemes is not null then begun.lexemes
        when alike.word is not null then array[alike.lexeme]
        else array[own.lexemes[1]]
      end as lexemes,
      case when not known.is and begun.lexemes is null and own.lexemes <> '{}' then alike.word end as instead,
      plainto_tsquery('farsight', ${typed})::text as written, tsvector_to_array(to_tsvector('farsight', ${typed})) as held
    from unnest(${words}::text[]) with ordinality as given (word, place)
    cross join lateral (select coalesce(ts_lexize('english_stem', given.word), array[given.word]) as lexemes) as own
    cross join lateral (
      -- The vocabulary has neither numbers nor words of two letters: 'EU' is no other word.
      select given.word ~ '^[0-9]+$' or length(given.word) < 3 or exists (select from search_word where search_word.lexeme = own.lexemes[1]) as is
    ) as known
    left join lateral (
      select array_agg(lexeme) as lexemes from (
        select distinct lexeme, named from search_word
        where given.word = ${unfinished ?? null} and length(given.word) >= ${shortestPrefix}
          and search_word.word >= given.word and search_word.word < given.word || chr(65533)
        order by named desc limit 40
      ) as words
    ) as begun on true
    left join lateral (
      select search_word.word, lexeme from search_word
      where not known.is and begun.lexemes is null and search_word.word % given.word
      order by similarity(search_word.word, given.word) + case when named then 0.1 else 0 end desc, search_word.word limit 1
    ) as alike on true
    order by given.place`
}

/** Lexemes joined by "or", quoted as tsquery wants it. */
function anyOf(lexemes: readonly string[]): string {
  const quoted = [...new Set(lexemes)].map((lexeme) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`)
  return quoted.length === 1 ? (quoted[0] ?? '') : `(${quoted.join(' | ')})`
}
