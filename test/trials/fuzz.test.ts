/** Whatever is asked of the API and the pages: a proper answer, JSON or a page, and never a 5xx. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RefusalCode } from '#kit/refusal.ts'
import { refusals } from '#kit/refusals.ts'
import { givenServer } from '../given.ts'
import { anySign } from '../nonsense/any-sign.ts'

const { app } = await givenServer({ stocked: true })

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: anySign, maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    'null',
    '[]',
    '{}',
    '%00',
    "'",
    '"',
    '<script>',
    '../..',
    'trend,scenario',
    'a'.repeat(300),
  ),
  fc.integer().map(String),
)
const names = [
  'q',
  'kind',
  'category',
  'tag',
  'status',
  'family',
  'from',
  'to',
  'sort',
  'cursor',
  'limit',
  'include',
  'other',
]
const query = fc
  .array(fc.tuple(fc.constantFrom(...names), nasty), { maxLength: 5 })
  .map((pairs) => new URLSearchParams(pairs).toString())
const segment = nasty.map((text) => encodeURIComponent(text.toWellFormed()))
const path = fc.oneof(
  fc.constantFrom(
    '/api/items',
    '/api/counts',
    '/api/horizon',
    '/all-stuff',
    '/',
    '/api/scenario-sets/electricity-2045',
  ),
  fc
    .tuple(fc.constantFrom('prediction', 'trend', 'scenario', 'rumour'), segment)
    .map(([kind, id]) => `/api/items/${kind}/${id}`),
  fc
    .tuple(fc.constantFrom('prediction', 'trend'), segment, fc.constantFrom('neighbours', 'versions', 'x'))
    .map((parts) => `/api/items/${parts.join('/')}`),
  fc.tuple(fc.constantFrom('prediction', 'trend', 'scenario'), segment).map(([kind, id]) => `/${kind}/${id}`),
  fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
)

/**
 * What is wrong with a refusal, if anything: under /api it is JSON, and JSON has a code of the catalogue with its
 * sentence.
 */
function faultOf(where: string, type: string, body: string): string | null {
  if (!type.includes('json')) return where.startsWith('/api/') ? `not JSON: ${body.slice(0, 80)}` : null
  const { error } = JSON.parse(body) as { error?: { code?: string; message?: string } } // anything may have come back
  const code = error?.code ?? ''
  return code in refusals && error?.message === refusals[code as RefusalCode].message ? null : body
}

test.each([1, 2, 3])(
  '300 requests of every sort, seed %i: no 5xx, no stack, every refusal from the catalogue',
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(
        path,
        query,
        fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE', 'PATCH'),
        async (where, asked, method) => {
          const { statusCode, headers, body } = await app.inject({
            method: method as 'GET',
            url: `${where}${asked && `?${asked}`}`,
          })
          expect(statusCode).toBeLessThan(500)
          expect(body).not.toMatch(/\n\s+at .*:\d+:\d+/)
          expect(statusCode >= 400 && body ? faultOf(where, String(headers['content-type']), body) : null).toBeNull()
        },
      ),
      { numRuns: 300, seed },
    )
  },
)
