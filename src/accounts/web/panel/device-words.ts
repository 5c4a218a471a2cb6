/** How the places where one is signed in are told apart: their order, and since when, by the clock of the reader. */
import { sayNumber } from '#kit/numbers.ts'

export type DeviceTimes = { id: string; since: string; usedAt: string; isHere: boolean }

/** This one first, then the last signed in first: an order that using them does not change. */
export function inOrder<Device extends DeviceTimes>(devices: readonly Device[]): Device[] {
  return devices.toSorted(
    (a, b) =>
      Number(b.isHere) - Number(a.isHere) || Date.parse(b.since) - Date.parse(a.since) || a.id.localeCompare(b.id),
  )
}

/** `timeZone` is the reader's, where none is named. */
export function saySince({ since, usedAt }: DeviceTimes, now: Date, timeZone?: string): string {
  const dayOf = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  const timeOf = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  const say = (instant: string) => {
    const [day, at] = [dayOf.format(new Date(instant)), timeOf.format(new Date(instant))]
    return day === dayOf.format(now) ? `today at ${at}` : `${day} at ${at}`
  }
  return `since ${say(since)}, last used ${say(usedAt)}`
}

/** Of those that are not shown. */
export function sayMore(more: number): string {
  return `And ${sayNumber(more)} more, last used before these. “Sign out everywhere else” ends ${more === 1 ? 'that one' : 'those'} too.`
}
