/**
 * What the text of a trend tells under its headings: what drives it, what could break it, what to watch. Plain text,
 * the same for whoever writes a report and whoever checks it.
 */
import type { Prose } from '#items/prose.ts'
import { parseProse } from '#items/server/text/markdown.ts'
import type { Told } from '../../dossier/dossier.ts'
import { dossierKindOf } from '../../dossier/kinds/index.ts'

const heads: readonly (readonly [keyof Told, RegExp])[] = [
  ['drives', /\bdriv(?:e|es|ers|ing)\b/i],
  ['breaks', /\bbreaks?\b|\bagainst it\b/i],
  ['watch', /\bwatch\b/i],
]

/** Only of what is measured; nothing of a text without such headings. */
export const toldOf = ({ kind, body }: { kind: string; body: string }): Told =>
  dossierKindOf(kind).isMeasured ? toldIn(body) : {}

function toldIn(markdown: string): Told {
  const sections = markdown.split(/^#{1,6} +/m).slice(1)
  return Object.fromEntries(
    heads.flatMap(([name, pattern]) => {
      const found = sections.find((section) => pattern.test(section.split('\n', 1)[0] ?? ''))
      const text = found && plain(parseProse(found.slice(found.indexOf('\n') + 1)))
      return text ? [[name, text]] : []
    }),
  )
}

function plain(nodes: readonly Prose[]): string {
  return nodes
    .map(({ text = '', children = [] }) => text + plain(children))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim()
}
