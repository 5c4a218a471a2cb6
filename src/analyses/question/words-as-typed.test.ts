import { expect, test } from 'vitest'
import { wordsAsTyped } from './words-as-typed.ts'

test.each<[string, string[], string[]]>([
  ['Who wins Eurovision in 2028?', ['eurovision'], ['Eurovision']],
  ['Will Pluto’s ice melt?', ['pluto', 'ice'], ['Pluto', 'ice']],
  ['Will São Tomé drown?', ['sao', 'tome'], ['São Tomé']],
  ['Does the ex-Zanzibari king return?', ['zanzibari'], ['Zanzibari']],
  ['When does Grand Chess Master 4 come out?', ['chess'], ['Grand Chess Master 4']],
  ['Will Jules Verne be filmed?', ['jules', 'verne'], ['Jules Verne']],
  ['How long will people live?', ['expectancy'], ['expectancy']],
  ['', [], []],
])('of “%s” %s was typed as %s', (text, words, typed) => expect(wordsAsTyped(words, text)).toEqual(typed))
