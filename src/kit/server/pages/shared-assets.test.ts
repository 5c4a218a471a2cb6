import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from '../http/http.ts'
import { serveAssets } from './assets.ts'
import { shareAssets } from './shared-assets.ts'

const day = 86_400_000
const begin = new Date('2026-01-01')
const after = (days: number) => new Date(begin.getTime() + days * day)

/** A place for builds and what they share. */
function givenPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const shared = join(folder, 'shared')
  const dist = join(folder, 'dist')
  return {
    shared,
    dist,
    /** A build takes the place of the one before, as `npm run build` has it. */
    async build(names: readonly string[], now: Date) {
      rmSync(dist, { recursive: true, force: true })
      for (const name of names) {
        const part = name.startsWith('embed') ? 'embeds/assets/embeds' : 'web/assets'
        mkdirSync(join(dist, part), { recursive: true })
        writeFileSync(join(dist, part, name), `of ${name}`)
        writeFileSync(join(dist, part, `${name}.gz`), gzipSync(`of ${name}`))
      }
      await shareAssets(dist, shared, now)
    },
    kept: () =>
      readdirSync(join(shared, 'web/assets'))
        .filter((name) => name.endsWith('.js'))
        .toSorted(),
  }
}

test('a page that was open when a release came finds its files: the server answers those of both builds', async () => {
  const place = givenPlace()
  await place.build(['old-1.js', 'embed-1.js', 'both-1.js'], begin)
  await place.build(['new-1.js', 'embed-2.js', 'both-1.js'], after(1))
  const app = createHttpServer({})
  onTestFinished(() => app.close())
  await serveAssets(app, place.dist, place.shared)
  for (const path of ['old-1.js', 'new-1.js', 'both-1.js', 'embeds/embed-1.js', 'embeds/embed-2.js'])
    for (const encoding of ['identity', 'gzip']) {
      const answer = await app.inject({ url: `/assets/${path}`, headers: { 'accept-encoding': encoding } })
      expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([
        path,
        200,
        'public, max-age=31536000, immutable',
      ])
      expect(answer.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined)
      expect(answer.headers['access-control-allow-origin']).toBe(path.startsWith('embeds/') ? '*' : undefined)
    }
  expect((await app.inject('/assets/none.js')).statusCode).toBe(404)
  expect((await app.inject('/assets/.current')).statusCode).toBe(404)
})

test('files of a build go 30 days after another one took its place, however old they were by then', async () => {
  const place = givenPlace()
  await place.build(['old-1.js'], begin)
  await place.build(['new-1.js'], after(100))
  await place.build(['new-1.js'], after(129))
  expect(place.kept()).toEqual(['new-1.js', 'old-1.js'])
  await place.build(['new-1.js'], after(131))
  expect(place.kept()).toEqual(['new-1.js'])
})

test('the first build is shared as well, whole, with what is compressed', async () => {
  const place = givenPlace()
  await place.build(['one-1.js'], begin)
  expect(readdirSync(join(place.shared, 'web/assets'))).toEqual(['one-1.js', 'one-1.js.gz'])
})

test('several processes that start at once are not in each other’s way', async () => {
  const place = givenPlace()
  await place.build(['old-1.js'], begin)
  await place.build(['new-1.js'], after(1))
  await Promise.all([1, 2, 3].map(() => shareAssets(place.dist, place.shared, after(40))))
  expect([place.kept(), existsSync(join(place.shared, '.current'))]).toEqual([['new-1.js'], true])
})
