/** Where the calls answer about what people say of items. */
import type { Address } from '#kit/endpoint.ts'

export const discussionAddresses = {
  listComments: 'GET /api/items/:kind/:id/comments',
  listReplies: 'GET /api/items/:kind/:id/comments/:comment/replies',
  listCommentVersions: 'GET /api/items/:kind/:id/comments/:comment/versions',
  listMyComments: 'GET /api/me/comments',
  findCommentMinds: 'GET /api/items/:kind/:id/comments/:comment/minds',
  addComment: 'POST /api/items/:kind/:id/comments',
  changeComment: 'PATCH /api/items/:kind/:id/comments/:comment',
  removeComment: 'DELETE /api/items/:kind/:id/comments/:comment',
  sayMindChanged: 'PUT /api/items/:kind/:id/comments/:comment/mind',
  takeMindBack: 'DELETE /api/items/:kind/:id/comments/:comment/mind',
  reportComment: 'POST /api/items/:kind/:id/comments/:comment/reports',
  listJudgedComments: 'GET /api/operators/comments',
  judgeComment: 'PUT /api/operators/comments/:comment',
} as const satisfies Record<string, Address>
