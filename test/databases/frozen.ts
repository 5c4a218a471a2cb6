/** A PostgreSQL that neither answers nor hangs up, as behind a network that swallows everything. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** All processes of the embedded PostgreSQL of this folder stand still until the answer is called. */
export async function freezePostgres(folder: string): Promise<() => void> {
  const postmaster = Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])
  const frozen = [postmaster]
  process.kill(postmaster, 'SIGSTOP') // and makes no others
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : ''
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(parent) !== postmaster) continue
    process.kill(Number(name), 'SIGSTOP')
    frozen.push(Number(name))
  }
  // Once: whoever was left by their client is gone a moment later.
  return () => frozen.splice(0).forEach((pid) => process.kill(pid, 'SIGCONT'))
}
