/** By which names people may be shown as forecasters. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicName, publicNameKey } from './public-name.ts'

test.for([
  ['grey-heron', 'grey-heron'],
  ['  Grey-Heron ', 'grey-heron'],
  ['north-3', 'north-3'],
  ['Ada', 'ada'],
  ['modeller', 'modeller'],
])('%j is the name %j', ([typed, name]) => {
  expect(publicName.parse(typed)).toBe(name)
})

test.for<[what: string, typed: string]>([
  ['too short', 'ab'],
  ['too long', 'a'.repeat(31)],
  ['a digit first', '3-north'],
  ['a hyphen first', '-ada'],
  ['a hyphen last', 'ada-'],
  ['two hyphens', 'ada--b'],
  ['a space', 'ada b'],
  ['a no-break space', 'ada\u00a0b'],
  ['an ideographic space', 'ada\u3000b'],
  ['a blank of Braille', 'ada\u2800b'],
  ['a sign that turns what follows', 'ada\u202eadb'],
  ['a sign of no width', 'ad\u200ba'],
  ['a Cyrillic letter', 'аda'],
  ['a letter with an accent', 'zoë'],
  ['a slash', 'ada/b'],
  ['a dot', 'ada.csv'],
  ['a percent sign', 'ada%2f'],
  ['the house', 'the-house'],
  ['the house in digits', 'far5ight'],
  ['whoever answers for it', 'adm1n'],
  ['another voice', 'the-model'],
  ['another voice in digits', 'm0del'],
  ['nobody', 'nobody'],
])('nobody is shown by a name with %s', ([, typed]) => {
  expect(publicName.safeParse(typed).success).toBe(false)
})

test.for<[one: string, other: string]>([
  ['grey-heron', 'greyheron'],
  ['north-10', 'north-io'],
  ['corn-fly', 'com-f1y'],
  ['vvater', 'water'],
])('%s and %s are read as one', ([one, other]) => {
  expect(publicNameKey(one)).toBe(publicNameKey(other))
})

test('a name is an address as it stands', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12, unit: fc.constantFrom(...'aB3-%./ é') }), (typed) => {
      const { data: name = '' } = publicName.safeParse(typed)
      expect(encodeURIComponent(name)).toBe(name)
    }),
  )
})
