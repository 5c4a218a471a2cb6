/** Which backups are kept, and for how long somebody who was deleted may still be in one. */

const dayMs = 86_400_000
/** All of so many days, with the WAL between them; then the newest of so many weeks, and of so many months. */
const kept = { days: 7, weeks: 4, months: 12 } as const

/** What is kept of a database that is backed up no more goes after so long: twelve months and the one that is not over. */
const longestMs = 396 * dayMs

/**
 * Of backups of one database, named by when they were begun, those that nothing needs any more. Weeks begin on Monday,
 * all in UTC. The newest is always kept, but where another database has been backed up in its place since
 * (`isReplaced`): people who were deleted would remain in it for ever.
 */
export function outdatedBackups(begun: readonly Date[], now: Date, isReplaced = false): Date[] {
  const needed = new Set(neededBackups(begun, now))
  const isOld = (time: Date) => isReplaced && now.getTime() - time.getTime() > longestMs
  return begun.filter((time) => isOld(time) || !needed.has(time))
}

function neededBackups(begun: readonly Date[], now: Date): Date[] {
  const newestFirst = begun.toSorted((one, other) => other.getTime() - one.getTime())
  return [
    ...newestFirst.slice(0, 1),
    ...newestFirst.filter((time) => now.getTime() - time.getTime() <= kept.days * dayMs),
    ...newestOfEach(newestFirst, weekOf).slice(0, kept.weeks),
    ...newestOfEach(newestFirst, monthOf).slice(0, kept.months),
  ]
}

/**
 * Those of one database from which any moment since can be reached, the newest first: WAL that none of them begins with
 * is needed for nothing.
 */
export function backupsWithWal(begun: readonly Date[], now: Date): Date[] {
  const newestFirst = begun.toSorted((one, other) => other.getTime() - one.getTime())
  const within = newestFirst.filter((time) => now.getTime() - time.getTime() <= kept.days * dayMs)
  return within.length > 0 ? within : newestFirst.slice(0, 1)
}

function newestOfEach(newestFirst: readonly Date[], periodOf: (time: Date) => string): Date[] {
  const newest = new Map<string, Date>()
  for (const time of newestFirst) if (!newest.has(periodOf(time))) newest.set(periodOf(time), time)
  return [...newest.values()]
}

function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7)
}

/** By its Monday. */
function weekOf(time: Date): string {
  const sinceMonday = (time.getUTCDay() + 6) % 7
  return new Date(time.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}

/** For people who ask how long they remain in backups. `isMade`: whether `npm run backup` has somewhere to keep them. */
export function sayKept(isMade: boolean): string {
  if (!isMade) return 'backups for as long as the operator keeps backups'
  return `backups, of which nobody can take a single person out, until newer ones replace them: all for ${kept.days} days, then one a week for ${kept.weeks} weeks and one a month for ${kept.months} months, which comes to a year and a month at the most where one is made each day`
}
