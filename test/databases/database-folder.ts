/**
 * Where do the tests' databases lie? In memory, where the machine lends some: hundreds are made and dropped in a run, a
 * thousand files each, and all may be lost.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const roomBytes = 2_000_000_000
/** Says which checkout made the folder. */
const marker = 'of'

export function databaseFolder(root = process.cwd(), lent = memory): string {
  if (!hasRoom(lent)) return join(root, '.farsight/test')
  forgetStrangers(lent)
  const folder = join(lent, `farsight-test-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, marker), root)
  return folder
}

function hasRoom(lent: string): boolean {
  if (!existsSync(lent)) return false
  const { bavail, bsize } = statfsSync(lent)
  return bavail * bsize >= roomBytes
}

/** Of checkouts that are gone: nobody would ever come for them, and they take up memory. */
function forgetStrangers(lent: string): void {
  for (const name of readdirSync(lent).filter((one) => one.startsWith('farsight-test-'))) {
    const root = readMarker(join(lent, name, marker))
    if (root && !existsSync(root)) rmSync(join(lent, name), { recursive: true, force: true })
  }
}

function readMarker(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null // another run is making it
  }
}
