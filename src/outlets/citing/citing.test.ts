/** Citations are read back by the programs that take them: the same title, author, year and address. */
import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-ris'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bibtexOf } from './bibtex.ts'
import { type Cited, citedFrom } from './cited.ts'
import { cslOf } from './csl.ts'
import { risOf } from './ris.ts'
import { sayCitation } from './say-citation.ts'

const cited: Cited = {
  key: 'farsight-trend-131-v4',
  as: 'dataset',
  title: 'Fewer children die before the age of five',
  author: 'Farsight',
  publisher: 'Farsight',
  day: '2026-11-20',
  version: 4,
  url: 'https://farsight.example/trend/131/v/4',
  accessed: '2026-11-27',
}

type Read = Cite['data'][number]
const read = (text: unknown) => new Cite(text).data[0]
const said = (one: Read | undefined) => ({
  title: one?.title,
  author: one?.author.map(({ literal, family, given }) => literal ?? [given, family].filter(Boolean).join(' ')).join(),
  year: one?.issued['date-parts'][0]?.[0],
  url: one?.URL,
})
const wanted = ({ title, author, url }: Cited) => ({ title, author, year: 2026, url })

describe.each([
  ['Fewer children die', 'Farsight'],
  ['CO2 & methane: 50 % of {all}, at_least #1 for $5 ~ x^2', 'Åsa Öberg'],
  ['气候变化 2050', '王小明'],
  [`A very long title ${'that goes on '.repeat(22)}`.trim(), 'Farsight'],
])('%s by %s', (title, author) => {
  const one = { ...cited, title, author }
  test.each([
    ['BibTeX', bibtexOf(one)],
    ['RIS', risOf(one)],
    ['CSL-JSON', [cslOf(one)]],
  ])('is read back from %s', (_, text) => expect(said(read(text))).toEqual(wanted(one)))
})

test('no title begins a field or ends an entry of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (title) => {
      const view = {
        kind: 'trend',
        id: '1',
        version: 1,
        citedAs: 'dataset',
        title,
        author: title,
        updatedAt: cited.day,
      }
      const one = citedFrom(view as never, { productName: 'Farsight', origin: 'https://f.example' }, cited.accessed)
      expect(bibtexOf(one).split('\n')).toHaveLength(12)
      expect(
        risOf(one)
          .split('\r\n')
          .slice(0, -1)
          .every((line) => /^[A-Z][A-Z0-9] {2}- /.test(line)),
      ).toBe(true)
    }),
  )
})

test('a citation as a sentence names the version, its day and the day on which it was looked at', () => {
  expect(sayCitation(cited)).toBe(
    'Farsight (2026). Fewer children die before the age of five. Version 4 of 20 Nov 2026 [Data set]. Retrieved 27 Nov 2026, from https://farsight.example/trend/131/v/4',
  )
  expect(sayCitation({ ...cited, as: 'webpage', author: 'Ada Okafor', title: 'Will it rain?' })).toBe(
    'Ada Okafor (2026). Will it rain? Version 4 of 20 Nov 2026 [Web page]. Farsight. Retrieved 27 Nov 2026, from https://farsight.example/trend/131/v/4',
  )
})
