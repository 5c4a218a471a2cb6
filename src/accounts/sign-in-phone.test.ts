import { expect, test } from 'vitest'
import { allowedCountries, countries, firstPhone, fullNumber } from './sign-in-phone.ts'

const isos = (option: Parameters<typeof allowedCountries>[0]) => allowedCountries(option).map(({ iso }) => iso)

test('every country is there once, with a prefix that can be dialled', () => {
  expect(new Set(countries.map(({ iso }) => iso)).size).toBe(countries.length)
  expect(countries.length).toBeGreaterThan(220)
  expect(countries.filter(({ iso, prefix }) => !/^[A-Z]{2}$/.test(iso) || !/^\+[1-9]\d{0,3}$/.test(prefix))).toEqual([])
  const known = { US: '+1', CA: '+1', HU: '+36', GB: '+44', JM: '+1876', KZ: '+7', XK: '+383' }
  for (const [iso, prefix] of Object.entries(known))
    expect(countries.find((country) => country.iso === iso)?.prefix).toBe(prefix)
})

test('R36 the lists name countries or prefixes, and all are allowed without them', () => {
  expect(isos({})).toHaveLength(countries.length)
  expect(isos({ whitelistedCountries: ['hu', '+43', 'ZZ'] }).toSorted()).toEqual(['AT', 'HU'])
  expect(isos({ whitelistedCountries: ['+1'] }).toSorted()).toEqual(['CA', 'US'])
  const without = isos({ blacklistedCountries: ['US', '+36'] })
  expect([without.includes('US'), without.includes('HU'), without.includes('CA')]).toEqual([false, false, true])
})

test('R35 the page begins with the hint, the country that is set, the reader’s, or the first allowed', () => {
  expect(firstPhone({ loginHint: '+36305550142', defaultCountry: 'US' }, 'DE')).toEqual({
    iso: 'HU',
    number: '305550142',
  })
  expect(firstPhone({ defaultCountry: 'us' }, 'DE')).toEqual({ iso: 'US', number: '' })
  expect(firstPhone({}, 'DE')).toEqual({ iso: 'DE', number: '' })
  expect(firstPhone({ whitelistedCountries: ['HU'] }, 'DE')).toEqual({ iso: 'HU', number: '' })
  expect(firstPhone({ whitelistedCountries: ['HU'], loginHint: '+15005550006' }, undefined)).toEqual({
    iso: 'HU',
    number: '',
  })
})

const hungary = allowedCountries({ whitelistedCountries: ['HU'] })
const notUs = allowedCountries({ blacklistedCountries: ['US', 'CA'] })
test.for<[iso: string, typed: string, full: string | null, allowed?: typeof countries]>([
  ['HU', '30 555-0142', '+36305550142'],
  ['HU', '06/30 555 0142', '+36305550142'],
  ['HU', '030 555 0142', '+36305550142'],
  ['US', '1 650 555 0100', '+16505550100'],
  ['RU', '8 912 345 67 89', '+79123456789'],
  ['GB', '020 7946 0018', '+442079460018'],
  ['IT', '06 1234 5678', '+390612345678'],
  ['HU', '+44 20 7946 0018', '+442079460018'],
  ['US', '(650) 555.0100', '+16505550100'],
  ['', '+36305550142', '+36305550142'],
  ['', '305550142', null],
  ['HU', '12', null],
  ['HU', '', null],
  ['HU', '30555o142', null],
  ['HU', '+0305550142', null],
  ['HU', '1234567890123456', null],
  ['HU', '+442079460018', null, hungary],
  ['HU', '+16505550100', null, notUs],
  ['HU', '+18765550100', '+18765550100', notUs],
])('R35 in %s, %j is %s', ([iso, typed, full, allowed = countries]) => {
  expect(fullNumber(iso, typed, allowed)).toBe(full)
})
