/**
 * The words of a base for prefixes and misspellings, counted while its items are written: by each word, how many items
 * hold it and how many have it in their name, as the trigger of migration 0001 ff. would have counted them.
 */
import type { Pool } from 'pg'
import { nameOf } from './names.ts'

/** Words of a text, each once; whether it stands in a name. */
export type Words = readonly { id: number; isName: boolean }[]

export class WordCount {
  private readonly ids = new Map<string, number>()
  private readonly ofNames = new Map<number, number>()
  private readonly holders: number[] = []
  private readonly names: number[] = []
  /** The item that a word was last counted of, and last counted as a name of. */
  private readonly heldBy: number[] = []
  private readonly namedBy: number[] = []

  idOf(word: string): number {
    const known = this.ids.get(word)
    if (known !== undefined) return known
    const id = this.ids.size
    this.ids.set(word, id)
    this.holders.push(0)
    this.names.push(0)
    this.heldBy.push(-1)
    this.namedBy.push(-1)
    return id
  }

  idOfName(rank: number): number {
    const known = this.ofNames.get(rank) ?? this.idOf(nameOf(rank).toLowerCase())
    this.ofNames.set(rank, known)
    return known
  }

  count(item: number, words: Words): void {
    for (const { id, isName } of words) {
      if (this.heldBy[id] !== item) this.holders[id] = (this.holders[id] ?? 0) + 1
      this.heldBy[id] = item
      if (!isName || this.namedBy[id] === item) continue
      this.names[id] = (this.names[id] ?? 0) + 1
      this.namedBy[id] = item
    }
  }

  /** Adds what was counted to what the database has. */
  async save(pool: Pool): Promise<void> {
    const all = [...this.ids].filter(([, id]) => (this.holders[id] ?? 0) > 0)
    for (let i = 0; i < all.length; i += 50_000) {
      const some = all.slice(i, i + 50_000)
      await pool.query(
        `insert into search_word (word, lexeme, holders, names)
         select word, lexemes[1], holders, names
         from unnest($1::text[], $2::int[], $3::int[]) as counted (word, holders, names), lateral (select ts_lexize('english_stem', word) as lexemes) as stemmed
         where lexemes <> '{}'
         on conflict (word) do update set holders = search_word.holders + excluded.holders, names = search_word.names + excluded.names`,
        [some.map(([word]) => word), some.map(([, id]) => this.holders[id]), some.map(([, id]) => this.names[id])],
      )
    }
  }
}
