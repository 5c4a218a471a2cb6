/** Calls that somebody might make without a pause: what each does to others, and whether it is charged for. */

export const hostileTexts = [
  '- a\n'.repeat(25_000),
  'a\n=\n'.repeat(25_000),
  '**a'.repeat(33_333),
  '[a](b)'.repeat(16_000),
]

export type LoopedCall = readonly [method: 'GET' | 'POST' | 'PUT', url: string, body?: object]

export const loopedCalls: Readonly<Record<string, LoopedCall>> = {
  search: ['GET', '/api/items?q=solar+energy'],
  counts: ['GET', '/api/counts?q=solar'],
  item: ['GET', '/api/items/trend/131?include=numbers,neighbours,versions'],
  me: ['GET', '/api/me'],
  preview: ['POST', '/api/prose', { body: `${hostileTexts[0]}`.slice(0, 50_000) }],
  draft: ['PUT', '/api/me/drafts/7b0f6a1e-8f5e-4a39-9a57-0d7c4b1d2f10', { kind: 'trend', entry: { title: 'Begun' } }],
  'analysis preview': ['POST', '/api/analyses/preview', { question: 'Will solar power be cheap in 2040?' }],
  save: ['PUT', '/api/items/trend/131/save'],
  horizon: ['GET', '/api/horizon'],
  version: ['GET', '/api/items/trend/131/versions/1'],
  set: ['GET', '/api/scenario-sets/electricity-2045'],
  mine: ['GET', '/api/me/items'],
}
