/** A migration that says that it only adds must not take away or change what the release before relies on. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const changes =
  /\b(drop (table|column|view|function|trigger|constraint)|alter column|rename (to|column)|set not null|create or replace|create trigger|add (constraint|check|unique|foreign)|truncate|delete from|update \w+ set)\b/i
/** Its first half: what takes it back may take away. */
const upOf = (file: string) =>
  readFileSync(`migrations/${file}`, 'utf8').split(/export (?:async )?function down/)[0] ?? ''
const saysSo = (text: string) => /^export const expands = true$/m.test(text)

test('whatever says that the release before may go on neither drops nor changes anything', () => {
  const files = readdirSync('migrations').filter((file) => /^\d{4}-.*\.ts$/.test(file))
  const open = files.filter((file) => saysSo(upOf(file)))
  expect(open).toContain('0129-drafts-by-age.ts')
  expect(open.filter((file) => changes.test(upOf(file)))).toEqual([])
})
