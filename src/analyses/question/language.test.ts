/** In which language a short question is written. */
import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.for<[text: string, language: string]>([
  ['Do I need a kettle?', 'en'],
  ['Will tea take my job as a barista?', 'en'],
  ['Can I retire at 60?', 'en'],
  ['Hoće li čaj biti skup do 2030?', 'hr'],
  ['Quando o chá vai ser caro?', 'pt'],
  ['Kolik lidí bude pít čaj do roku 2030?', 'cs'],
])('“%s” is written in %s', ([text, language]) => expect(languageOf(text)).toBe(language))
