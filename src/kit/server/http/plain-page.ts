/** A page that needs no database, no program and no style sheet: a heading, a sentence, and one way on. */
import { escapeHtml } from '#kit/escape-html.ts'
import { ink, paper } from '#kit/paper.ts'

/** An address of this site. */
type Way = { to: string; name: string }
type Plain = {
  title: string
  says: string
  /** Where a link leads. */
  lead?: Way
  /** Where a button sends a form, so that nothing happens without a press. */
  press?: Way
}

/** As the system prefers: what the reader chose only scripts know. */
const onScreen = (pair: Readonly<Record<'light' | 'dark', string>>) => `light-dark(${pair.light},${pair.dark})`
/** Style attributes alone: the policy lets no style element through. */
const page = `color-scheme:light dark;background:${onScreen(paper)};color:${onScreen(ink)}`
const column = 'max-width:34rem;margin:18vh auto 0;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif'
const large = 'font-size:1.75rem;line-height:1.25;font-weight:600;margin:0 0 .75rem'
const button = `display:inline-block;margin-top:.75rem;padding:.6rem 1.1rem;border:0;border-radius:.375rem;background:${onScreen(ink)};color:${onScreen(paper)};font:inherit;text-decoration:none;cursor:pointer`

export function plainPage({ title, says, lead, press }: Plain): string {
  return `<!doctype html>
<html lang="en" style="${page}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0">
<main style="${column}">
<h1 style="${large}">${escapeHtml(title)}</h1>
<p style="margin:0">${escapeHtml(says)}</p>
${lead ? `<p style="margin:0"><a href="${escaped(lead.to)}" style="${button}">${escapeHtml(lead.name)}</a></p>\n` : ''}${press ? `<form method="post" action="${escaped(press.to)}"><button style="${button}">${escapeHtml(press.name)}</button></form>\n` : ''}</main>
</body>
</html>
`
}

/** Two slashes at its beginning would name another site. */
function escaped(url: string): string {
  return escapeHtml(url.replace(/^\/+/, '/'))
}
