/** Orders a report as a buyer does, by the API alone, and waits for what comes of it. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Analysis } from '#analyses/analysis.ts'
import type { Preview } from '#analyses/dossier/preview.ts'
import type { Report } from '#analyses/report/report.ts'
import { setUnits, unitsOf } from '../../test/money/units.ts'
import { givenUser } from '../../test/given/user.ts'
import type { Outcome } from './judge/verdict.ts'

export type Buyer = Awaited<ReturnType<typeof givenBuyer>>
export type Bought = Outcome & { preview: Preview | null; previewMs: number; seconds: number; state: string }

const pollMs = 5
const longestMs = 120_000
const ended = ['done', 'empty', 'failed', 'cancelled']

/** With more units than there are questions. */
export async function givenBuyer(app: FastifyInstance, pool: Pool) {
  const user = await givenUser(app)
  await setUnits(pool, user.id, { analysis: 10_000, trend: 0 })
  return { ...user, left: async () => (await unitsOf(pool, user.id))?.analysis ?? 0 }
}

export async function buy(buyer: Buyer, question: string): Promise<Bought> {
  const before = await buyer.left()
  const began = performance.now()
  const previewed = await buyer.call('POST', '/api/analyses/preview', { question })
  const preview = previewed.statusCode === 200 ? (previewed.json() as { preview: Preview }).preview : null
  const previewMs = performance.now() - began
  const ordered = performance.now()
  const order = await buyer.call('POST', '/api/analyses', { orderId: randomUUID(), question })
  const { analysis, report, said } =
    order.statusCode < 300 ? await ending(buyer, order.json().analysis.id) : refusalOf(order.json())
  const seconds = (performance.now() - ordered) / 1000
  const isRefused = analysis === null || analysis.state === 'empty'
  return {
    preview,
    previewMs,
    seconds,
    state: analysis?.state ?? 'refused',
    refusal: isRefused ? [said, ...(preview?.gaps ?? [])].join(' ') : null,
    offered: preview ? offeredBy(preview) : [],
    report,
    isCharged: (await buyer.left()) < before,
  }
}

type Ending = { analysis: Analysis | null; report: Report | null; said: string }

async function ending(buyer: Buyer, id: string): Promise<Ending> {
  for (const until = performance.now() + longestMs; performance.now() < until; await wait(pollMs)) {
    const { analysis, report } = (await buyer.call('GET', `/api/analyses/${id}`)).json() as Ending
    if (analysis && ended.includes(analysis.state)) return { analysis, report, said: analysis.reason ?? '' }
  }
  throw new Error(`The order ${id} has not ended.`)
}

/** The sentence of the refusal, and its reasons. What was asked is not repeated in either. */
function refusalOf({ error }: { error: { message: string; details?: { reason?: string }[] } }): Ending {
  return {
    analysis: null,
    report: null,
    said: [error.message, ...(error.details ?? []).flatMap(({ reason }) => reason ?? [])].join(' '),
  }
}

function offeredBy({ trends, predictions, scenarios }: Preview): string[] {
  return [...trends, ...predictions, ...scenarios].map(({ ref }) => ref)
}
