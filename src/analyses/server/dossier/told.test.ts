import { expect, test } from 'vitest'
import { toldOf } from './told.ts'

const body = '## What is changing\n\nMuch.\n\n## What drives it\n\nCheap *cells*.\n\n## What to watch\n\nPrices.'

test('what drives a trend is told by its fields, and by its text where it has none', () => {
  const fields = {
    drives: [{ what: 'Price leads.' }, { what: 'It needs no fuel.' }],
    watch: [{ what: 'Grids' }, { what: 'Batteries' }],
  }
  expect(toldOf({ kind: 'trend', body, details: {} })).toEqual({ drives: 'Cheap cells.', watch: 'Prices.' })
  expect(toldOf({ kind: 'trend', body, details: fields })).toEqual({
    drives: 'Price leads. It needs no fuel.',
    watch: 'Grids; Batteries.',
  })
  expect(toldOf({ kind: 'prediction', body, details: fields })).toEqual({ drives: 'Cheap cells.', watch: 'Prices.' })
})
