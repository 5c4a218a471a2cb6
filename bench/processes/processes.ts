/**
 * Processes of one parent that are replaced one after the other while they are asked: how many requests there were, and
 * how many failed. And what a page costs two of them, beside one.
 */
import { once } from 'node:events'
import { askDuring } from '../../test/processes/asking.ts'
import { costsOfTwo } from './costs-of-two.ts'
import { start, stop } from '../server-process.ts'

const folder = '.farsight/bench-processes'

export async function benchProcesses(requests: number) {
  return { replaced: await replaceTwice(requests), milliseconds: await costsOfTwo(folder) }
}

async function replaceTwice(requests: number) {
  const server = await start(folder, { FARSIGHT_PROCESSES: '2', LOG_LEVEL: 'warn' })
  try {
    let rounds = 0
    const { asked, failed } = await askDuring(server.origin, { requests }, async () => {
      for (; rounds < 2; rounds++) {
        server.child.kill('SIGHUP')
        await replaced(server.child.stdout) // eslint-disable-line no-await-in-loop
      }
    })
    return { requests: asked, failed: failed.length, said: [...new Set(failed)], rounds }
  } finally {
    await stop(server)
  }
}

async function replaced(output: NodeJS.ReadableStream | null): Promise<void> {
  for (let said = ''; !said.includes('have been replaced');)
    said = String((await once(output ?? process.stdin, 'data'))[0]) // eslint-disable-line no-await-in-loop
}
