/**
 * A refusal as a page, for people who opened an address of the site and were refused before any page could be drawn: it
 * needs no database, no program and no style sheet.
 */
import { escapeHtml } from '#kit/escape-html.ts'
import type { FastifyRequest } from 'fastify'
import { ink, paper } from '#kit/paper.ts'
import type { Refusal } from '#kit/refusal.ts'

/** Only of what a browser shows in its window: programs are answered as JSON. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

const headings: Readonly<Record<number, string>> = { 429: 'One moment, please', 503: 'Not at the moment' }

/** As the system prefers: what the reader chose only scripts know. */
const onScreen = (pair: Readonly<Record<'light' | 'dark', string>>) => `light-dark(${pair.light},${pair.dark})`
/** Style attributes alone: the policy lets no style element through. */
const page = `color-scheme:light dark;background:${onScreen(paper)};color:${onScreen(ink)}`
const column = 'max-width:34rem;margin:18vh auto 0;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif'
const large = 'font-size:1.75rem;line-height:1.25;font-weight:600;margin:0 0 .75rem'
const button = `display:inline-block;margin-top:.75rem;padding:.6rem 1.1rem;border-radius:.375rem;background:${onScreen(ink)};color:${onScreen(paper)};text-decoration:none`

export function refusalPage({ status, message, retryAfter }: Refusal, url: string): string {
  const heading = headings[status] ?? 'This did not work'
  const when = retryAfter === undefined ? '' : ` It is worth another try in ${saySeconds(retryAfter)}.`
  return `<!doctype html>
<html lang="en" style="${page}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
</head>
<body style="margin:0">
<main style="${column}">
<h1 style="${large}">${heading}</h1>
<p style="margin:0">${message}${when}</p>
<p style="margin:0"><a href="${escaped(url)}" style="${button}">Try again</a></p>
</main>
</body>
</html>
`
}

function saySeconds(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** An address of this site: two slashes at its beginning would name another. */
function escaped(url: string): string {
  return escapeHtml(url.replace(/^\/+/, '/'))
}
