import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Prose } from '../../prose.ts'
import { ProseColumns } from './ProseColumns.tsx'

const said = (text: string): Prose => ({ tag: 'p', children: [{ tag: 'text', text }] })

test('a short text stands in one column, since two would part its sentence; a longer one in two', () => {
  const short = renderToString(<ProseColumns tree={[said('Nobody was asked this in 2025.')]} />)
  expect(short).not.toContain('columns')
  const long = renderToString(<ProseColumns tree={[said('Ice. '.repeat(30)), said('Water. '.repeat(30))]} />)
  expect(long).toContain('class="columns"')
})
