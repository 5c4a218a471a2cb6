import { expect, test } from 'vitest'
import type { SharedCaches } from '../config/shared-caches.ts'
import { cachingOf } from './shared-caches.ts'

const caches: SharedCaches = { purgeUrl: 'https://cdn.test/purge', purgeToken: 'secret', tagHeader: 'cache-tag' }
const at = (time: string) => cachingOf(['i12'], caches, Date.parse(time))['cache-control']

test('a page is kept until the day ends: in the new year it does not stand for the old one', () => {
  expect(at('2026-11-23T00:00:00Z')).toContain('s-maxage=86400')
  expect(at('2026-12-31T23:59:30Z')).toContain('s-maxage=30')
})

test('a page that is about to be drawn anew is kept for seconds, and where nobody tells the caches for a minute', () => {
  expect(cachingOf(null, caches, 0)['cache-control']).toContain('s-maxage=10')
  expect(cachingOf(['i12'], undefined, 0)['cache-control']).toContain('s-maxage=60')
})
