/** Watching an analysis while it is made: over a listening server, by the session's cookie alone, until it is over. */
import { expect, test } from 'vitest'
import { type Point, smallPipeline } from '../../../test/analyses/pipeline.ts'
import { givenAnalyses } from '../../../test/given/analyses.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { openAnalyses } from './analyses.ts'

const world: { at: (point: Point) => Promise<void> | void } = { at: () => {} }
const { app, database, orderer, order, left, until, find } = await givenAnalyses({ at: (point) => world.at(point) })
const address = await app.listen({ host: '127.0.0.1', port: 0 })

type Event = { id: string; event: string; data: { state: string; progress: { step: string; section: string | null } } }

/** Everything that comes, up to the end of the answer. */
async function watch(url: string, cookie: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${address}${url}`, { headers: { cookie, accept: 'text/event-stream', ...headers } })
  const events: Event[] = []
  const ended = (async () => {
    let text = ''
    for await (const part of answer.body ?? []) {
      text += Buffer.from(part).toString()
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const fields = Object.fromEntries(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
        )
        if (fields['data'])
          events.push({ id: fields['id'] ?? '', event: fields['event'] ?? '', data: JSON.parse(fields['data']) })
        text = text.slice(end + 2)
      }
    }
  })()
  return { answer, events, ended }
}

test('every step is told as it comes, section by section, until the report is there', async () => {
  const gate = Promise.withResolvers<void>()
  world.at = (point) => (point === 'word' ? gate.promise : undefined)
  const ada = await orderer({ analysis: 1 })
  const { id } = (await order(ada)).analysis
  const { answer, events, ended } = await watch(`/api/analyses/${id}/events`, ada.cookie)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  await expect.poll(() => events.at(-1)?.data.progress.step).toBe('wording')
  gate.resolve()
  await ended
  const last = events.at(-1)
  expect(last).toMatchObject({ event: 'analysis', data: { state: 'done' } })
  expect(last?.data).toEqual((await find(ada, id)).analysis)
  expect(events.map((event) => Number(event.id))).toEqual(
    events.map((event) => Number(event.id)).toSorted((a, b) => a - b),
  )
})

test('whoever comes back after the end, knowing it, is told not to come again; whoever does not know it is told', async () => {
  world.at = () => {}
  const ada = await orderer({ analysis: 1 })
  const { id } = (await order(ada)).analysis
  await until(ada, id, 'done')
  const first = await watch(`/api/analyses/${id}/events`, ada.cookie)
  await first.ended
  expect(first.events).toHaveLength(1)
  const again = await fetch(`${address}/api/analyses/${id}/events`, {
    headers: { cookie: ada.cookie, 'last-event-id': first.events[0]?.id ?? '' },
  })
  expect(again.status).toBe(204)
})

test('one that is cancelled or deleted while it is watched ends the watch', async () => {
  const ada = await orderer({ analysis: 6 })
  // Busy with others.
  const gate = Promise.withResolvers<void>()
  world.at = (point) => (point === 'word' ? gate.promise : undefined)
  const next = async (count: number) =>
    (await order(ada, { question: `What of solar power by ${2030 + count}?` })).analysis.id
  for (let count = 0; count < 4; count++) await next(count)
  const [one, two] = [await next(4), await next(5)]
  const watches = [
    await watch(`/api/analyses/${one}/events`, ada.cookie),
    await watch(`/api/analyses/${two}/events`, ada.cookie),
  ]
  expect((await ada.call('POST', `/api/analyses/${one}/cancel`, {})).statusCode).toBe(200)
  expect((await ada.call('DELETE', `/api/analyses/${two}`)).statusCode).toBe(200)
  await Promise.all(watches.map(({ ended }) => ended))
  expect(watches[0]?.events.at(-1)?.data.state).toBe('cancelled')
  gate.resolve()
  expect((await left(ada))?.analysis).toBe(2)
})

test('without a session, or of somebody else, nothing is told', async () => {
  world.at = () => {}
  const [ada, ben] = [await orderer({ analysis: 1 }), await orderer()]
  const { id } = (await order(ada)).analysis
  const codes = async (cookie: string, url = `/api/analyses/${id}/events`) => {
    const answer = await fetch(`${address}${url}`, { headers: { cookie } })
    return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code]
  }
  expect(await codes('')).toEqual([401, 'sign-in-needed'])
  expect(await codes(ben.cookie)).toEqual([404, 'analysis-not-found'])
  expect(await codes(ben.cookie, '/api/analyses/nothing/events')).toEqual([404, 'analysis-not-found'])
})

test('work that another process does is told here too', async () => {
  // It serves and does none of the work itself.
  const here = await givenAnalyses()
  const ada = await here.orderer({ analysis: 1 })
  const { id } = (await here.order(ada)).analysis
  const told = here.app.inject({ url: `/api/analyses/${id}/events`, headers: { cookie: ada.cookie } })
  const queue = openQueue({ database: here.database, log: here.app.log, pollMs: 50 })
  const other = openAnalyses({
    database: here.database,
    queue,
    budgets: { spend: refuse, release: refuse, budgetsOf: refuse },
    pipeline: smallPipeline(),
  })
  await other.start()
  const { body } = await told
  await other.close()
  await queue.close()
  expect(body).toContain('"state":"running"')
  expect(body.trim().split('\n').at(-1)).toContain('"state":"done"')
})

const refuse = () => Promise.reject(new Error('nothing is ordered here'))

test('a server that stops ends every watch, so that its readers connect elsewhere', async () => {
  world.at = (point) => (point === 'word' ? new Promise<void>(() => {}) : undefined)
  const ada = await orderer({ analysis: 1 })
  const { id } = (await order(ada)).analysis
  const { ended, events } = await watch(`/api/analyses/${id}/events`, ada.cookie)
  await expect.poll(() => events.length).toBeGreaterThan(0)
  // The work itself would never end.
  await Promise.all([app.close(), ended])
  const { rows } = await database.pool.query(
    `select analysis.state, lease from analysis join job on key = analysis.id::text where analysis.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ state: 'running', lease: null }])
})
