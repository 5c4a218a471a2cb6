/** A citation for LaTeX. */
import type { Cited } from './cited.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `@misc` has a version and an access in words alone; braces around the title keep its capitals. */
export function bibtexOf({ key, title, author, publisher, day, version, url, accessed }: Cited): string {
  const fields = [
    ['title', `{${escaped(title)}}`],
    ['author', `{${escaped(author)}}`],
    ['publisher', escaped(publisher)],
    ['year', day.slice(0, 4)],
    ['version', String(version)],
    ['howpublished', `\\url{${url}}`],
    ['url', url],
    ['note', `Version ${version} of ${day}. Accessed ${accessed}`],
  ].map(([name, value]) => `  ${name} = {${value}}`)
  return `@misc{${key},\n${[...fields, `  month = ${months[Number(day.slice(5, 7)) - 1]}`].join(',\n')}\n}\n`
}

const escapes: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** What LaTeX would take for a command. */
function escaped(text: string): string {
  return text.replaceAll(/[\\{}%&_#$~^]/g, (sign) => escapes[sign] ?? `\\${sign}`)
}
