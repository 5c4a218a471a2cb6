import { expect, test } from 'vitest'
import { joined, type Pages, renewed } from './pages.ts'

const idOf = (row: string) => row[0]
const pages = (rows: string[], next: string | null, page = 'page'): Pages<string, string> => ({ rows, next, page })

test('when the first page is asked anew, what was read further down stays below it', () => {
  const shown = pages(['a', 'b', 'c', 'd'], 'after d')
  expect(renewed(shown, pages(['a!', 'b!'], 'after b', 'newer'), idOf)).toEqual(
    pages(['a!', 'b!', 'c', 'd'], 'after d', 'newer'),
  )
  // One more on top, one gone from the middle.
  expect(renewed(shown, pages(['z', 'a', 'c'], 'after c'), idOf).rows).toEqual(['z', 'a', 'c', 'd'])
})

test.each([
  ['nothing was shown', null, pages(['a', 'b'], 'after b')],
  ['it does not meet what is shown', pages(['x', 'y'], 'after y'), pages(['a', 'b'], 'after b')],
  ['all is shown on it', pages(['a', 'b', 'c'], 'after c'), pages(['a', 'c'], null)],
  ['nothing follows it any more', pages(['a', 'b', 'c'], 'after c'), pages(['a', 'b'], null)],
  ['nothing is left', pages(['a'], null), pages([], null)],
])('the first page stands alone where %s', (_why, shown, first) => {
  expect(renewed(shown, first, idOf)).toBe(first)
})

test('the next page follows, without the rows that have moved down meanwhile', () => {
  expect(joined(pages(['a', 'b'], 'after b'), pages(['b', 'c'], null, 'second'), idOf)).toEqual(
    pages(['a', 'b', 'c'], null),
  )
})
