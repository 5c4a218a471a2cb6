/** What a site asks of programs that follow its links. */
import { expect, test } from 'vitest'
import { mayFollow } from './robots.ts'

const site = `\uFEFF# a remark
User-agent: *
Disallow: /search # all of it
Disallow: /*.pdf$
Allow: /search/about
Disallow:

User-agent: BadBot
User-agent: Farsight
Disallow: /private
`

test.each([
  ['', '/anything', 'farsight', true],
  ['<html>no robots here</html>', '/anything', 'farsight', true],
  [site, '/search?q=1', 'other', false],
  [site, '/search/about/us', 'other', true],
  [site, '/a/b.pdf', 'other', false],
  [site, '/a/b.pdf?x', 'other', true],
  [site, '/en/research', 'other', true],
  [site, '/search', 'farsight', true],
  [site, '/private/x', 'farsight', false],
  [site, '/private/x', 'badbot', false],
  ['User-agent: *\nDisallow: /\nAllow: /', '/x', 'farsight', true],
  ['User-agent: *\nDisallow: /', '/x', 'farsight', false],
])('%#: %s of %s by %s', (robots, path, us, may) => expect(mayFollow(robots, path, us)).toBe(may))
