/**
 * Where the calls about one's own items answer. Apart from the contract, so that the browser needs no schemas to call
 * them.
 */
import type { Address } from '#kit/endpoint.ts'

export const myAddresses = {
  createItem: 'POST /api/items',
  reviseItem: 'PATCH /api/items/:kind/:id',
  removeItem: 'DELETE /api/items/:kind/:id',
  publishItem: 'POST /api/items/:kind/:id/publish',
  unpublishItem: 'POST /api/items/:kind/:id/unpublish',
  findVersion: 'GET /api/items/:kind/:id/versions/:version',
  saveItem: 'PUT /api/items/:kind/:id/save',
  unsaveItem: 'DELETE /api/items/:kind/:id/save',
  findStanding: 'GET /api/me/items/:kind/:id',
  listMine: 'GET /api/me/items',
  listMyMoved: 'GET /api/me/moved',
  listDrafts: 'GET /api/me/drafts',
  findDraft: 'GET /api/me/drafts/:draft',
  keepDraft: 'PUT /api/me/drafts/:draft',
  removeDraft: 'DELETE /api/me/drafts/:draft',
  previewProse: 'POST /api/prose',
  findOwnFeed: 'GET /api/me/feed',
  renewOwnFeed: 'POST /api/me/feed',
  removeOwnFeed: 'DELETE /api/me/feed',
  exportMine: 'GET /api/me/export',
  reportItem: 'POST /api/items/:kind/:id/reports',
  hideItem: 'POST /api/items/:kind/:id/hide',
  restoreItem: 'POST /api/items/:kind/:id/restore',
  leaveItem: 'POST /api/items/:kind/:id/leave',
  listReported: 'GET /api/operators/items',
  findAuthor: 'GET /api/authors/:author',
  listAuthors: 'GET /api/operators/authors',
  judgeAuthor: 'PUT /api/operators/authors/:author',
  holdFirstItems: 'PUT /api/operators/publishing',
  countWaiting: 'GET /api/operators/waiting',
} as const satisfies Record<string, Address>
