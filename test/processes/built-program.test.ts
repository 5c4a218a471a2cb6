/** What `npm start` runs is built: it must hold all that the sources begin by the name of a file. */
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const threads = globSync('src/**/*-thread.ts').filter((file) => readFileSync(file, 'utf8').includes('answerQuestions('))
/** Rooms have threads of the same name. */
const builtOf = (file: string) => `${file.split('/')[1]}-${basename(file, '.ts')}.js`

test('every thread of the sources is built, and no other', () => {
  expect(globSync('dist/program/*-thread.js').map((file) => basename(file))).toEqual(
    expect.arrayContaining(threads.map(builtOf)),
  )
  expect(globSync('dist/program/*-thread.js')).toHaveLength(threads.length)
})

test.each(threads)('%s answers as it was built', async (file) => {
  const worker = new Worker(resolve('dist/program', builtOf(file)), { env: {}, execArgv: [] })
  const answer = once(worker, 'message')
  worker.postMessage({ task: 'none of its tasks', input: null }, [])
  expect(await answer).toEqual([{ error: 'there is no such task' }])
  await worker.terminate()
})

test('what lies beside a source is looked for there', () => {
  const built = globSync('dist/program/*.js').map((file) => readFileSync(file, 'utf8'))
  const places = built.flatMap((text) => [...text.matchAll(/new URL\("(\.\.\/\.\.\/src\/[^"]+)"/g)]).map(([, at]) => at)
  expect(places).toContain('../../src/kit/server/fonts/faces.ts')
  expect(places.filter((at) => globSync(`${at}`, { cwd: 'dist/program' }).length === 0)).toEqual([])
})

test('packages of many modules are part of it: a start opens none of their files', () => {
  const built = globSync('dist/program/*.js').map((file) => readFileSync(file, 'utf8'))
  const named = built.flatMap((text) => [...text.matchAll(/^import .*from "([^".][^"]*)";$/gm)]).map(([, name]) => name)
  expect(named).toContain('pg')
  for (const inside of ['kysely', 'stripe', 'zod', 'yaml', 'jose', 'age-encryption', '@noble/'])
    expect(named.filter((name) => name?.startsWith(inside))).toEqual([])
})
