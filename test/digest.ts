/**
 * Everything that a program is made of, as one short name: whoever keeps what it has made knows whether it would be
 * made the same again.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImports } from '../scripts/imports.ts'

/** Of these files and folders, of every file that they load, and of whatever else is said. */
export function digestOf(root: string, starts: readonly string[], ...more: string[]): string {
  return digestOfFiles(root, [...readImports(root).from(starts)], ...more)
}

/** Of these files alone, and of whatever else is said. */
export function digestOfFiles(root: string, files: readonly string[], ...more: string[]): string {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  for (const word of more) hash.update(`${word}\0`)
  return hash.digest('hex').slice(0, 16)
}
