import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'
import { placeWrittenOut } from './told-place.ts'

test.for<[text: string, told: string, meant: string]>([
  ['Will tea be dearer there in 2030?', 'I live in Peru.', 'Will tea be dearer in Peru in 2030?'],
  ['Will the price there be below 3 in 2030?', 'Peru grows tea.', 'Will the price in Peru be below 3 in 2030?'],
  ['Will tea be dearer in that country in 2030?', 'I live in Peru.', 'Will tea be dearer in Peru in 2030?'],
  ['What is the population of my country?', 'I live in Peru.', 'What is the population of Peru?'],
  ['Will there be more tea in 2030?', 'I live in Peru.', 'Will there be more tea in 2030?'],
  ['I think there will be more tea.', 'I live in Peru.', 'I think there will be more tea.'],
  ['Will tea be dearer there than in Chile?', 'I live in Peru.', 'Will tea be dearer there than in Chile?'],
  ['Will people land there?', 'The moon is near.', 'Will people land there?'],
])('“%s” after “%s” is “%s”', ([text, told, meant]) => expect(placeWrittenOut(text, [told])).toBe(meant))

test('what is asked of there is asked of the place that was told', () => {
  const { parts } = readQuestion(
    'I live in Peru. Will the price of tea there be below 3 in 2030?',
    new Date('2026-11-24'),
  )
  expect(parts[0]?.place).toBe('Peru')
})
