import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryOf, mendedEntry, sentEntry } from './form-entry.ts'
import { blank, form, item, today } from '../../../../test/analyses/writing.ts'

test('an item comes into the form with what people wrote: links of its kind’s own fields stay out', () => {
  expect(entryOf(item, form)).toMatchObject({
    title: 'Rain in spring',
    size: 4,
    parts: ['a'],
    links: [{ to: 'trend/4', relation: 'drives' }],
  })
})

test.for([
  ['Rain in spring', null],
  ['Rain in…', null],
  ['Wet springs', 'Wet springs'],
] as const)('the short name %s comes into the form as %s', ([label, shown]) => {
  expect(entryOf({ ...item, label }, form).label).toBe(shown)
})

test('what is empty is sent as null, and a link that names nothing is not sent', () => {
  const links = [
    { to: null, relation: 'drives' as const },
    { to: 'trend/1', relation: 'slows' as const },
  ]
  expect(sentEntry({ ...blank, label: '  ', links })).toMatchObject({
    label: null,
    links: [{ to: 'trend/1', relation: 'slows' }],
  })
})

test('a draft that was sent comes back as it stood in the form', () => {
  const entry = { ...entryOf(item, form), label: 'Wet' }
  expect(mendedEntry(sentEntry(entry), form, today)).toEqual(entry)
})

test('what a form may have and starts without comes back from a draft as a group of fields, and as nothing else', () => {
  const open = { ...form, blank: () => ({ ...form.blank(today), limits: undefined }) }
  const back = (limits: unknown) => mendedEntry({ limits }, open, today)['limits']
  expect([{ least: 1 }, [1], 1, 'a'].map(back)).toEqual([{ least: 1 }, undefined, undefined, undefined])
})

test('fields that no form has are left out of it', () => {
  expect(Object.keys(mendedEntry({ ownerId: '1', outcome: 'yes', title: 'T' }, form, today)).toSorted()).toEqual(
    Object.keys(blank).toSorted(),
  )
})

test('whatever a draft holds, the form gets fields of the sorts that it can show', () => {
  const names = fc.constantFrom(
    'title',
    'label',
    'summary',
    'category',
    'tags',
    'horizon',
    'links',
    'body',
    'size',
    'parts',
    '__proto__',
  )
  fc.assert(
    fc.property(fc.dictionary(names, fc.jsonValue()), (kept) => {
      const { title, tags, horizon, links, parts } = mendedEntry(kept, form, today)
      expect(typeof title).toBe('string')
      expect(tags.every((tag) => typeof tag === 'string')).toBe(true)
      expect([typeof horizon.from, typeof horizon.to].every((type) => ['number', 'object'].includes(type))).toBe(true)
      expect(links.every(({ to }) => to === null || typeof to === 'string')).toBe(true)
      expect(parts === null || Array.isArray(parts)).toBe(true)
    }),
  )
})
