/** When a source is looked at next, and how long one that failed is left alone. */
import type { Every } from './connector.ts'
import { faults, type FaultCode } from './faults.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const periodMs: Record<Every, number> = { daily: dayMs, weekly: 7 * dayMs, monthly: 30 * dayMs }

/** After so many failures in a row a host rests for all its bindings. */
export const hostFailures = 5
export const hostRestMs = hourMs
/** "Refresh now" answers to nobody more often. */
export const againAfterMs = 10 * minuteMs

const longestWaitMs = dayMs
const longestAskedMs = 7 * dayMs
/**
 * Of its wait a try waits at least this, whatever chance says, and whatever the source does: so a source that fails all
 * day is tried twelve times in it at most.
 */
const leastShare = 0.25
/** Around the day on which a source says that it publishes, it is looked at daily. */
const before = 2
const after = 45

type Looked = { every: Every; now: Date; expectedBy: string | null; place: number }

/**
 * After a look that found the source in order. `place`, 0 to 1, is the binding's own part of the period: those that were
 * begun together do not come together. Where the source has said when it publishes, daily from two days before.
 */
export function nextLook({ every, now, expectedBy, place }: Looked): Date {
  const period = periodMs[every]
  const usual = ownTimeAfter(now, period, place)
  if (expectedBy === null) return new Date(usual)
  const due = Date.parse(expectedBy)
  const isAround = now.getTime() >= due - before * dayMs && now.getTime() < due + after * dayMs
  if (isAround) return new Date(Math.min(ownTimeAfter(now, dayMs, place), usual))
  const opening = due - before * dayMs + place * dayMs
  return new Date(now.getTime() < opening ? Math.min(usual, opening) : usual)
}

/** In whole milliseconds, so that the moment itself is not just before it. */
function ownTimeAfter(now: Date, period: number, place: number): number {
  const offset = Math.floor(place * period)
  return (Math.floor((now.getTime() - offset) / period) + 1) * period + offset
}

type Failed = {
  code: FaultCode
  retryAfter: number | undefined
  tries: number
  brokenSince: Date | null
  now: Date
  random: number
}

/** Null where it is never asked again. `tries`: failures in a row, with this one. `random` from 0 to 1. */
export function nextTry({ code, retryAfter, tries, brokenSince, now, random }: Failed): Date | null {
  const { leadsTo } = faults[code]
  if (leadsTo === 'ended') return null
  if (leadsTo === 'broken') {
    const isOld = brokenSince !== null && now.getTime() - brokenSince.getTime() >= 7 * dayMs
    return new Date(now.getTime() + (isOld ? 7 * dayMs : dayMs))
  }
  const longest = Math.min(longestWaitMs, minuteMs * 2 ** Math.min(tries, 20))
  const share = retryAfter === undefined ? Math.max(random, leastShare) : leastShare
  const wait = Math.max(minuteMs, Math.round(longest * share), restAsked(retryAfter))
  return new Date(now.getTime() + wait)
}

/** For how many ms a source wants to be left alone. */
export function restAsked(retryAfter: number | undefined): number {
  return Math.min(longestAskedMs, (retryAfter ?? 0) * 1000)
}

/** The binding's own part of its period, from its item: the same at every start of every process. */
export function placeOf(itemId: string): number {
  return (Number(itemId) * 0.618_033_988_749) % 1
}

/** What `Retry-After` says, in seconds: a number, or a day and an hour. Undefined where it says nothing that means one. */
export function retryAfterOf(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const at = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}
