import { expect, test } from 'vitest'
import { givenFolder } from '../test/given/folder.ts'
import { readImports } from './imports.ts'

const root = givenFolder({
  'src/start.ts': `import { a } from '#room/a.ts'\nimport type { T } from './types.ts'\nimport {\n  b,\n} from './room/b.tsx'\n`,
  'src/types.ts': 'export type T = 1',
  'src/room/a.ts': `const work = new Worker(new URL('thread.ts', import.meta.url))`,
  'src/room/b.tsx': `export const later = () => import("../later.ts")\nexport type { T } from './unused.ts'\n`,
  'src/room/thread.ts': `import './a.ts' // a circle`,
  'src/room/unused.ts': '',
  'src/room/own.test.ts': '',
  'src/later.ts': `import zod from 'zod'\nconst name = 'nothing.ts'`,
  'texts/one.md': 'import "../src/start.ts"',
})

test('a file loads what it imports now or later, and the threads that it names; types load nothing, nor do names of files that are not there', () => {
  const found = readImports(root).from(['src/start.ts'])
  expect([...found].toSorted()).toEqual([
    'src/later.ts',
    'src/room/a.ts',
    'src/room/b.tsx',
    'src/room/thread.ts',
    'src/start.ts',
  ])
})

test('a folder is all that lies in it but tests; a text loads nothing', () => {
  expect([...readImports(root).from(['src/room', 'texts'])].toSorted()).toEqual([
    'src/later.ts',
    'src/room/a.ts',
    'src/room/b.tsx',
    'src/room/thread.ts',
    'src/room/unused.ts',
    'texts/one.md',
  ])
})

test('the imports of those who are not passed are not followed', () => {
  const found = readImports(root).from(['src/start.ts'], (file) => file !== 'src/room/b.tsx')
  expect(found.has('src/room/b.tsx')).toBe(true)
  expect(found.has('src/later.ts')).toBe(false)
})
