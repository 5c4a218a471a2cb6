/** Where the calls about one's notices answer. */
import type { Address } from '#kit/endpoint.ts'

export const noticeAddresses = {
  listNotices: 'GET /api/me/notices',
  countNotices: 'GET /api/me/notices/unseen',
  seeNotices: 'POST /api/me/notices/seen',
} as const satisfies Record<string, Address>
