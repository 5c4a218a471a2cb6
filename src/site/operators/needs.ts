/** What needs a hand: each with what it means, what to do, and the list of the same page that it stands in. */
import type { AnswerOf } from '#kit/endpoint.ts'
import type { healthContract } from '#kit/health/contract.ts'
import { sayCounted } from '#kit/numbers.ts'
import { sayAge, sayShare } from './say-health.ts'

export type Health = AnswerOf<typeof healthContract.findServerHealth>
export type Waiting = Record<
  'reported' | 'authors' | 'signals' | 'comments' | 'outcomes' | 'objections' | 'due',
  number
>
export type Need = { title: string; what: string; list: string; go: string }

/** As the alert of Prometheus has it. */
const mostFailedShare = 0.005
/** Whoever forgot a password tries a few; so many in an hour are somebody else's. */
const mostRefusedSignIns = 100

/** What is wrong comes before what waits for a word. */
export function listNeeds(health: Health, waiting: Waiting): Need[] {
  return [...ofServer(health), ...ofBackup(health), ...ofWork(health), ...ofReaders(waiting)]
}

export function failsOften({ failed, count }: Health['answers']): boolean {
  return failed > mostFailedShare * count
}

function ofServer({ parts, answers, refusedSignIns }: Health): Need[] {
  const needs: Need[] = []
  const part = (is: string) => parts.find(({ name, state }) => name === is && state !== 'ok')
  const [listening, migrations] = [part('listening'), part('migrations')]
  if (listening)
    needs.push({
      title: `It is not heard what changes, for ${sayAge(listening.seconds ?? 0)}`,
      what: 'Pages are drawn anew each time. Look whether the connection to the database holds.',
      list: 'health',
      go: 'Health',
    })
  if (migrations)
    needs.push({
      title: 'The database is that of a later release',
      what: 'This process goes on for a while. Start the later release in its place.',
      list: 'health',
      go: 'Health',
    })
  if (failsOften(answers))
    needs.push({
      title: `${sayShare(answers.failed, answers.count)} of all answers failed`,
      what: 'See which routes fail. The log has a line at level error for each.',
      list: 'slowest',
      go: 'Routes',
    })
  if (refusedSignIns > mostRefusedSignIns)
    needs.push({
      title: `${sayCounted(refusedSignIns, 'sign-in')} were refused in the last hour`,
      what: 'Somebody may be guessing passwords. Whoever guesses is slowed down.',
      list: 'health',
      go: 'Health',
    })
  return needs
}

/** As the alert of Prometheus has it. */
const oldestBackupSeconds = 26 * 3600

export function whyNoBackup({ state, ageSeconds }: Health['backup']): string | null {
  if (state === 'unreadable') return 'The place of backups cannot be read'
  if (state === 'none') return 'No backup has been made yet'
  return (ageSeconds ?? 0) > oldestBackupSeconds ? `The last backup is ${sayAge(ageSeconds ?? 0)} old` : null
}

function ofBackup({ backup }: Health): Need[] {
  const title = whyNoBackup(backup)
  if (title === null) return []
  return [{ title, what: 'npm run backup makes one, or says why it cannot.', list: 'health', go: 'Health' }]
}

function ofWork({ tasks, mails, connectors }: Health): Need[] {
  const needs: Need[] = []
  const givenUp = sum(tasks.map((task) => task.givenUp))
  const late = tasks.filter(({ state }) => state === 'late')
  const broken = connectors.filter((one) => one.broken > 0)
  if (givenUp > 0)
    needs.push({
      title: `${sayCounted(givenUp, 'job')} ${givenUp === 1 ? 'was' : 'were'} given up`,
      what: 'Read what failed, mend it, and do it again.',
      list: 'work',
      go: 'Jobs',
    })
  if (late.length > 0)
    needs.push({
      title: `Work is late: ${late.map(({ task, dueSeconds }) => `${task} for ${sayAge(dueSeconds)}`).join(', ')}`,
      what: 'It comes by itself where processes are only busy. Look whether one is at work at all.',
      list: 'work',
      go: 'Jobs',
    })
  if (mails.failed > 0)
    needs.push({
      title: `The mail server did not take ${sayCounted(mails.failed, 'mail')}`,
      what: 'The log says what it answered.',
      list: 'health',
      go: 'Health',
    })
  if (broken.length > 0)
    needs.push({
      title: `${sayCounted(sum(broken.map((one) => one.broken)), 'source')} cannot be read`,
      what: `Of ${broken.map(({ connector }) => connector).join(', ')}. Look at them one by one, or bind the series anew.`,
      list: 'series-sources',
      go: 'Sources',
    })
  return needs
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}

const lists: readonly [keyof Waiting, title: (count: number) => string, list: string, go: string][] = [
  ['reported', (count) => `${sayCounted(count, 'reported item')}`, 'reported', 'Reports'],
  ['authors', (count) => `${sayCounted(count, 'author')} to be listed`, 'authors', 'Authors'],
  ['signals', (count) => `${sayCounted(count, 'signal')} of readers`, 'signals', 'Signals'],
  ['comments', (count) => `${sayCounted(count, 'comment')}`, 'comments', 'Comments'],
  ['objections', (count) => `${sayCounted(count, 'outcome')} that people object to`, 'unresolved', 'Outcomes'],
  ['due', (count) => `${sayCounted(count, 'question')} due and not decided`, 'unresolved', 'Outcomes'],
  ['outcomes', (count) => `${sayCounted(count, 'outcome')} that a revision contradicts`, 'overturned', 'Revisions'],
]

function ofReaders(waiting: Waiting): Need[] {
  return lists
    .filter(([name]) => waiting[name] > 0)
    .map(([name, title, list, go]) => ({ title: title(waiting[name]), what: 'Waiting for your word.', list, go }))
}
