/** Sizes, times and shares of a server, as operators read them. */
import { sayNumber } from '#kit/numbers.ts'

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** 214,000,000 are '214 MB', 3,140,000,000 are '3.1 GB'. Less than nothing has its sign. */
export function sayBytes(bytes: number): string {
  const place = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(bytes))) / 3)))
  const value = bytes / 1000 ** place
  return `${sayNumber(value, Math.abs(value) < 10 && place > 0 ? 1 : 0)} ${units[place]}`
}

/** How long something took: .0025 s are '2.5 ms', 1.4 '1.4 s', 90 '90 s'. */
export function sayTook(seconds: number): string {
  if (seconds < 0.01) return `${sayNumber(seconds * 1000, 1)} ms`
  if (seconds < 1) return `${sayNumber(seconds * 1000, 0)} ms`
  return `${sayNumber(seconds, seconds < 10 ? 1 : 0)} s`
}

/** For how long something has been so: '90 s', '12 min', '5 h', '3 days'. */
export function sayAge(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`
  return `${Math.round(seconds / 86_400)} days`
}

export type Within = { seconds: number; isBeyond: boolean } | null

/** '95% within 50 ms'; 'over 5% took longer than 5 s'. */
export function sayWithin(within: Within): string {
  if (within === null) return 'none yet'
  const { seconds, isBeyond } = within
  return isBeyond ? `over 5% took longer than ${sayTook(seconds)}` : `95% within ${sayTook(seconds)}`
}

/** Of a whole: '0.02%', '3.4%', '0%'; what is there is never nought. */
export function sayShare(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0%'
  const share = (100 * part) / whole
  return share < 0.01 ? 'under 0.01%' : `${sayNumber(share, share < 1 ? 2 : 1)}%`
}

/** The instant of an answer as '22 Nov, 09:40', in UTC. */
export function sayInstant(at: string): string {
  const when = new Date(at)
  const month = when.toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' })
  return `${when.getUTCDate()} ${month}, ${at.slice(11, 16)}`
}

/**
 * 'page allStuff' are the pages of that screen, whichever they are: 'Page: all stuff'. What was no page is 'GET /*'. What
 * the browser asks of the sign-in service is called by what it does: 'Sign-in service: sign in with password'.
 */
export function sayRoute(route: string): string {
  if (route === 'GET /*') return 'Other addresses'
  const [, screen] = /^page (\w+)$/.exec(route) ?? []
  if (screen) return `Page: ${inWords(screen)}`
  const [, asked] = /^\w+ \/(?:identitytoolkit|securetoken)\.googleapis\.com\/.*\b(\w+)$/.exec(route) ?? []
  return asked ? `Sign-in service: ${inWords(asked)}` : route
}

/** 'signInWithPassword' as 'sign in with password' */
const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`)
