/** Somebody else than the one who is named. */
import { expect, test } from 'vitest'
import { asDenial } from './anyone-else.ts'

test.for<[typed: string, meant: string]>([
  ['the chance that some country other than Kenya tops the list', 'the chance that Kenya does not top the list'],
  ['Will a house other than Earl Grey lead the list?', 'Will Earl Grey not lead the list?'],
  ['that the list ranks a country other than Kenya first', 'that the list does not rank Kenya first'],
  ['that another country than Kenya wins the cup', 'that Kenya does not win the cup'],
  // Nobody may do it at all, or several may.
  ['Will a country other than Kenya land on Mars?', 'Will a country other than Kenya land on Mars?'],
  ['Will countries other than Kenya grow tea?', 'Will countries other than Kenya grow tea?'],
  ['Will tea other than green tea be dearer?', 'Will tea other than green tea be dearer?'],
])('“%s” is “%s”', ([typed, meant]) => expect(asDenial(typed)).toBe(meant))
