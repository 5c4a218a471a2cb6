import { expect, test } from 'vitest'
import { withNames } from './the-latter.ts'

test.for([
  ['Tea vs. coffee: is the latter dearer in 2031?', 'is coffee dearer than tea in 2031?'],
  ['Tea or coffee: will the former be the cheaper one?', 'will tea be cheaper than coffee?'],
  ['Green tea and white bread: will the former exceed the latter?', 'will green tea exceed white bread?'],
  [
    "We sell both. Tea versus coffee – is the latter's share bigger?",
    "We sell both is coffee's share bigger than tea?",
  ],
  ['Will tea or coffee be dearer?', 'Will tea or coffee be dearer?'],
  ['The latter is dear. Will tea be?', 'The latter is dear. Will tea be?'],
] as const)('%s: %s', ([typed, meant]) => expect(withNames(typed)).toBe(meant))
