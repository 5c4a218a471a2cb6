/** What is wrong with the server itself, the gravest first. */
import { sayCounted } from '#kit/numbers.ts'
import { screenPaths } from '#kit/paths.ts'
import {
  deafOf,
  failOften,
  failsOften,
  type Health,
  isBehind,
  isGuessed,
  whyNoBackup,
  whyNoDrill,
  whyNoRoom,
} from './rate-health.ts'
import { sayAge, sayShare } from './say-health.ts'

/** `isWrong`: of the server itself, and not a word that somebody waits for. `to`: where its list is. */
export type Need = { title: string; what: string; to: string; go: string; isWrong: boolean }
type Wrong = Omit<Need, 'isWrong'> | null

export function listWrong(health: Health): Need[] {
  return checks.flatMap((check) => {
    const wrong = check(health)
    return wrong ? [{ ...wrong, isWrong: true }] : []
  })
}

const checks: readonly ((health: Health) => Wrong)[] = [
  ofUnknown,
  ofRoom,
  ofListening,
  ofRelease,
  ofFailures,
  ofMoney,
  ofSignIns,
  ofBackup,
  ofDrill,
  ofReplica,
  ofGivenUp,
  ofLateWork,
  ofMails,
  ofSources,
]

const toHealth = { to: screenPaths.operators('health'), go: 'Health' }
const toHours = { to: screenPaths.operators('hours'), go: 'Hours' }
const toJobs = { to: screenPaths.operators('work'), go: 'Jobs' }
const toProcesses = { to: screenPaths.operators('processes'), go: 'Processes' }

/** As the page calls what may not be known. */
const sections = {
  answers: 'answers of the day',
  processes: 'processes',
  database: 'the size of the database',
  tasks: 'jobs',
  routes: 'routes',
  failing: 'failing routes',
  connectors: 'sources',
  holds: 'changes of series',
  deeds: 'what operators did',
  people: 'people',
  orders: 'orders',
  alarms: 'whether money adds up',
  statements: 'statements',
} as const satisfies Partial<Record<keyof Health, string>>

function ofUnknown(health: Health): Wrong {
  const names = Object.keys(sections) as (keyof typeof sections)[] // of our own object
  const unknown = names.filter((name) => health[name] === null).map((name) => sections[name])
  if (unknown.length === 0) return null
  return {
    title: 'The database was too busy to say all of this',
    what: `Not known: ${unknown.join(', ')}. Look for a statement that holds it up.`,
    to: screenPaths.operators('statements'),
    go: 'Statements',
  }
}

function ofRoom({ disk }: Health): Wrong {
  const title = whyNoRoom(disk)
  if (title === null) return null
  const what =
    disk.fullSeconds === null
      ? 'Make room, or move the data folder, before there is none: then nothing is written any more.'
      : `${sayAge(disk.fullSeconds)} ago something could not be written. Make room: what was there is read meanwhile.`
  return { title, what, ...toHealth }
}

/** `docs/payments.md` says what to do about each. */
function ofMoney({ alarms }: Health): Wrong {
  if (!alarms || alarms.length === 0) return null
  return {
    title: 'Money needs a look',
    what: `${alarms.join(' ')} What to do about each stands in docs/payments.md, under Watching.`,
    to: screenPaths.operators('orders'),
    go: 'Orders',
  }
}

function ofListening({ parts, processes }: Health): Wrong {
  const own = parts.find(({ name, state }) => name === 'listening' && state !== 'ok')
  const deaf = deafOf({ processes }).length
  if (!own && deaf === 0) return null
  return {
    title: own
      ? `It is not heard what changes, for ${sayAge(own.seconds ?? 0)}`
      : `${deaf} of ${processes?.length ?? 0} processes did not hear what changes`,
    what: 'Pages are drawn anew each time. Look whether the connection to the database holds.',
    ...toProcesses,
  }
}

function ofRelease({ parts }: Health): Wrong {
  if (!parts.some(({ name, state }) => name === 'migrations' && state !== 'ok')) return null
  return {
    title: 'The database is that of a later release',
    what: 'This process goes on for a while. Start the later release in its place.',
    ...toHealth,
  }
}

function ofFailures({ answers }: Health): Wrong {
  if (!answers || !failsOften(answers)) return null
  const { lastHour, failed, count } = answers
  return {
    title: failOften(lastHour)
      ? `${sayShare(lastHour.failed, lastHour.count)} of the answers of the last hour failed`
      : `${sayShare(failed, count)} of the answers of a day failed`,
    what: 'See which routes fail. The log has a line at level error for each fault of the program.',
    to: screenPaths.operators('failing'),
    go: 'Routes',
  }
}

function ofSignIns({ refusedSignIns }: Health): Wrong {
  if (!isGuessed({ refusedSignIns })) return null
  return {
    title: `${sayCounted(refusedSignIns ?? 0, 'sign-in')} were refused in the last hour`,
    what: 'Somebody may be guessing passwords. Whoever guesses is slowed down.',
    ...toHours,
  }
}

function ofBackup({ backup }: Health): Wrong {
  const title = whyNoBackup(backup)
  return title === null ? null : { title, what: 'npm run backup makes one, or says why it cannot.', ...toHealth }
}

function ofDrill({ drill }: Health): Wrong {
  const title = whyNoDrill(drill)
  if (title === null) return null
  const what =
    drill.faults.length > 0 ? drill.faults.join(' ') : 'npm run drill tries the newest one, or says why it cannot.'
  return { title, what, ...toHealth }
}

function ofReplica({ replica }: Health): Wrong {
  if (!replica || !isBehind({ replica })) return null
  return {
    title: `The replica is ${sayAge(replica.lagSeconds)} behind, or away`,
    what: 'The primary answers everything meanwhile. Look whether the replica runs, and what its log says.',
    ...toProcesses,
  }
}

function ofGivenUp({ tasks }: Health): Wrong {
  const givenUp = sum((tasks ?? []).map((task) => task.givenUp))
  if (givenUp === 0) return null
  return {
    title: `${sayCounted(givenUp, 'job')} ${givenUp === 1 ? 'was' : 'were'} given up`,
    what: 'Read what failed, mend it, and do it again.',
    ...toJobs,
  }
}

function ofLateWork({ tasks }: Health): Wrong {
  const late = (tasks ?? []).filter(({ state }) => state === 'late')
  if (late.length === 0) return null
  return {
    title: `Work is late: ${late.map(({ task, dueSeconds }) => `${task} for ${sayAge(dueSeconds)}`).join(', ')}`,
    what: 'It comes by itself where processes are only busy. Look whether one is at work at all.',
    ...toJobs,
  }
}

function ofMails({ mails }: Health): Wrong {
  if (!mails || mails.failed === 0) return null
  return {
    title: `The mail server refused ${sayCounted(mails.failed, 'attempt')} to send`,
    what: 'The hours say when, the log what it answered. Notices are tried again by themselves.',
    ...toHours,
  }
}

function ofSources({ connectors }: Health): Wrong {
  const broken = (connectors ?? []).filter((one) => one.broken > 0)
  if (broken.length === 0) return null
  return {
    title: `${sayCounted(sum(broken.map((one) => one.broken)), 'source')} cannot be read`,
    what: `Of ${broken.map(({ connector }) => connector).join(', ')}. Look at them one by one, or bind the series anew.`,
    to: screenPaths.sources(),
    go: 'Sources',
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}
