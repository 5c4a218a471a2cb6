/** A refusal as a page, for people who opened an address of the site and were refused before any page could be drawn. */
import type { FastifyRequest } from 'fastify'
import { screenPaths } from '#kit/paths.ts'
import type { Refusal } from '#kit/refusal.ts'
import { plainPage } from './plain-page.ts'

/** Only of what a browser shows in its window: programs are answered as JSON. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

const headings: Readonly<Record<number, string>> = { 429: 'One moment, please', 503: 'Not at the moment' }

export function refusalPage({ status, message, retryAfter }: Refusal, url: string): string {
  const when = retryAfter === undefined ? '' : ` It is worth another try in ${saySeconds(retryAfter)}.`
  // What was refused for its own sake is refused again, and of an address that cannot be read there is none to go back to.
  const isPassing = status >= 500 || status === 429
  const lead = isPassing ? { to: url, name: 'Try again' } : { to: screenPaths.home(), name: 'Go to the home page' }
  return plainPage({ title: headings[status] ?? 'This did not work', says: `${message}${when}`, lead })
}

function saySeconds(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
