/** The HTML document of an embed. It names its theme: where that is the system's, the frame lets the page show through. */
import { escapeHtml } from '#kit/escape-html.ts'
import type { EmbedTheme } from '#items/sharing/embedding.ts'

/** `note`: what holds of all that this site shows. First, since a frame may be too low for all of it. */
type Parts = {
  html: string
  title: string
  theme: EmbedTheme
  tags: string
  canonical: string | null
  note: string | null
}

export function embedDocument({ html, title, theme, tags, canonical, note }: Parts): string {
  const isChosen = theme !== 'auto'
  return `<!doctype html>
<html lang="en"${isChosen ? ` data-scheme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${isChosen ? theme : 'light dark'}">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">\n`}${tags}
</head>
<body class="farsightTheme">
${note === null ? '' : `<p class="note">${escapeHtml(note)}</p>\n`}${html}
</body>
</html>
`
}
