/** Which pages are forgotten, and when, by what they show. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Notice, Tag } from '#kit/events/tag.ts'
import { redrawPauseMs } from './freshness.ts'
import { createKeptPages } from './kept-pages.ts'
import { changed, givenPages, gone, say, showing, slowDraw, textOf } from './test-pages.ts'

describe('a page is forgotten by what it shows', () => {
  test('what changes is dropped from its own page, and from no page that does not show it', async () => {
    const { kept, shows, ask } = givenPages()
    Object.assign(shows, { '/12': ['i12'], '/13': ['i13'] })
    for (const path of ['/12', '/13', '/docs']) await ask(path)
    kept.hear([changed('i12', 'n12', 'l')])
    expect([await ask('/12'), await ask('/13'), await ask('/docs')]).toEqual(['/12 2', '/13 1', '/docs 1'])
  })

  test.each<[Tag, number]>([
    ['n12', 10_000],
    ['f:set', 10_000],
    ['l', 10_000],
    ['r', 60_000],
  ])('%s is shown as it was while it is drawn anew, and for %d ms at the most', async (tag, longest) => {
    const { kept, shows, ask, after } = givenPages()
    shows['/x'] = [tag]
    await ask('/x')
    after(redrawPauseMs)
    kept.hear([changed(tag)])
    expect([await ask('/x'), await ask('/x')]).toEqual(['/x 1', '/x 2'])
    after(redrawPauseMs)
    kept.hear([changed(tag)])
    after(longest)
    expect(await ask('/x')).toBe('/x 2')
    kept.hear([changed(tag)])
    after(longest + 1)
    expect(await ask('/x')).toBe('/x 4')
  })

  test.each<Tag>(['i12', 'n12', 'f:set', 'l', 'r'])('what is gone is nowhere to be seen at once: %s', async (tag) => {
    const { kept, shows, ask } = givenPages()
    shows['/x'] = [tag]
    await ask('/x')
    kept.hear([gone(tag)])
    expect(await ask('/x')).toBe('/x 2')
  })

  test('a page that is always stale is drawn anew once in nine seconds, before it may be shown no longer', async () => {
    const { kept, shows, ask, after } = givenPages()
    shows['/x'] = ['l']
    const seen = new Set<string>()
    for (let ms = 0; ms < 45_000; ms += 100) {
      seen.add(await ask('/x'))
      kept.hear([changed('l')])
      after(100)
    }
    expect(seen.size).toBe(5)
  })

  test('the clock of a stale page runs from the first change that it does not show', async () => {
    const { kept, shows, ask, after } = givenPages()
    shows['/x'] = ['n1']
    await ask('/x')
    for (let times = 0; times < 4; times++) {
      kept.hear([changed('n1')])
      after(3000)
    }
    expect(await ask('/x')).toBe('/x 2')
  })

  test('when nobody can say what changed, nothing is left', async () => {
    const { kept, ask } = givenPages()
    await ask('/docs')
    kept.hear([{ is: 'gone', tags: null }])
    expect(kept.size()).toBe(0)
  })

  test('what is gone while a page that showed it is drawn is handed to those who asked before, and to nobody after', async () => {
    const kept = createKeptPages(() => true)
    const slow = slowDraw()
    const before = kept.find('/', slow.draw)
    kept.hear([gone('n12')])
    const after = kept.find('/', async () => ({ status: 200, html: 'new', ...showing() }))
    slow.finish('old', 'i1', 'n12')
    expect([textOf(await before), textOf(await after)]).toEqual(['old', 'new'])
    expect(textOf(await kept.find('/', say('newer')))).toBe('new')
  })

  test('what changes while a page without it is drawn keeps nobody from being handed that page', async () => {
    const kept = createKeptPages(() => true)
    const slow = slowDraw()
    const before = kept.find('/', slow.draw)
    kept.hear([gone('n12')])
    const after = kept.find('/', say('drawn twice'))
    slow.finish('once', 'i1')
    expect([textOf(await before), textOf(await after), textOf(await kept.find('/', say('kept')))]).toEqual([
      'once',
      'once',
      'once',
    ])
  })

  test('whoever wrote a version is shown it, whatever was kept, and cannot have a page drawn for ever', async () => {
    const { versions, ask, after } = givenPages()
    versions['/12'] = 2
    await ask('/12', 2)
    after(1000)
    versions['/12'] = 3
    expect([await ask('/12', 2), await ask('/12', 3)]).toEqual(['/12 1', '/12 2'])
    expect([await ask('/12', 999), await ask('/12', 1000)]).toEqual(['/12 2', '/12 2'])
  })

  test('hearing everything twice comes to the same', async () => {
    const tag = fc.constantFrom<Tag>('i1', 'n1', 'i2', 'n2', 'f:a', 'l', 'r')
    const step = fc.record({
      notices: fc.array(
        fc.record({ is: fc.constantFrom<Notice['is']>('changed', 'gone'), tags: fc.array(tag, { maxLength: 3 }) }),
        {
          maxLength: 3,
        },
      ),
      path: fc.constantFrom('/1', '/2', '/l', '/r', '/none'),
      ms: fc.constantFrom(1, 4000, 11_000),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const worlds = [givenPages(), givenPages()] as const
        const shows = { '/1': ['i1', 'n2', 'f:a'], '/2': ['i2', 'n1'], '/l': ['l'], '/r': ['r'] }
        const seen = await Promise.all(
          worlds.map(async ({ kept, ask, after, ...world }, again) => {
            Object.assign(world.shows, shows)
            const texts: string[] = []
            for (const { notices, path, ms } of steps) {
              for (let times = 0; times <= again; times++) kept.hear(notices)
              texts.push(await ask(path))
              after(ms)
            }
            return texts
          }),
        )
        expect(seen[0]).toEqual(seen[1])
      }),
      { numRuns: 50, seed: 5 },
    )
  })

  test('which pages show what takes up a twentieth of the store at the most; a page that shows too much goes with every change', async () => {
    const { kept, shows, ask } = givenPages()
    const many = Array.from({ length: 100 }, (_, i): Tag => `n${i}`)
    shows['/small'] = many
    await ask('/small')
    await kept.find('/large', async () => ({ status: 200, html: 'x'.repeat(200_000), ...showing(...many) }))
    expect(kept.bytes().tags).toBeGreaterThan(0)
    expect(kept.bytes().tags).toBeLessThanOrEqual(kept.bytes().pages * 0.05)
    kept.hear([gone('n777')])
    expect([await ask('/small'), kept.size()]).toEqual(['/small 2', 2])
  })
})
