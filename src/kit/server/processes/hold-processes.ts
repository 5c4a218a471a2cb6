/**
 * Several processes that serve at one address, held by a parent that serves nothing: it begins anew whoever dies,
 * replaces one after the other where it is told to (SIGHUP), and ends all in good order.
 */
import cluster, { type Worker } from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { pauseBefore } from './pause-before.ts'
import { giveWay, laid, ownSecretName } from './own-parent.ts'

type Held = {
  processes: number
  /** What the environment of the nth says otherwise than that of the parent. */
  envOf(nth: number): Record<string, string>
  /** Once, when all serve. */
  onServed(address: string): void
  say(line: string): void
}

/**
 * `failures`: how often it has died in a row, each time soon. `isReplaced`: the next one in its place is beginning.
 * `hasServed`: one in this place has.
 */
type Place = {
  nth: number
  worker: Worker | undefined
  failures: number
  begunAt: number
  isReplaced: boolean
  hasServed: boolean
}
/** `isLaid`: by a process of the present release. `hasBegun`: one has served, so that whoever dies is begun anew. */
type State = { isLaid: boolean; hasBegun: boolean; isTold: boolean; isLeaving: boolean; exitCode: number }

/** Each cuts itself off before that. */
const longestStopMs = 10_000

/** Until all have ended; ends the parent then. */
export function holdProcesses({ processes, envOf, onServed, say }: Held): void {
  const places = Array.from({ length: processes }, (_, nth): Place => newPlace(nth))
  const state: State = { isLaid: false, hasBegun: false, isTold: false, isLeaving: false, exitCode: 0 }
  const gone = (worker: Worker) => {
    if (state.isLeaving) return endWhereNoneIsLeft(state)
    const place = places.find((one) => one.worker === worker)
    if (place && !place.isReplaced && state.hasBegun) beginAnew(place)
  }
  const begin = beginning(state, { envOf, say, gone })
  const serveIn = async (place: Place, worker: Worker | null): Promise<string | null> => {
    const address = worker && (await served(worker, state))
    if (address === null) return null
    place.hasServed = true
    if (!state.isTold && places.every(({ hasServed }) => hasServed)) {
      state.isTold = true
      onServed(address)
    }
    return address
  }

  const beginAnew = (place: Place) => {
    const { failures, seconds } = pauseBefore(place, performance.now())
    Object.assign(place, { worker: undefined, failures })
    say(`A process has died. The next one begins in ${seconds} s.`)
    setTimeout(() => void (state.isLeaving || beginIn(place)), seconds * 1000)
  }
  const beginIn = async (place: Place) => {
    const worker = take(place, begin(place))
    if (worker) await serveIn(place, worker)
    else beginAnew(place)
  }
  const replaceAll = replacing({ places, state, begin, beginAnew, say })

  cluster.on('exit', gone)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leave(state))

  /** The first lays the tables; where it cannot, nobody can, and it has said why. */
  const beginAll = async () => {
    const [first, ...others] = places
    if (!first || (await serveIn(first, take(first, begin(first)))) === null) return leave(state, 1)
    await Promise.all(others.map(beginIn))
  }
  let round = beginAll()
  process.on('SIGHUP', () => void (round = round.then(replaceAll)))
}

function newPlace(nth: number): Place {
  return { nth, worker: undefined, failures: 0, begunAt: 0, isReplaced: false, hasServed: false }
}

/** Null where there is no room for one more. */
type Begin = (place: Place) => Worker | null
type Beginning = Pick<Held, 'envOf' | 'say'> & { gone(worker: Worker): void }

function beginning(state: State, { envOf, say, gone }: Beginning): Begin {
  const secret = { [ownSecretName]: randomBytes(24).toString('hex') }
  const sayWhy = ({ message }: Error) => say(`A process could not be begun, or not be told something: ${message}`)
  return ({ nth }) => {
    cluster.setupPrimary({ args: state.isLaid ? [laid] : [] })
    try {
      const worker = cluster.fork({ ...envOf(nth), ...secret })
      // Whoever is not born does not die either; and what fails with one is no reason to end the others.
      worker.on('error', (error) => {
        sayWhy(error)
        if (isUnborn(worker)) gone(worker)
      })
      return worker
    } catch (error) {
      sayWhy(error as Error) // of Node, which has a message
      return null
    }
  }
}

function isUnborn({ process: { pid } }: Worker): boolean {
  return pid === undefined
}

function take(place: Place, worker: Worker | null): Worker | null {
  Object.assign(place, { worker: worker ?? undefined, begunAt: performance.now() })
  return worker
}

/** Its address once it serves; null where it has ended before. */
async function served(worker: Worker, state: State): Promise<string | null> {
  const address = await new Promise<string | null>((done) => {
    worker.once('message', (said: { address: string }) => done(said.address))
    worker.once('exit', () => done(null))
    worker.on('error', () => isUnborn(worker) && done(null))
  })
  if (address !== null) Object.assign(state, { isLaid: true, hasBegun: true })
  return address
}

type Replacing = Pick<Held, 'say'> & {
  places: Place[]
  state: State
  begin: Begin
  beginAnew(place: Place): void
}

/** The new one serves before the old one is told to go. Where it does not come to serve, the others stay. */
function replacing({ places, state, begin, beginAnew, say }: Replacing): () => Promise<void> {
  const replace = async (place: Place): Promise<boolean> => {
    const old = place.worker
    if (!old) return true // one that begins at present is as new
    place.isReplaced = true
    const next = begin(place)
    const isServing = next !== null && (await served(next, state)) !== null
    place.isReplaced = false
    if (!isServing) {
      if (old.isDead() && !state.isLeaving) beginAnew(place)
      return false
    }
    take(place, next)
    place.failures = 0
    if (old.isConnected()) old.send(giveWay)
    await ended(old)
    return true
  }
  return async () => {
    // What a later release wants of tables and files is laid by the first of them.
    state.isLaid = false
    for (const place of places) {
      if (state.isLeaving) return
      const isReplaced = await replace(place) // eslint-disable-line no-await-in-loop
      state.isLaid = true
      if (!isReplaced) return say('A new process did not come to serve. Those that serve stay as they are.')
    }
    say('All processes have been replaced.')
  }
}

function leave(state: State, exitCode = 0): void {
  if (state.isLeaving) return
  Object.assign(state, { isLeaving: true, exitCode })
  for (const worker of listLiving()) worker.process.kill('SIGTERM')
  setTimeout(() => listLiving().forEach((worker) => worker.process.kill('SIGKILL')), longestStopMs)
  endWhereNoneIsLeft(state)
}

function endWhereNoneIsLeft({ exitCode }: State): void {
  if (listLiving().length === 0) process.exit(exitCode)
}

function listLiving(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(
    (worker): worker is Worker => worker?.isDead() === false && !isUnborn(worker),
  )
}

async function ended(worker: Worker): Promise<void> {
  while (!worker.isDead()) await wait(20) // eslint-disable-line no-await-in-loop
}
