/** The rule against calls from other sites, as a table. */
import { expect, test } from 'vitest'
import { saysOwnSite, whyNotOwnSite } from './own-site.ts'

const site = 'https://farsight.example'
type Row = [
  method: string,
  origin: string | undefined,
  fetchSite: string | undefined,
  host: string,
  publicUrl: string | undefined,
  isOurs: boolean,
]

test.for<Row>([
  // a program, or an old browser: the bearer has to prove it all
  ['POST', undefined, undefined, 'farsight.example', undefined, true],
  ['POST', undefined, 'none', 'farsight.example', undefined, true],
  // our own pages
  ['POST', site, 'same-origin', 'farsight.example', undefined, true],
  ['POST', site, 'same-origin', 'farsight.example', site, true],
  ['POST', site, undefined, '10.0.0.7:3000', site, true],
  ['POST', site, undefined, 'farsight.example:443', undefined, true],
  ['DELETE', 'http://localhost:3000', undefined, 'localhost:3000', undefined, true],
  ['POST', 'http://[::1]:3000', undefined, '[::1]:3000', undefined, true],
  // others
  ['POST', 'https://evil.example', undefined, 'farsight.example', undefined, false],
  ['PATCH', 'https://evil.example', undefined, 'farsight.example', site, false],
  ['DELETE', 'https://farsight.example.evil.example', undefined, 'farsight.example', undefined, false],
  ['POST', 'https://sub.farsight.example', undefined, 'farsight.example', undefined, false],
  ['POST', 'http://farsight.example', undefined, 'farsight.example', site, false],
  ['POST', 'https://farsight.example:8443', undefined, 'farsight.example', undefined, false],
  ['POST', 'http://localhost:3001', undefined, 'localhost:3000', undefined, false],
  ['POST', 'null', undefined, 'farsight.example', undefined, false],
  ['POST', 'null', undefined, 'farsight.example', site, false],
  ['POST', '', undefined, 'farsight.example', undefined, false],
  ['POST', 'farsight.example', undefined, 'farsight.example', undefined, false],
  ['POST', 'file://', undefined, '', undefined, false],
  ['POST', 'ftp://farsight.example', undefined, 'farsight.example', undefined, false],
  ['POST', `${site}/`, undefined, 'farsight.example', undefined, false],
  ['POST', `${site}, ${site}`, undefined, 'farsight.example', undefined, false],
  ['POST', 'https://a@farsight.example', undefined, 'farsight.example', undefined, false],
  ['POST', site, undefined, 'not a host', undefined, false],
  ['POST', undefined, 'cross-site', 'farsight.example', undefined, false],
  ['POST', undefined, 'same-site', 'farsight.example', undefined, false],
  ['POST', site, 'cross-site', 'farsight.example', undefined, false],
  ['POST', site, 'something-new', 'farsight.example', undefined, false],
  ['OPTIONS', 'https://evil.example', undefined, 'farsight.example', undefined, false],
  // reading changes nothing
  ['GET', 'https://evil.example', 'cross-site', 'farsight.example', site, true],
  ['HEAD', 'null', 'cross-site', 'farsight.example', site, true],
])('%s from %s (%s) to %s, known as %s: ours %s', ([method, origin, fetchSite, host, publicUrl, isOurs]) => {
  const headers = { ...(origin !== undefined && { origin }), ...(fetchSite && { 'sec-fetch-site': fetchSite }) }
  expect(whyNotOwnSite({ method, headers, host }, publicUrl)).toBe(isOurs ? null : 'foreign-origin')
})

test.for<[origin: string | undefined, fetchSite: string | undefined, isSaid: boolean]>([
  [site, 'same-origin', true],
  [site, undefined, true],
  [undefined, 'same-origin', false],
  [undefined, 'none', false],
  [undefined, undefined, false],
  ['null', undefined, false],
  ['https://evil.example', undefined, false],
  [site, 'same-site', false],
  [site, 'cross-site', false],
])('%s (%s) says that our own page asks: %s', ([origin, fetchSite, isSaid]) => {
  const headers = { ...(origin !== undefined && { origin }), ...(fetchSite && { 'sec-fetch-site': fetchSite }) }
  expect(saysOwnSite({ method: 'POST', headers, host: 'farsight.example' }, undefined)).toBe(isSaid)
})
