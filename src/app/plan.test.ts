/**
 * The plan of the house, checked. A room may use the rooms that are allowed to it, all on lower floors; within each,
 * rules know neither server nor web, and server and web do not know each other.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { floors, mayUse, type Room, rooms } from '../../test/plan.ts'

const purePackages = ['zod', 'fflate']

type Place = { room: string; floor: 'rules' | 'server' | 'web'; name: string }

function placeOf(file: string): Place {
  // `local` holds a stand-in for each service of the outside world, with floors of its own: src/local/identity/server.
  const [room = '', next = '', ...rest] = file
    .replace('src/', '')
    .replace(/^local\/\w+\//, 'local/')
    .split('/')
  const floor = next === 'server' || next === 'web' ? next : 'rules'
  return { room, floor, name: [next, ...rest].join('/') }
}

/** A type leaves no trace in the program, but it ties the places together all the same, so it counts. */
function importsOf(text: string): string[] {
  const forms = [
    /^\s*(?:import|export)\s[^'"`()=]*?from\s*['"]([^'"]+)['"]/gm,
    /^\s*import\s*['"]([^'"]+)['"]/gm,
    /\b(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]/g,
  ]
  return forms.flatMap((form) => [...text.matchAll(form)].map((match) => match[1] ?? ''))
}

const laws: { law: string; broken(from: Place, to: Place): boolean }[] = [
  {
    law: 'a room uses only what it may',
    broken: (from, to) => from.room !== to.room && !usesOf(from.room).includes(to.room),
  },
  { law: 'the browser never sees the server', broken: (from, to) => from.floor === 'web' && to.floor === 'server' },
  { law: 'the server never sees the browser', broken: (from, to) => from.floor === 'server' && to.floor === 'web' },
  {
    law: 'rules see only rules',
    broken: (from, to) => from.floor === 'rules' && to.floor !== 'rules',
  },
]

/** Rooms that are not on the plan may use nothing, and nobody them. */
function usesOf(room: string): readonly string[] {
  return rooms.some((one) => one === room) ? mayUse[room as Room] : []
}

/** The law that an import breaks, or undefined when it is in order. */
function brokenLaw(file: string, specifier: string): string | undefined {
  const from = placeOf(file)
  const local = fileOf(file, specifier)
  if (local === undefined) return brokenByPackage(from, specifier)
  return local.startsWith('src/')
    ? laws.find(({ broken }) => broken(from, placeOf(local)))?.law
    : 'the product lies in src'
}

/** The file of ours that is imported, or undefined for a package. */
function fileOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.replace('#', 'src/')
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined
}

function brokenByPackage({ room, floor }: Place, specifier: string): string | undefined {
  if (room === 'engine') return 'the engine imports nothing'
  if (floor === 'web' && specifier.startsWith('node:')) return 'the browser never sees the server'
  return floor === 'rules' && !purePackages.includes(specifier)
    ? 'rules use no outside package but zod and fflate'
    : undefined
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /[.]tsx?$/.test(file) && !file.includes('.test.'))

test('every import follows the plan of the house', () => {
  const imports = files.flatMap((file) =>
    importsOf(readFileSync(file, 'utf8')).map((specifier) => ({ file, specifier })),
  )
  expect(imports.length).toBeGreaterThan(100)
  expect(imports.map((one) => ({ ...one, law: brokenLaw(one.file, one.specifier) })).filter(({ law }) => law)).toEqual(
    [],
  )
})

/**
 * Files that import each other in a circle, types included: what is left once whoever imports none of the rest, or is
 * imported by none, is taken away.
 */
function circling(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const rest = new Map(imports)
  for (let before = -1; before !== rest.size;) {
    before = rest.size
    const imported = new Set([...rest.values()].flat())
    for (const [file, others] of rest)
      if (!imported.has(file) || !others.some((one) => rest.has(one))) rest.delete(file)
  }
  return [...rest.keys()]
}

/** What each file says, by its path. */
function importsIn(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...texts].map(([file, text]) => [file, importsOf(text).flatMap((specifier) => fileOf(file, specifier) ?? [])]),
  )
}

test('no file imports itself through others, be it for a type', () => {
  const imports = importsIn(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
  expect([...imports.values()].flat().filter((file) => imports.has(file)).length).toBeGreaterThan(1000)
  expect(circling(imports)).toEqual([])
})

test('files in a circle are noticed, and none that merely lead to it or lie behind it', () => {
  const texts = new Map([
    ['src/kit/web/Form.tsx', `import { Part } from './Part.tsx'`],
    ['src/kit/web/Part.tsx', `import type { Props } from './Form.tsx'\nimport { day } from '#kit/dates.ts'`],
    ['src/kit/web/Screen.tsx', `import { Form } from './Form.tsx'`],
    ['src/kit/dates.ts', `import { z } from 'zod'`],
    ['src/items/a.ts', `import { b } from './b.ts'`],
    ['src/items/b.ts', `export { c } from '#items/c.ts'`],
    ['src/items/c.ts', `export const a = () => import('./a.ts')`],
  ])
  expect(circling(importsIn(texts))).toEqual([
    'src/kit/web/Form.tsx',
    'src/kit/web/Part.tsx',
    'src/items/a.ts',
    'src/items/b.ts',
    'src/items/c.ts',
  ])
})

test('every room is on the plan', () => {
  expect(files.filter((file) => !rooms.some((room) => room === placeOf(file).room))).toEqual([])
})

const floorOf = (room: Room) => floors.findIndex((floor) => floor.some((one) => one === room))

test('every room stands on lower floors alone', () => {
  const upward = rooms.flatMap((room) =>
    mayUse[room].filter((used) => floorOf(used) >= floorOf(room)).map((used) => `${room} -> ${used}`),
  )
  expect(upward).toEqual([])
})

/** What a newcomer sees at one look. */
const mostFiles = 25

/** Migrations and decisions are only ever added, one after the other in one folder each, so those are not counted. */
const onlyAdded = 'docs/decisions'

test('no folder holds more files than can be looked over', () => {
  const all = ['src', 'test', 'bench', 'docs'].flatMap((top) =>
    readdirSync(top, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  )
  const counts = Map.groupBy(all, ({ parentPath }) => parentPath)
  const full = [...counts]
    .filter(([folder, held]) => held.length > mostFiles && folder !== onlyAdded)
    .map(([folder, held]) => `${folder}: ${held.length}`)
  expect(counts.size).toBeGreaterThan(50)
  expect(full).toEqual([])
})

test.for<[file: string, line: string, law: string]>([
  ['src/items/item.ts', `import { x } from '#predictions/question.ts'`, 'a room uses only what it may'],
  ['src/items/item.ts', `import type { X } from '../series/series.ts'`, 'a room uses only what it may'],
  ['src/items/server/store.ts', `import type { X } from '#accounts/user.ts'`, 'a room uses only what it may'],
  ['src/trends/trend.ts', `import { x } from '#predictions/question.ts'`, 'a room uses only what it may'],
  ['src/predictions/question.ts', `import { x } from '../trends/trend.ts'`, 'a room uses only what it may'],
  ['src/scenarios/web/page.tsx', `import { x } from '#accounts/web/use-user.ts'`, 'a room uses only what it may'],
  ['src/membership/server/checkout.ts', `import { x } from '#items/item.ts'`, 'a room uses only what it may'],
  ['src/site/web/home/Home.tsx', `import { x } from '#trends/web/view.tsx'`, 'a room uses only what it may'],
  ['src/analyses/analysis.ts', `import { x } from '#record/record.ts'`, 'a room uses only what it may'],
  ['src/cellar/wine.ts', `import { x } from '#kit/dates.ts'`, 'a room uses only what it may'],
  ['src/kit/server/http/http.ts', `import { x } from '#app/kinds.ts'`, 'a room uses only what it may'],
  ['src/trends/web/Chart.tsx', `const x = await import('#scenarios/set.ts')`, 'a room uses only what it may'],
  ['src/trends/web/Chart.tsx', `export { x } from "#analyses/report/report.ts"`, 'a room uses only what it may'],
  ['src/trends/web/Chart.tsx', `import {\n  x,\n} from '#scenarios/set.ts'`, 'a room uses only what it may'],
  ['src/trends/web/Chart.tsx', `import '#scenarios/web/set.css'`, 'a room uses only what it may'],
  ['src/engine/random.ts', `import { z } from 'zod'`, 'the engine imports nothing'],
  ['src/engine/crowd/pool.ts', `import { x } from '../../kit/dates.ts'`, 'a room uses only what it may'],
  ['src/site/web/home/Home.tsx', `import { x } from '../../server/store.ts'`, 'the browser never sees the server'],
  ['src/site/web/home/Home.tsx', `import { x } from '#kit/server/log.ts'`, 'the browser never sees the server'],
  ['src/site/web/home/Home.tsx', `import { readFile } from 'node:fs/promises'`, 'the browser never sees the server'],
  ['src/items/server/store.ts', `import { x } from '#kit/web/call.ts'`, 'the server never sees the browser'],
  ['src/items/item.ts', `import { x } from './server/store.ts'`, 'rules see only rules'],
  ['src/items/item.ts', `import { x } from './web/Home.tsx'`, 'rules see only rules'],
  ['src/items/item.ts', `import { sql } from 'kysely'`, 'rules use no outside package but zod and fflate'],
  ['src/items/item.ts', `import { join } from 'node:path'`, 'rules use no outside package but zod and fflate'],
  ['src/app/web/web.tsx', `import { x } from '#items/server/store.ts'`, 'the browser never sees the server'],
  ['src/kit/dates.ts', `import { x } from '../../test/given.ts'`, 'the product lies in src'],
  ['src/local/identity/server/keys.ts', `import { x } from '#accounts/user.ts'`, 'a room uses only what it may'],
  ['src/local/identity/web/Outbox.tsx', `import { x } from '../server/outbox.ts'`, 'the browser never sees the server'],
])('in %s, %s is noticed', ([file, line, law]) => {
  expect(importsOf(line).map((specifier) => brokenLaw(file, specifier))).toEqual([law])
})

test.for<[file: string, line: string]>([
  ['src/items/item.ts', `import { z } from 'zod'`],
  ['src/predictions/web/Card.tsx', `import { x } from '../question-types/index.ts'`],
  ['src/predictions/server/store.ts', `import { x } from '#items/server/store.ts'`],
  ['src/app/server/server.ts', `import { x } from '#items/server/store.ts'`],
  ['src/app/web/routes.tsx', `import { x } from '#site/web/home/Home.tsx'`],
  ['src/engine/crowd/pool.ts', `import { x } from '../random.ts'`],
  ['src/predictions/known-prediction.ts', `import { x } from '#series/series-chance.ts'`],
  ['src/record/web/record-data.ts', `import type { X } from '#site/web/layout/screen-data.ts'`],
])('in %s, %s is in order', ([file, line]) => {
  expect(importsOf(line).map((specifier) => brokenLaw(file, specifier))).toEqual([undefined])
})
