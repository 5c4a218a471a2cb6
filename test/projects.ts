/**
 * Which of Vitest's projects runs which test file? The file itself tells, so that nobody has to say it: a story
 * (`*.spec.ts`) is `browser`; a test of a screen (`*.test.tsx`) is `screens`; a test that imports `test/given.ts` or
 * `test/given/previous.ts`, itself or through other files of test/, is `database`; every other test is `pure`.
 */
import { globSync } from 'node:fs'
import { type Imports, readImports } from '../scripts/imports.ts'

export type Project = 'pure' | 'screens' | 'database' | 'browser'

/** Where databases come from. */
const worlds = ['test/given.ts', 'test/given/previous.ts']
const testFiles = ['{src,test,bench,migrations,scripts}/**/*.test.{ts,tsx}', 'test/**/*.spec.ts']

/** Every test file below `root`, in the one project that runs it. */
export function sortTests(root: string, imports = readImports(root)): Record<Project, string[]> {
  const sorted: Record<Project, string[]> = { pure: [], screens: [], database: [], browser: [] }
  for (const file of globSync(testFiles, { cwd: root }).toSorted()) sorted[projectOf(file, imports)].push(file)
  return sorted
}

function projectOf(file: string, imports: Imports): Project {
  if (file.endsWith('.spec.ts')) return 'browser'
  if (file.endsWith('.test.tsx')) return 'screens'
  // Within test/ alone: the program itself can be loaded without any database.
  const used = imports.from([file], (path) => path === file || path.startsWith('test/'))
  return worlds.some((world) => used.has(world)) ? 'database' : 'pure'
}
