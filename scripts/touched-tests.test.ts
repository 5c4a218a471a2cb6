import { expect, test } from 'vitest'
import { givenFolder } from '../test/given/folder.ts'
import { touchedTests } from './touched-tests.ts'

const served = `import { givenServer } from '../../test/given.ts'`
const root = givenFolder({
  'src/app/server/server.ts': `import '#trends/server/calls.ts'\nimport '#people/user.ts'`,
  'src/app/plan.test.ts': 'reads every file',
  'src/app/app.test.ts': served,
  'src/trends/trend.ts': '',
  'src/trends/trend.test.ts': `import './trend.ts'`,
  'src/trends/server/calls.ts': `import '../trend.ts'`,
  'src/trends/calls.test.ts': served,
  'src/people/user.ts': '',
  'src/people/user.test.ts': `import './user.ts'`,
  'src/people/calls.test.ts': `${served}\nimport './user.ts'`,
  'test/given.ts': `import('#app/server/server.ts')\nimport('./databases/stock.ts')`,
  'test/databases/stock.ts': `import '#trends/trend.ts'`,
  'test/browser/story.spec.ts': served,
  'collection/trend.md': '',
  'package-lock.json': '{}',
})

const of = (...changed: string[]) => touchedTests(root, changed)
const pure = ['src/app/plan.test.ts', 'src/people/user.test.ts', 'src/trends/trend.test.ts']
const database = ['src/app/app.test.ts', 'src/people/calls.test.ts', 'src/trends/calls.test.ts']

test.each([
  ['a rule', ['src/trends/trend.ts'], ['src/app/plan.test.ts', 'src/trends/trend.test.ts', 'src/trends/calls.test.ts']],
  ['what the server alone loads', ['src/trends/server/calls.ts'], ['src/app/plan.test.ts', 'src/trends/calls.test.ts']],
  [
    'a test',
    ['src/people/user.test.ts'],
    ['src/app/plan.test.ts', 'src/people/user.test.ts', 'src/people/calls.test.ts'],
  ],
  ['the world of tests', ['test/given.ts'], database],
  ['the collection', ['collection/trend.md'], database],
  ['a package', ['package-lock.json'], [...pure, ...database]],
  ['a text', ['README.md'], []],
  ['nothing', [], []],
])(
  'a change of %s touches the tests that load it, those of its room that start the server, and those that read all code',
  (_, changed, tests) => {
    expect(of(...changed).toSorted()).toEqual(tests.toSorted())
  },
)
