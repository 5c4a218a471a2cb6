/** The mail that says once a day what happened to what somebody follows: as plain text, and the same as HTML. */
import { escapeHtml } from '#kit/escape-html.ts'
import { ink, paper } from '#kit/paper.ts'
import { screenPaths } from '#kit/paths.ts'
import type { Letter, Site } from '../letters.ts'
import { type What, whats } from '../whats.ts'

/** `label`: null of what its reader cannot read any more. */
export type Entry = { what: What; ref: string; label: string | null; says: string; at: Date }
export const mostEntries = 20

type Digest = {
  entries: readonly Entry[]
  /** How many more there are. */
  more: number
  /** Where it is ended without signing in. */
  leave: string
  site: Site
}

/** By importance, then the newest first. */
export function inOrder<One extends Pick<Entry, 'what' | 'at'>>(entries: readonly One[]): One[] {
  return entries.toSorted(
    (one, other) => whats.indexOf(one.what) - whats.indexOf(other.what) || other.at.getTime() - one.at.getTime(),
  )
}

export function describeDigest(digest: Digest): Required<Pick<Letter, 'subject' | 'text' | 'html'>> {
  const subject = `${digest.site.productName}: ${sayCounts(digest.entries)}`
  return { subject, text: textOf(digest), html: htmlOf(digest, subject) }
}

const counted: Record<What, string> = {
  outcome: 'came out',
  due: 'due',
  closing: 'closing',
  'ran-out': 'ran out',
  changed: 'changed',
  gone: 'taken away',
  reply: 'replied to',
  moved: 'moved',
}

/** '1 came out, 2 changed, 3 moved' */
function sayCounts(entries: readonly Entry[]): string {
  return whats
    .map((what) => ({ what, count: entries.filter((entry) => entry.what === what).length }))
    .filter(({ count }) => count > 0)
    .map(({ what, count }) => `${count} ${counted[what]}`)
    .join(', ')
}

const why =
  'You get this mail at most once a day, since you follow these items, or wrote or commented on them, and asked for it.'

function sayMore(more: number): string {
  return `${more === 1 ? 'One more thing' : `${more} more things`} happened to what you follow.`
}

function textOf({ entries, more, leave, site: { origin, productName } }: Digest): string {
  const all = `${origin}${screenPaths.notices()}`
  return `${[
    ...entries.map(({ label, says, ref }) =>
      [label, says, label !== null && `${origin}/${ref}`].filter(Boolean).join('\n'),
    ),
    `${more > 0 ? `${sayMore(more)} ` : ''}All of it:\n${all}`,
    `${why} End these mails, without signing in:\n${leave}`,
    productName,
  ].join('\n\n')}\n`
}

/** Style attributes alone, and nothing that is fetched: it reads the same where pictures are off. */
function htmlOf({ entries, more, leave, site: { origin, productName } }: Digest, subject: string): string {
  const all = escapeHtml(`${origin}${screenPaths.notices()}`)
  const rows = entries.map(
    ({ label, says, ref }) =>
      `<tr><td style="${cell}">${titleOf(label, `${origin}/${ref}`)}${escapeHtml(says)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${paper.light};color:${ink.light}">
<div style="${column}">
<p style="margin:0;font-weight:600">${escapeHtml(productName)}</p>
<h1 style="${large}">${escapeHtml(sayCounts(entries))}</h1>
<table role="presentation" style="width:100%;border-collapse:collapse">
${rows.join('\n')}
</table>
<p style="${gap}">${more > 0 ? `${sayMore(more)} ` : ''}<a href="${all}" style="color:${ink.light}">See all of it</a></p>
<p style="${gap};font-size:0.875rem">${why} <a href="${escapeHtml(leave)}" style="color:${ink.light}">End these mails</a>, without signing in.</p>
</div>
</body>
</html>
`
}

const column = 'max-width:36rem;margin:0 auto;padding:1.5rem 1.25rem;font:1rem/1.5 system-ui,sans-serif'
const large = 'font-size:1.375rem;line-height:1.25;font-weight:600;margin:0.25rem 0 1rem'
const cell = 'padding:0.75rem 0;border-bottom:1px solid'
const gap = 'margin:1rem 0 0'

function titleOf(label: string | null, address: string): string {
  if (label === null) return ''
  return `<a href="${escapeHtml(address)}" style="color:${ink.light};font-weight:600">${escapeHtml(label)}</a><br>`
}
