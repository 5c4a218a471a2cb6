/** What a view of all stuff is called elsewhere: its filters in words, and nothing that somebody typed. */
import { expect, test } from 'vitest'
import { sayFound, sayShelf, sayView } from './say-shelf.ts'
import { type Shelf, wholeShelf } from './shelf.ts'

const sections = { trend: 'Trends', prediction: 'Predictions', scenario: 'Scenarios' }

test.each<[Partial<Shelf>, string]>([
  [{}, 'All stuff'],
  [{ kind: ['trend'] }, 'Trends'],
  [{ kind: ['trend', 'prediction', 'scenario'] }, 'Trends, predictions and scenarios'],
  [{ category: ['social', 'political'], to: 2040 }, 'All stuff: social or political, until 2040'],
  [{ kind: ['prediction'], tag: ['heat-waves'], status: ['open'] }, 'Predictions: tagged heat waves, open'],
  [{ data: 'measured', from: 2030 }, 'All stuff: rests on a measured series, from 2030'],
  [{ family: 'buy-shares-now' }, 'All stuff: told together'],
  [{ linked: 'trend/131' }, 'All stuff: linked to one item'],
  [{ q: 'Farsight is broke' }, 'All stuff: found by a search'],
])('%j is called "%s"', (filters, said) => expect(sayShelf({ ...wholeShelf, ...filters }, sections)).toBe(said))

test.each<[Partial<Shelf>, string]>([
  [{ view: 'radar' }, 'What the coming years bring'],
  [{ view: 'radar', category: ['environmental'] }, 'Environmental: what the coming years bring'],
  [{ view: 'timeline', kind: ['trend'] }, 'Trends: what the coming years bring'],
  [{ view: 'timeline', kind: ['trend'], to: 2040 }, 'Trends, until 2040: what the coming years bring'],
  [{ view: 'table', kind: ['trend'], to: 2040 }, 'Trends: until 2040'],
])('the view %j is called "%s", with one colon', (shelf, said) =>
  expect(sayView({ ...wholeShelf, ...shelf }, sections)).toBe(said),
)

test.each([
  [{ total: 0, more: false }, 'No items'],
  [{ total: 1, more: false }, '1 item'],
  [{ total: 10_000, more: true }, 'more than 10,000 items'],
])('%j is %s', (counts, said) => expect(sayFound(counts)).toBe(said))
