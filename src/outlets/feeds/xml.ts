/** Text within XML: its five signs are escaped, and what no XML may hold is left out. */
import { escapeHtml } from '#kit/escape-html.ts'

function xmlText(text: string): string {
  return escapeHtml(
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- these are what is to be found
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''),
  )
}

/** `<title>Words</title>`; with attributes where there are any. */
export function element(name: string, text: string, attributes: Record<string, string> = {}): string {
  return `<${name}${said(attributes)}>${xmlText(text)}</${name}>`
}

export function empty(name: string, attributes: Record<string, string>): string {
  return `<${name}${said(attributes)}/>`
}

function said(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlText(value)}"`)
    .join('')
}
