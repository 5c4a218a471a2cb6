import { expect, test } from 'vitest'
import { readQuestion } from '../ask/read-question.ts'
import { amongOptions } from './among-options.ts'
import type { DossierItem } from './dossier.ts'

test.for<[options: string[] | undefined, wants: string]>([
  [['4 cups or fewer', '5 to 9 cups', '10 cups or more'], 'which'],
  [['Tea', 'Coffee'], 'amount'],
  [undefined, 'amount'],
])('where a question has %j to choose from, it is asked for %s', ([options, wants]) => {
  const question = readQuestion('Where will the tea clock stand in 2030?', new Date('2026-11-22'))
  const parts = question.parts.map((part) => ({ ...part, of: { ...part.of, items: ['prediction/1'] } }))
  const item = { ref: 'prediction/1', details: { question: { options } } } as unknown as DossierItem // all that is looked at
  expect(amongOptions({ ...question, parts }, [item]).parts[0]?.wants).toBe(wants)
})
