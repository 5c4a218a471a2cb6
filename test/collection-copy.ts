/** Copies of the starter collection in which something is different, gone when the test file is done. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenDone } from './when-done.ts'

type Change = (text: string, path: string) => string | null

/** Every file may be rewritten; null leaves it out. */
export function collectionWith(change: Change): string {
  const folder = mkdtempSync(join(tmpdir(), 'farsight-collection-'))
  whenDone(() => rmSync(folder, { recursive: true }))
  cpSync('collection', folder, { recursive: true })
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )) {
    const place = join(folder, path)
    const before = readFileSync(place, 'utf8')
    const after = change(before, path)
    if (after === null) rmSync(place)
    else if (after !== before) writeFileSync(place, after)
  }
  return folder
}

/** One file is rewritten. It is an error if that changes nothing. */
export function collectionWithOther(path: string, change: (text: string) => string): string {
  return collectionWith((text, its) => {
    if (its !== path) return text
    const after = change(text)
    if (after === text) throw new Error(`${path} does not hold what this test wants to change`)
    return after
  })
}
