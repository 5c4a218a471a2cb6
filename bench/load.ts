/** The load generator: a process of its own, so that the server's CPU time is the server's alone. Sends a fixed number of requests and ends. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

export type Load = { url: string; requests: number; connections: number; headers: Record<string, string> }
export type Outcome = { requestsPerSecond: number; answered: Record<string, number> }

/** Runs the load in a child process. */
export function sendLoad(load: Load): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(load)])
    child.once('message', (outcome) => done(outcome as Outcome)) // the child below sends nothing else
    child.once('error', fail)
    child.once('exit', (code) => code && fail(new Error(`The load generator ended with ${code}.`)))
  })
}

const given = process.send && process.argv[2]
if (given) {
  const { url, requests, connections, headers } = JSON.parse(given) as Load
  let last = 0
  const began = performance.now()
  const running = autocannon({ url, amount: requests, connections, headers })
  running.on('response', () => {
    last = performance.now() // its own clock ticks in whole seconds
  })
  const { statusCodeStats = {} } = await running
  const answered = Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]))
  process.send?.({ requestsPerSecond: requests / ((last - began) / 1000), answered } satisfies Outcome)
  process.disconnect()
}
