/** Where a page of a refusal leads. */
import { expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { refusalPage } from './refusal-page.ts'

test('what may go well in a moment is tried again at its address', () => {
  for (const code of ['unavailable', 'too-many-requests', 'internal-error'] as const)
    expect(refusalPage(new Refusal(code), '/all-stuff?q=a')).toMatch(/href="\/all-stuff\?q=a"[^>]*>Try again</)
})

test('what an address itself is refused for leads home by that name, and never to an address that nobody can read', () => {
  const page = refusalPage(new Refusal('malformed-request'), '/\u0000')
  expect(page).toMatch(/href="\/"[^>]*>Go to the home page</)
  expect(page).not.toContain('Try again')
})
