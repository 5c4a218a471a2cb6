/** `npm run earlier`: what it says where it cannot begin. What it does takes the time of half a suite. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { bareEnvironment } from '../bare-environment.ts'

const run = (...args: string[]) => {
  const ran = spawnSync(process.execPath, ['scripts/earlier.ts', ...args], { encoding: 'utf8', env: bareEnvironment })
  return { code: ran.status, said: ran.stderr }
}

test.each([
  [[], 'Say which release: npm run earlier -- COMMIT\n'],
  [['no-such-release'], 'no-such-release is no commit of this checkout.\n'],
  [['--all'], '--all is no commit of this checkout.\n'],
])('asked for %j it says so, and tries nothing', (args, said) => {
  expect(run(...args)).toEqual({ code: 1, said })
})
