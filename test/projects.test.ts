import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'
import { givenFolder } from './given/folder.ts'
import { sortTests } from './projects.ts'

/** Those that not exactly one of these lists has. */
function strays(root: string, lists: readonly (readonly string[])[]): string[] {
  const files = globSync('**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: ['node_modules', '.farsight', 'dist'] })
  return files.filter((file) => lists.filter((list) => list.includes(file)).length !== 1)
}

test('every test file lies in exactly one of the four projects that Vitest runs', () => {
  const lists = (config.test?.projects ?? []).map(
    (project) => (project as { test: { name: string; include: string[] } }).test,
  )
  expect(lists.map(({ name }) => name)).toEqual(['pure', 'screens', 'database', 'browser'])
  expect(
    strays(
      '.',
      lists.map(({ include }) => include),
    ),
  ).toEqual([])
})

const root = givenFolder({
  'src/rule.test.ts': `import { rule } from './rule.ts'`,
  'src/rule.ts': `import { openDatabase } from './database.ts'`,
  'src/view.test.tsx': `import { givenMembership } from '../test/given/membership.ts'`,
  'src/calls.test.ts': `import { givenServer } from '../test/given.ts'`,
  'src/money.test.ts': `import { givenMoney } from '../test/given/money.ts'`,
  'bench/of-types.test.ts': `import type { Wish } from '../test/given.ts'`,
  'test/given.ts': '',
  'test/given/money.ts': `import { openMoney } from '../money/world.ts'`,
  'test/money/world.ts': `const { givenDatabase } = await import('../given.ts')`,
  'test/given/membership.ts': '',
  'test/browser/visit.spec.ts': `import { givenBrowser } from '../given.ts'`,
})

test('who imports test/given.ts, itself or through other files of test/, waits for a database; a story for a browser as well; screens are told by their name', () => {
  expect(sortTests(root)).toEqual({
    pure: ['bench/of-types.test.ts', 'src/rule.test.ts'],
    screens: ['src/view.test.tsx'],
    database: ['src/calls.test.ts', 'src/money.test.ts'],
    browser: ['test/browser/visit.spec.ts'],
  })
})

test('a test in a place where none is looked for is noticed, and one that two projects would run', () => {
  const folder = givenFolder({ 'src/rule.test.ts': '', 'src/story.spec.ts': '', 'docs/example.test.ts': '' })
  const { pure, database, browser } = sortTests(folder)
  expect(strays(folder, [pure, database, browser]).toSorted()).toEqual(['docs/example.test.ts', 'src/story.spec.ts'])
  expect(strays(folder, [pure, ['src/rule.test.ts'], browser])).toContain('src/rule.test.ts')
})
