/**
 * Which tests can notice a fault in a file of the engine: those of its room that load it, the file's own test first.
 */
import { dirname, join } from 'node:path'

/**
 * `sources` maps each file, tests included, to its text. Answers with rounds of test files; an empty round where there
 * is no such test.
 */
export function roundsFor(file: string, sources: ReadonlyMap<string, string>): string[][] {
  const own = file.replace(/\.ts$/, '.test.ts')
  const tests = [...sources.keys()].filter(
    (test) => test.endsWith('.test.ts') && dirname(test) === dirname(file) && loads(test, file, sources),
  )
  return [tests.filter((test) => test === own), tests.filter((test) => test !== own)]
}

function loads(from: string, file: string, sources: ReadonlyMap<string, string>, seen = new Set<string>()): boolean {
  if (from === file) return true
  if (seen.has(from)) return false
  seen.add(from)
  const imported = [...(sources.get(from) ?? '').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(from), path),
  )
  return imported.some((path) => loads(path, file, sources, seen))
}
