/** Somebody who asks a server again and again, over connections that are kept open, and counts what goes wrong. */
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

type Asked = { asked: number; failed: string[] }

/** Each of `hands` asks at once after an answer, or after a pause, for `pathOf` of the how manieth. */
type Load = { requests: number; hands?: number; pauseMs?: number; pathOf?(nth: number): string }

/** At least so many requests, and until `beside` is done. */
export async function askDuring(
  origin: string,
  { requests, hands = 8, pauseMs = 0, pathOf = () => '/trend/131' }: Load,
  beside: () => Promise<unknown>,
): Promise<Asked> {
  const agent = new Agent({ keepAlive: true })
  const state = { asked: 0, failed: [] as string[], isOver: false }
  const ask = async () => {
    while (!state.isOver || state.asked < requests) {
      const nth = state.asked++
      // eslint-disable-next-line no-await-in-loop
      const said = await statusOf(origin + pathOf(nth), { 'x-forwarded-for': `10.1.${nth % 200}.1` }, agent)
      if (said !== '200') state.failed.push(said)
      if (pauseMs > 0) await wait(pauseMs) // eslint-disable-line no-await-in-loop
    }
  }
  const asking = Array.from({ length: hands }, ask)
  await beside().finally(() => (state.isOver = true))
  await Promise.all(asking)
  agent.destroy()
  return { asked: state.asked, failed: state.failed }
}

/** Or why there is none. */
function statusOf(url: string, headers: Record<string, string>, agent: Agent): Promise<string> {
  return new Promise((done) => {
    request(url, { headers, agent }, (answer) => {
      answer.resume().on('end', () => done(String(answer.statusCode)))
    })
      .on('error', (error) => done(error.message))
      .end()
  })
}
