/** What a language model says of a question stands by itself, in its own words and as text alone. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MachineSaid } from './MachineSaid.tsx'

const machine = {
  by: 'machine:org/one:q4' as const,
  at: '2026-11-28T04:41:00.000Z',
  estimate: { type: 'binary' as const, probability: 0.12 },
  reason: 'Once in ten years, see example.org and <b>more</b>.',
}

function draw(reason: string | null, isOver = false): string {
  return renderToString(
    <MemoryRouter>
      <MachineSaid question={{ type: 'binary' }} machine={{ ...machine, reason }} isOver={isOver} />
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '')
}

test('it is named by its model, with its number, its day, a link to its record, and who checked it', () => {
  const html = draw(machine.reason)
  const text = html.replaceAll(/<[^>]*>/g, '')
  expect(text).toContain('The machine (org/one:q4) says 12%, asked on 28 Nov 2026')
  expect(text).toContain('Nobody has checked what it says')
  expect(html).toContain('href="/forecaster/machine:org~one:q4"')
  expect(html).toContain('href="/method#machine"')
})

test('its reason is text, and never a link', () => {
  const html = draw(machine.reason)
  expect(html).toContain('<bdi>Once in ten years, see example.org and &lt;b&gt;more&lt;/b&gt;.</bdi>')
  expect(draw(null)).not.toContain('<blockquote')
})

test('once the outcome is known it is told as what was said', () => {
  const text = draw(null, true).replaceAll(/<[^>]*>/g, '')
  expect(text).toContain('The machine (org/one:q4) said 12%, asked on 28 Nov 2026')
})
