/** The operators' table of sources, which is a list of its rows where seven columns have no room. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SourceTable } from './SourceTable.tsx'

const row: Parameters<typeof SourceTable>[0]['sources'][number] = {
  itemId: '133',
  label: 'CO2 in the air',
  connector: { id: 'table', title: 'A table at an address' },
  state: 'active',
  attribution: null,
  computed: null,
  checkedAt: '2026-11-20T07:00:00.000Z',
  changedAt: null,
  nextAt: '2026-11-21T07:00:00.000Z',
  expectedBy: null,
  heldSince: null,
  newest: '2025',
  isLate: false,
  isWithheld: false,
  failures: 0,
  holds: 0,
  why: null,
  every: 'daily',
  ms: null,
}

test('every value of a source says what it is, where the head of the table has no room', () => {
  const html = renderToString(
    <MemoryRouter>
      <SourceTable sources={[row]} canAsk />
    </MemoryRouter>,
  )
  const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]+)<\/th>/g)].map(([, title]) => title)
  const named = [...html.matchAll(/<td[^>]* data-column="([^"]+)"/g)].map(([, title]) => title)
  expect(heads).toHaveLength(7)
  expect(named).toEqual(heads.slice(1)) // the first names the row
})
