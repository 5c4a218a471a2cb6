import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { givenFolder } from '../test/given/folder.ts'
import { mostAskedAgain } from './ask-again.ts'
import { runTests, runTestsAskingAgain } from './run-tests.ts'

const passes = `test('holds', () => expect(1).toBe(1))\n`
const fails = `test('is wrong', () => expect(1).toBe(2))\n`
/** As what is disturbed by others fails: at the first call alone. */
const failsFirst = (title: string) => `test('${title}', () => {
  const mark = new URL('${title}', import.meta.url)
  const wasHere = existsSync(mark)
  writeFileSync(mark, '')
  expect(wasHere).toBe(true)
})\n`

/** Tests as Vitest finds them, in a folder of their own. */
function argsOf(files: Record<string, string>): string[] {
  const head = `import { existsSync, writeFileSync } from 'node:fs'\nimport { expect, test } from 'vitest'\n`
  const folder = givenFolder({
    'vitest.config.mjs': `export default { cacheDir: 'cache', test: { include: ['*.test.mjs'], isolate: false } }`,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.test.mjs`, head + text])),
  })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return ['--root', folder]
}

test('what fails beside others and passes alone has passed, and is told as unsteady with how it failed', async () => {
  const { passed, failed, says } = await runTestsAskingAgain(argsOf({ a: passes + failsFirst('shaky'), b: passes }))
  expect([passed, failed]).toEqual([3, 0])
  expect(says).toMatch(/^UNSTEADY, passed alone: \S+a\.test\.mjs > shaky\n +AssertionError: expected false to be true/)
})

test('what fails alone as well has failed, beside what has not', async () => {
  const { passed, failed, says } = await runTestsAskingAgain(argsOf({ a: fails + failsFirst('shaky'), b: passes }))
  expect([passed, failed]).toEqual([2, 1])
  expect(says).toMatch(/UNSTEADY, passed alone: \S+a\.test\.mjs > shaky/)
  expect(says).toMatch(/^- \S+a\.test\.mjs > is wrong$/m)
})

test.each([
  [
    'more files fail than may',
    Object.fromEntries(Array.from({ length: mostAskedAgain + 1 }, (_, i) => [`f${i}`, failsFirst(`shaky${i}`)])),
  ],
  [
    'something fails outside of any test',
    { a: `test('late', () => void Promise.reject(new Error('nobody waits')))\n${failsFirst('shaky')}` },
  ],
  ['a file cannot be loaded', { a: failsFirst('shaky'), b: `import './none.mjs'\n` }],
])('nothing is run again where %s', async (_, files) => {
  const { failed, says } = await runTestsAskingAgain(argsOf(files))
  expect(failed).toBe(Object.keys(files).length)
  expect(says).not.toContain('UNSTEADY')
})

test('a run without a test has failed, and one of single tests asks nothing again', async () => {
  expect(await runTests(argsOf({}))).toMatchObject({ passed: 0, failed: 1 })
  expect(await runTests(argsOf({ a: failsFirst('shaky') }))).toMatchObject({ passed: 0, failed: 1 })
})
