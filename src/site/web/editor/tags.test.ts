import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tag } from '#items/item.ts'
import { mostTags, tagFrom, withTags } from './tags.ts'

test.for([
  ['Solar Power', 'solar-power'],
  ['  CO2 emissions! ', 'co2-emissions'],
  ['Öl & Gas', 'ol-gas'],
  ['Straße', 'strasse'],
  ['women’s health', 'womens-health'],
  ['--a--b--', 'a-b'],
  ['日本', ''],
  ['', ''],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  [`-${'a'.repeat(50)}`, 'a'.repeat(40)],
] as const)('%j becomes the tag %j', ([typed, made]) => expect(tagFrom(typed)).toBe(made))

test('whatever is typed becomes a tag that the contract takes, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const made = tagFrom(typed)
      expect(made === '' || tag.safeParse(made).success).toBe(true)
      expect(tagFrom(made)).toBe(made)
    }),
  )
})

test('several are typed or pasted at once; each stays once, and at most eight', () => {
  expect(withTags(['rain'], 'Rain, Heavy snow;hail\nfog').tags).toEqual(['rain', 'heavy-snow', 'hail', 'fog'])
  expect(withTags(['rain'], ' , ')).toEqual({ tags: ['rain'], left: 0 })
  const { tags, left } = withTags(['rain'], Array.from({ length: 20 }, (_, i) => `t${i}`).join(','))
  expect([tags.length, left]).toEqual([mostTags, 13])
})
