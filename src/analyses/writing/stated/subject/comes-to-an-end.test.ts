import { expect, test } from 'vitest'
import { readQuestion } from '../../../ask/read-question.ts'
import { nothing } from '../../asked.ts'
import { tellsNoEnd } from './comes-to-an-end.ts'

const tells = (question: string, names: string): boolean =>
  !tellsNoEnd(readQuestion(question, new Date('2026-11-24')).parts[0] ?? nothing, { names })

test.for<[question: string, title: string, is: boolean]>([
  ['Do the tea wars end?', 'Tea is used in war by the end of 2030', false],
  ['Will the tea strikes ever stop?', 'A tea strike breaks out by 2030', false],
  ['When will the tea war end?', 'Tea is used in war', false],
  ['Do the tea wars end?', 'The tea war ends by 2030', true],
  ['Will the tea tax end?', 'Ten towns have abolished the tea tax by the end of 2030', true],
  ['Will tea be dear in 2030, or is that a dead end?', 'Tea is dear by 2030', true],
  ['Will tea be dear by the end of 2030?', 'Tea is dear by 2030', true],
])('whether “%s” is told by “%s”: %s', ([question, title, is]) => expect(tells(question, title)).toBe(is))
