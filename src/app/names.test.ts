/**
 * Nobody asks for the name of a type of question or of a kind of content: the linter's own rule
 * (scripts/lint-names.ts), shown to notice what it must.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const noticed: [file: string, line: string][] = [
  ['src/analyses/answers.ts', `export const is = (q: { type: string }) => q.type === 'binary'`],
  ['src/analyses/web/Part.tsx', `export const is = (q: { type: string }) => 'choice' !== q.type`],
  ['src/predictions/server/store.ts', `export const is = (type: string) => (type === 'numeric' ? 1 : 2)`],
  ['src/predictions/web/question-types/binary.tsx', `export const is = (type: string) => type === 'date'`],
  ['src/site/web/Home.tsx', `export const is = (item: { kind: string }) => item.kind === 'trend'`],
  [
    'src/record/record.ts',
    `import { scenario } from '#scenarios/kind.ts'\nexport const is = (kind: string) => kind === scenario.name`,
  ],
  [
    'src/items/list.ts',
    `export function of(kind: string) {\n  switch (kind) {\n    case 'prediction':\n      return 1\n    default:\n      return 2\n  }\n}`,
  ],
  ['src/trends/web/page.tsx', `export const is = (type: string) => ['date', 'choice'].includes(type)`],
  ['src/items/server/read.ts', `export const is = (ref: string) => ref.startsWith('trend/')`],
  ['src/items/server/read.ts', `export const text = "select 1 from item where kind = 'trend'"`],
  ['src/site/server/read.ts', `export const text = \`select 1 from item where kind in ('prediction', 'trend')\``],
  ['src/membership/server/read.ts', `export const text = \`select 1 from item where item.kind <> 'scenario'\``],
]

const inOrder: [file: string, line: string][] = [
  ['src/analyses/answers.ts', `export const of = { binary: 1, choice: 2, numeric: 3, date: 4 }`],
  [
    'src/analyses/answers.ts',
    `export const is = (one: { type: string }, other: { type: string }) => one.type === other.type`,
  ],
  [
    'src/analyses/blocks.ts',
    `export const is = (block: { type: string }) => block.type === 'chance' || block.type === 'fan'`,
  ],
  ['src/membership/words.ts', `export const is = (kind: string) => kind === 'subscription'`],
  ['src/kit/web/ui/Field.tsx', `export const type = 'date'`],
  ['src/scenarios/server/read.ts', `export const text = "select 1 from item where kind = 'scenario'"`],
  ['src/analyses/answers.test.ts', `export const is = (type: string) => type === 'binary'`],
  ['src/items/server/read.ts', `export const text = "select 1 from item where kind = $1"`],
]

/** Of these lines, each in a file of its own, those that the linter says ask for a name. */
function linesNoticed(lines: readonly [file: string, line: string][]): number[] {
  const house = mkdtempSync(join(tmpdir(), 'farsight-names-'))
  try {
    const config = readFileSync('.oxlintrc.json', 'utf8').replace('./scripts/', `${resolve('scripts')}/`)
    writeFileSync(join(house, '.oxlintrc.json'), config)
    for (const [i, [file, line]] of lines.entries()) {
      const planted = join(house, file.replace(/\/([^/]+)$/, `/${i}/$1`))
      mkdirSync(dirname(planted), { recursive: true })
      writeFileSync(planted, `${line}\n`)
    }
    const oxlint = resolve('node_modules/oxlint/bin/oxlint')
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'unix'], { cwd: house, encoding: 'utf8' })
    const places = stdout.matchAll(/\/(\d+)\/[^/]+:\d+:\d+: Asks for the name/g)
    return [...new Set([...places].map(([, i]) => Number(i)))].toSorted((a, b) => a - b)
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}

test('whoever asks for the name of a type or a kind is noticed, and nobody else', () => {
  const found = linesNoticed([...noticed, ...inOrder])
  expect(found).toEqual(noticed.map((_, i) => i))
})
