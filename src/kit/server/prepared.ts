/**
 * Statements that are planned once for each connection. A connection knows them by name, and refuses a second text of
 * the same name: so the name is the text's own digest, and no two stores can ever mean different things by one.
 */
import { hash } from 'node:crypto'
import type { QueryConfig } from 'pg'

/** The texts are few: they are made of what the program knows, and of nothing that somebody sends. */
const names = new Map<string, string>()

/** For what is asked again and again, and takes longer to plan than to run. */
export function prepared(text: string, values: readonly unknown[] = []): QueryConfig {
  const name = names.get(text) ?? hash('sha256', text, 'base64url')
  names.set(text, name)
  return { name, text, values: [...values] }
}
