/** The calls of this room, for its parts, and what makes their answers stale. */
import { session } from '#accounts/web/session/session.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import type { LiveCalls } from '#kit/web/answers/live.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { createCaller } from '#kit/web/call.ts'
import { noticeAddresses } from '../addresses.ts'
import type { noticeContract } from '../contract.ts'

export type NoticePage = AnswerOf<(typeof noticeContract)['listNotices']>
export type Notice = NoticePage['notices'][number]

export const callNotices = createCaller<typeof noticeContract>(noticeAddresses, session)

const told = { kinds: ['notices.changed'], everyMs: 60_000 }
export const liveNotices: LiveCalls = { countNotices: told, listNotices: told }

/** One has seen what came until then: all, or of one item. */
export async function see(until: string, ref?: string): Promise<void> {
  await callNotices('seeNotices', { params: {}, query: {}, body: { until, ...(ref !== undefined && { ref }) } })
  stale(callNotices, ['listNotices', 'countNotices'])
}
