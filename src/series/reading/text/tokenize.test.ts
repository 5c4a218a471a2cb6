/** Text parted into cells, held against the standard read one sign after the other. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Delimiter, tokenize } from './tokenize.ts'

type State = { rows: string[][]; cells: string[]; cell: string; is: 'fresh' | 'plain' | 'quoted' | 'closing' }

/** RFC 4180 as a machine of four states, without any care for speed. */
function parted(text: string, delimiter: string): string[][] {
  let state: State = { rows: [], cells: [], cell: '', is: 'fresh' }
  for (const sign of `${text.replaceAll(/\r\n?/g, '\n')}\n`) state = after(state, sign, delimiter)
  return state.rows
}

function after(state: State, sign: string, delimiter: string): State {
  const { rows, cells, cell, is } = state
  if (is === 'quoted') return sign === '"' ? { ...state, is: 'closing' } : { ...state, cell: cell + sign }
  if (sign === '"' && is === 'fresh') return { ...state, is: 'quoted' }
  if (sign === '"' && is === 'closing') return { ...state, cell: `${cell}"`, is: 'quoted' }
  if (sign === delimiter) return { rows, cells: [...cells, cell], cell: '', is: 'fresh' }
  if (sign === '\n') return { rows: [...rows, [...cells, cell]], cells: [], cell: '', is: 'fresh' }
  return { ...state, cell: cell + sign, is: 'plain' }
}

const isFilled = (cells: readonly string[]) => cells.length > 1 || cells[0]?.trim() !== ''
const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

test('a table is parted as the standard says, whatever stands in its cells', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'a1,;"\n\r .'), maxLength: 6 })
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
  const delimiters = fc.constantFrom<Delimiter>(',', ';')
  fc.assert(
    fc.property(table, delimiters, fc.constantFrom('\n', '\r\n', '\r'), (rows, delimiter, end) => {
      const text = rows.map((cells) => cells.map(quoted).join(delimiter) + end).join('')
      const found = tokenize(text, delimiter).map(({ cells }) =>
        cells.map((one) => String(one).replaceAll(/\r\n?/g, '\n')),
      )
      expect(found.filter(isFilled)).toEqual(parted(text, delimiter).filter(isFilled))
    }),
    { numRuns: 1000 },
  )
})

test('rows know the lines on which they begin', () => {
  expect(tokenize('a,b\n\n"c\r\nd",e\rf,g', ',')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['c\r\nd', 'e'] },
    { line: 5, cells: ['f', 'g'] },
  ])
})
