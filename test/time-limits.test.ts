/**
 * No test fails because the machine is busy: none has a limit of time of its own, and none asks how long something
 * took.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const limits: Record<string, RegExp> = {
  'a time limit of one test': /^\s*\},\s+[\d_]{4,},?\s*\)$|\btimeout: [\d_]+ \}, (?:async|\(|fc)/m,
  'an own patience where expect.poll has one for all': /\.poll\([^\n]*timeout: |\bvi\.wait(?:For|Until)\(/,
  'how long something took': /expect\((?:performance|Date)\.now\(\)[^\n]*toBeLess/,
}

/** `path: what it does`. */
function whyNotAnyMachine(path: string, text: string): string[] {
  return Object.entries(limits).flatMap(([what, pattern]) => (pattern.test(text) ? [`${path}: ${what}`] : []))
}

test('tests wait as long as vitest.config.ts says, and count work in place of seconds', () => {
  const files = globSync('{src,test,bench,scripts}/**/*.{test,spec}.{ts,tsx}').filter(
    (path) => path !== 'test/time-limits.test.ts',
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((path) => whyNotAnyMachine(path, readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  ["test('x', async () => {\n}, 60_000)\n", 'a time limit of one test'],
  ["test(\n  'x',\n  async () => {\n  },\n  60_000,\n)\n", 'a time limit of one test'],
  ["test('x', { timeout: 60_000 }, async () => {})", 'a time limit of one test'],
  ['await expect.poll(() => x, { timeout: 5000 }).toBe(1)', 'an own patience where expect.poll has one for all'],
  ['await vi.waitFor(() => expect(x).toBe(1))', 'an own patience where expect.poll has one for all'],
  ['expect(performance.now() - began).toBeLessThan(3000)', 'how long something took'],
])('%s is noticed', (text, what) => {
  expect(whyNotAnyMachine('x.test.ts', text)).toEqual([`x.test.ts: ${what}`])
})
