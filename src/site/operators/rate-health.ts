/** Whether what is said of the server is in order: by the bounds of `deploy/alerts.yml`, where an alert says it too. */
import type { AnswerOf } from '#kit/endpoint.ts'
import type { healthContract } from '#kit/health/contract.ts'
import { sayAge, sayBytes } from './say-health.ts'

export type Health = AnswerOf<typeof healthContract.findServerHealth>

const mostFailedShare = 0.005
const mostLagSeconds = 30
const leastFreeShare = 0.15
const oldestBackupSeconds = 26 * 3600
const oldestDrillSeconds = 8 * 86_400
/** Whoever forgot a password tries a few; so many in an hour are somebody else's. */
const mostRefusedSignIns = 100

type Counted = { failed: number; count: number }

export function failOften({ failed, count }: Counted): boolean {
  return failed > mostFailedShare * count
}

/** Of the day, or of the last hour alone: what began a moment ago is little of a day. */
export function failsOften(answers: Counted & { lastHour: Counted }): boolean {
  return failOften(answers) || failOften(answers.lastHour)
}

export function isGuessed({ refusedSignIns }: Pick<Health, 'refusedSignIns'>): boolean {
  return (refusedSignIns ?? 0) > mostRefusedSignIns
}

/** Processes that did not hear what changes when they last wrote. */
export function deafOf({ processes }: Pick<Health, 'processes'>) {
  return (processes ?? []).filter((one) => !one.isListening)
}

export function whyNoBackup({ state, ageSeconds }: Health['backup']): string | null {
  if (state === 'unreadable') return 'The place of backups cannot be read'
  if (state === 'none') return 'No backup has been made yet'
  return (ageSeconds ?? 0) > oldestBackupSeconds ? `The last backup is ${sayAge(ageSeconds ?? 0)} old` : null
}

/** Of those that are asked for: a week and a day's grace. */
export function whyNoDrill({ state, ageSeconds }: Health['drill']): string | null {
  if (state === 'failed') return 'The backup that was tried last does not come back'
  if (state === 'none') return 'No backup has been tried yet'
  return (ageSeconds ?? 0) > oldestDrillSeconds ? `No backup was tried for ${sayAge(ageSeconds ?? 0)}` : null
}

export function whyNoRoom({ free, fullSeconds }: Health['disk']): string | null {
  if (fullSeconds !== null) return 'The disk of the database is full'
  if (!free || free.share >= leastFreeShare) return null
  return `Less than 15% of the disk of the database is free: ${sayBytes(free.bytes)}`
}

export function isBehind({ replica }: Pick<Health, 'replica'>): boolean {
  return replica !== null && replica.lagSeconds > mostLagSeconds
}
