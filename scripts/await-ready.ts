/**
 * What systemd waits for once it has begun a process (`ExecStartPost=` of `deploy/farsight@.service`): that it serves.
 * So `systemctl restart` of one process and then of the next leaves nobody without either. Ends with 1 where the process
 * has ended before.
 */
import { setTimeout as wait } from 'node:timers/promises'

const everyMs = 200
const patienceMs = 2000
const { PORT = '3000', HOST = '127.0.0.1', MAINPID = '' } = process.env
const isEverywhere = ['0.0.0.0', '::'].includes(HOST)
const host = isEverywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST

while (!(await isReady())) {
  if (!isAlive(Number(MAINPID))) {
    process.stderr.write('It has ended before it served; what it said stands above.\n')
    process.exit(1)
  }
  await wait(everyMs)
}

async function isReady(): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host}:${PORT}/readyz`, { signal: AbortSignal.timeout(patienceMs) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false // nobody listens there yet
  }
}

/** Signal 0 reaches whoever is there, and does nothing. */
function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
