/**
 * One of several commands at once does the work, and the others wait. Plain JavaScript: it runs before anything is
 * installed.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const pauseMs = 100

/** Holds the lock file while `work` runs. A lock whose holder is dead is cleared away. */
export function holding(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  for (let waits = 0; !claim(file); waits++) {
    if (waits === 0) console.error('Waiting for another command in this folder.')
    clearIfDead(file)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
  }
  const release = () => rmSync(file, { force: true })
  process.on('exit', release)
  try {
    return work()
  } finally {
    release()
    process.off('exit', release)
  }
}

/** The file appears with its content, so that nobody reads an empty one. */
function claim(file) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/** Moved aside first and looked at there: two who clear away at once must not take a fresh lock for the dead one. */
function clearIfDead(file) {
  const holder = read(file)
  if (holder === undefined || isAlive(Number(holder))) return
  const aside = `${file}.dead.${process.pid}`
  try {
    renameSync(file, aside)
    if (read(aside) !== holder) linkSync(aside, file)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
  rmSync(aside, { force: true })
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  // A zombie holds nothing, and nobody may be there to bury it.
  const state = read(`/proc/${pid}/stat`)
  return state === undefined || !state.slice(state.lastIndexOf(')')).startsWith(') Z')
}
