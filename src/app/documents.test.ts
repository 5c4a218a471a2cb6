/** What is written about the house, held against the house: every file and folder that a document names is there. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { floors, rooms as planned } from '../../test/plan.ts'

const rooms = readdirSync('src')
const others = ['src', 'test', 'bench', 'scripts', 'migrations', 'docs', 'collection']

/**
 * Paths from the root or from `src`, such as `kit/refusal.ts` and `test/browser/`. Decisions speak of their own day,
 * and are not asked.
 */
function pathsIn(text: string): string[] {
  const found = text.matchAll(/(?<![\w/.:#@-])([a-z][\w-]*(?:\/[\w.-]+)*\/[\w.-]*)/g)
  const paths = [...found].map(([, path = '']) => path.replace(/\.$/, ''))
  return paths.filter(
    (path) => /\.(tsx?|mjs|md|json|css)$|\/$/.test(path) && [...rooms, ...others].includes(path.split('/')[0] ?? ''),
  )
}

const isThere = (path: string) => existsSync(path) || existsSync(`src/${path}`)

test.for(['ARCHITECTURE.md', 'README.md', 'STYLE.md', 'bench/README.md', ...globSync('docs/*.md')])(
  '%s names only files that there are',
  (file) => {
    expect(pathsIn(readFileSync(file, 'utf8')).filter((path) => !isThere(path))).toEqual([])
  },
)

test('the plan of the house names enough files to find one’s way', () => {
  expect(new Set(pathsIn(readFileSync('ARCHITECTURE.md', 'utf8'))).size).toBeGreaterThan(40)
})

test('ARCHITECTURE.md draws each floor with the rooms that the plan gives it', () => {
  const drawn = readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^ +(?:floor )?(\d) {2,}(.*)$/gm)
  const shown = [...drawn].map(([, floor, line = '']) => [
    Number(floor),
    line
      .slice(0, 54)
      .split(/[\s,]+/)
      .filter((word) => planned.some((room) => room === word))
      .toSorted(),
  ])
  expect(shown.toReversed()).toEqual(floors.map((held, i) => [i + 1, held.toSorted()]))
})

test.for<[text: string, paths: string[]]>([
  ['`kit/refusal.ts` and test/browser/ hold', ['kit/refusal.ts', 'test/browser/']],
  ['items/server/mine/gone.ts.', ['items/server/mine/gone.ts']],
  ['see [docs/payments.md](docs/payments.md)', ['docs/payments.md', 'docs/payments.md']],
  ['GET /api/items/prediction/10001 and https://example.org/kit/a.ts', []],
])('of %j the paths are %j', ([text, paths]) => {
  expect(pathsIn(text)).toEqual(paths)
})
