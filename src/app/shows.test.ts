/**
 * Pages are kept until what they show changes, so every call that a page makes must say what that is. Within the browser
 * the same loaders run again, so every such call must be one that the browser knows: types cannot tell, since the views
 * of rooms know no page.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from '#kit/endpoint.ts'
import { pageAddresses } from './addresses.ts'
import { contract } from './kinds.ts'

/** What draws pages on the server: the loaders of the routes, and what the views of kinds load beside them. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /^src[/]app[/]web[/]load[\w-]*[.]ts$/.test(file) || /^src\/\w+\/web\/view[.]tsx$/.test(file))

/** The names of the calls that a text makes. */
function callsIn(text: string): string[] {
  return [...text.matchAll(/\bcall\(\s*['"`](\w+)['"`]/g)].map(([, name = '']) => name)
}

function silent(names: readonly string[]): string[] {
  const endpoints: Record<string, Endpoint> = contract
  return names.filter((name) => !endpoints[name]?.shows)
}

function unknownToBrowsers(names: readonly string[]): string[] {
  return names.filter((name) => !Object.hasOwn(pageAddresses, name))
}

test('every call that a loader makes says in its contract what a page shows of its answer', () => {
  const names = files.flatMap((file) => callsIn(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(3)
  expect(new Set(names)).toEqual(
    new Set([
      'countItems',
      'findAskedWith',
      'findAuthor',
      'findCourse',
      'findCrowd',
      'findDocument',
      'findDoubts',
      'findElsewhere',
      'findExamples',
      'findForecaster',
      'findHorizon',
      'findItem',
      'findRadarSince',
      'findRadarThen',
      'findReaders',
      'findRecord',
      'findRecordInShort',
      'findScenarioSet',
      'listComments',
      'listItems',
      'listLeaderboard',
      'listMoved',
      'listNextSigns',
      'listResolutions',
      'listWorlds',
    ]),
  )
  expect(silent(names)).toEqual([])
  expect(unknownToBrowsers(names)).toEqual([])
})

test('a loader that made another call would be noticed', () => {
  expect(callsIn(`const found = await world.call('listDrafts', { params: {} })`)).toEqual(['listDrafts'])
  expect(silent(['listDrafts', 'noSuchCall', 'findItem'])).toEqual(['listDrafts', 'noSuchCall'])
  expect(unknownToBrowsers(['findItem', 'findMembership', 'findDoubts'])).toEqual(['findMembership'])
})
