/** What people say of items, over HTTP on the content API: items that others read, and the comments under them. */
import { randomUUID } from 'node:crypto'
import type { Person } from '../content-as.ts'
import { givenForecasts } from './forecasts.ts'
import { aTrend } from '../given/entries.ts'

export type Comment = {
  id: string
  threadId: string | null
  state: string
  author: string | null
  text: string | null
  isByOwner: boolean
  isOwn: boolean
  version: number
  editedAt: string | null
  minds: number
  isMinded: boolean
  stance: unknown
  hidden: { reason: string } | null
}
export type Thread = Comment & { more: { replies: Comment[]; next: string | null } }
type Page = { total: number; threads: Thread[]; next: string | null }

export async function givenDiscussion() {
  const world = await givenForecasts()
  const { ask, written, pool } = world
  /** A published trend of Ada's, by its address in the API. */
  const trend = () => written('ada', aTrend(), { isPublished: true })
  const add = (at: string, as: Person | undefined, text: unknown, other: object = {}) =>
    ask(`POST ${at}/comments`, { as, body: { requestId: randomUUID(), text, ...other } })
  /** Adds one, and answers with it as its author reads it. */
  async function added(at: string, as: Person, text: string, other: object = {}): Promise<Comment> {
    const { status, body, text: said } = await add(at, as, text, other)
    if (status !== 201) throw new Error(said)
    return body.comment
  }
  const change = (at: string, as: Person, id: string, text: string) =>
    ask(`PATCH ${at}/comments/${id}`, { as, body: { text, version: 1 } })
  const remove = (at: string, as: Person, id: string) => ask(`DELETE ${at}/comments/${id}`, { as })
  const mind = (at: string, as: Person, id: string, how: 'PUT' | 'DELETE' = 'PUT') =>
    ask(`${how} ${at}/comments/${id}/mind`, { as })
  const report = (at: string, id: string, as?: Person) =>
    ask(`POST ${at}/comments/${id}/reports`, { as, body: { reason: 'abusive', note: 'It insults.' } })
  const page = async (at: string, as?: Person, query = ''): Promise<Page> =>
    (await ask(`${at}/comments${query}`, { as })).body
  const texts = async (at: string, as?: Person) => (await page(at, as)).threads.map(({ text }) => text)
  const queue = async () => (await ask('/api/operators/comments', { as: 'olga' })).body.comments
  const waiting = async (): Promise<number> => (await ask('/api/operators/waiting', { as: 'olga' })).body.comments
  const judge = (id: string, body: object, as: Person = 'olga') =>
    ask(`PUT /api/operators/comments/${id}`, { as, body: { version: 1, ...body } })
  const word = (account: string, its: string) =>
    ask(`PUT /api/operators/authors/${account}`, { as: 'olga', body: { word: its, reason: 'As the test has it.' } })
  const calls = { trend, add, added, change, remove, mind, report, page, texts, queue, waiting, judge, word }
  return { ...world, pool, ...calls, code }
}

/** Why a call was refused; its status where it was not. */
async function code(answer: Promise<{ status: number; body: { error?: { code: string } } }>) {
  const { status, body } = await answer
  return body?.error?.code ?? status
}
