import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostOf, whyNotLink, writtenLink } from './link.ts'

it.each([
  'https://noaa.gov',
  'https://www.example.org/a/b?c=d#e',
  'HTTPS://Example.ORG/',
  'https://xn--bcher-kva.example/für',
  'https://example.xn--p1ai/',
  'https://10.example.org/',
  'https://example.org?q=a@b:8080',
])('%s is the address of a page that readers may be led to', (link) => expect(whyNotLink(link)).toBeNull())

it.each([
  ['http://noaa.gov', 'does not begin with https://'],
  ['javascript:alert(1)', 'does not begin with https://'],
  [' https://noaa.gov', 'does not begin with https://'],
  ['data:text/html,<b>', 'does not begin with https://'],
  ['//noaa.gov', 'does not begin with https://'],
  ['https://exa mple.org', 'has a sign in it that no address has'],
  ['https://exam\tple.org', 'has a sign in it that no address has'],
  ['https://example.org/\n', 'has a sign in it that no address has'],
  ['https://example.org/\ud800', 'has a sign in it that no address has'],
  ['https://exa\u202emple.org', 'has a host in other letters than a to z: use the form that begins with xn--'],
  ['https://nоaa.gov', 'has a host in other letters than a to z: use the form that begins with xn--'],
  ['https://noaa%2egov/', 'has a host in other letters than a to z: use the form that begins with xn--'],
  ['https://ada@noaa.gov', 'has a name or a password before its host'],
  ['https://noaa.gov:pw@example.org', 'has a name or a password before its host'],
  ['https://noaa.gov:8443/', 'names a port'],
  ['https://', 'is no address on the open net'],
  ['https:///etc', 'is no address on the open net'],
  ['https://localhost/', 'is no address on the open net'],
  ['https://printer/', 'is no address on the open net'],
  ['https://printer.local/', 'is no address on the open net'],
  ['https://PRINTER.LOCAL', 'is no address on the open net'],
  ['https://metadata.google.internal/', 'is no address on the open net'],
  ['https://localhost./', 'is no address on the open net'],
  ['https://noaa..gov/', 'is no address on the open net'],
  ['https://-a.org/', 'is no address on the open net'],
  ['https://127.0.0.1/', 'is no address on the open net'],
  ['https://10.0.0.8\\@noaa.gov/', 'has a sign in it that no address has'],
  ['https://example.org\\@evil.com/', 'has a sign in it that no address has'],
  ['https://example.org\\.evil.com/', 'has a sign in it that no address has'],
  ['https://example.org/a\\b', 'has a sign in it that no address has'],
  ['https://169.254.169.254/latest/', 'is no address on the open net'],
  ['https://0x7f.1/', 'is no address on the open net'],
  ['https://127.0.0.0x1/', 'is no address on the open net'],
  ['https://2130706433/', 'is no address on the open net'],
  ['https://8.8.8.8/', 'is no address on the open net'],
  ['https://[::1]/', 'is no address on the open net'],
  ['https://[::ffff:10.0.0.1]/', 'is no address on the open net'],
  ['https://1.0.0.10.in-addr.arpa/', 'is no address on the open net'],
  [`https://example.org/${'ü'.repeat(400)}`, 'is too long'],
])('%j %s', (link, why) => expect(whyNotLink(link)).toBe(why))

it('leads to the host that is named, however a browser reads it', () => {
  const signs = fc.constantFrom(...'@\\/:?#.%[]&=~|^`{}<>"\'abz019-_é', 'example.org', '127.0.0.1', '%40', '%5C', '%2F')
  const texts = fc.array(signs, { minLength: 1, maxLength: 12 }).map((parts) => `https://${parts.join('')}`)
  const afterName = texts.map((text) => text.replace('https://', 'https://noaa.gov'))
  fc.assert(
    fc.property(fc.oneof(texts, afterName), (text) => {
      fc.pre(whyNotLink(text) === null)
      const { hostname, username, port } = new URL(writtenLink(text))
      expect([hostname, username, port]).toEqual([hostOf(text), '', ''])
      expect(whyNotLink(writtenLink(text))).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

it('is kept and named so that nothing in it reads otherwise than it is', () => {
  const kept = writtenLink('https://NOAA.gov/a\u202eb"<c>?\u200b&d=%C3%BC#ü')
  expect(kept).toBe('https://noaa.gov/a%E2%80%AEb%22%3Cc%3E?%E2%80%8B&d=%C3%BC#%C3%BC')
  expect([hostOf(kept), whyNotLink(kept), writtenLink(kept)]).toEqual(['noaa.gov', null, kept])
  expect(new URL(kept).href).toBe(kept)
})
