/** Three or more of which one is asked for. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const of = (text: string) => readQuestion(text, new Date('2026-11-29')).parts[0]

test.for<[question: string, things: string[], isLeast: boolean]>([
  ['Which will sell the most cups in 2030: tea, coffee or cocoa?', ['tea', 'coffee', 'cocoa'], false],
  ['Which of tea, coffee and cocoa will be the largest in 2030?', ['tea', 'coffee', 'cocoa'], false],
  ['Of tea, coffee, cocoa and mate, which will sell least in 2030?', ['tea', 'coffee', 'cocoa', 'mate'], true],
  ['Rank tea, coffee and cocoa for 2030: which comes out on top?', ['tea', 'coffee', 'cocoa'], false],
  ['Which will be smallest in 2030, green tea, black tea or coffee?', ['green tea', 'black tea', 'coffee'], true],
])('“%s” asks among %j', ([question, things, isLeast]) => {
  expect(of(question)).toMatchObject({ wants: 'which', relation: null, of: { among: { things, isLeast } } })
})

test.for([
  'Which will sell more cups in 2030: tea or coffee?',
  'Will tea, coffee or cocoa be banned by 2030?',
  'Who wins in 2030: Ms Oolong, Ms Assam or somebody else?',
])('“%s” asks among no three', (question) => expect(of(question)?.of).not.toHaveProperty('among'))
