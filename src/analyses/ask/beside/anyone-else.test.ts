/** Somebody else than the one who is named. */
import { expect, test } from 'vitest'
import { asDenial } from './anyone-else.ts'

test.for<[typed: string, meant: string]>([
  ['the chance that some country other than Kenya tops the list', 'the chance that Kenya does not top the list'],
  ['Will a house other than Earl Grey lead the list?', 'Will Earl Grey not lead the list?'],
  ['that the list ranks a country other than Kenya first', 'that the list does not rank Kenya first'],
  ['that another country than Kenya wins the cup', 'that Kenya does not win the cup'],
  ['If anybody rations tea by 2031, who will it be?', 'who rations tea by 2031, if anybody?'],
  ['If any state rations tea by 2031, which one will it be?', 'which state rations tea by 2031, if any?'],
  ['If anybody rations tea by 2031, who does it first?', 'who first rations tea by 2031, if anybody?'],
  [
    'If any state rations tea by 2031, which will be the first to do so?',
    'which state first rations tea by 2031, if any?',
  ],
  ['If anybody rations tea, who does the paperwork first?', 'If anybody rations tea, who does the paperwork first?'],
  ['If anybody rations tea, what will it cost?', 'If anybody rations tea, what will it cost?'],
  // Nobody may do it at all, or several may.
  ['Will a country other than Kenya land on Mars?', 'Will a country other than Kenya land on Mars?'],
  ['Will countries other than Kenya grow tea?', 'Will countries other than Kenya grow tea?'],
  ['Will tea other than green tea be dearer?', 'Will tea other than green tea be dearer?'],
])('“%s” is “%s”', ([typed, meant]) => expect(asDenial(typed)).toBe(meant))
