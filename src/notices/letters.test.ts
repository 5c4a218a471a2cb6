import { expect, test } from 'vitest'
import { describeLetter, type Site } from './letters.ts'

const at = (contact: string | undefined): Site => ({
  productName: 'Farsight',
  origin: 'https://farsight.example',
  contact,
})
const lettersAt = (site: Site) => ({
  hidden: describeLetter('hidden', { title: 'Ice', path: '/trend/1', reason: 'Advertising.' }, site).text,
  stopped: describeLetter('stopped', { reason: 'Adverts only.' }, site).text,
  due: describeLetter('due', {}, site).text,
})

test('whose items were hidden or stopped reads to whom to write, and nobody else does', () => {
  const { hidden, stopped, due } = lettersAt(at('desk@farsight.example'))
  for (const text of [hidden, stopped])
    expect(text).toContain('\n\nIf you disagree, write to desk@farsight.example.\n\n')
  expect(due).not.toContain('desk@')
})

test('where the operator has given no address, nothing is said of one', () => {
  for (const text of Object.values(lettersAt(at(undefined)))) expect(text).not.toMatch(/disagree|write to|undefined/)
})
