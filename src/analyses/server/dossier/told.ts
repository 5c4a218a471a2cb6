/**
 * What an item tells of itself: a trend of what drives it, what could break it and what to watch, by its fields; else
 * what stands under such headings of its text, as why it matters and who gains. Plain text, the same for whoever writes a
 * report and whoever checks it.
 */
import type { Prose } from '#items/prose.ts'
import { parseProse } from '#items/server/text/markdown.ts'
import { trendDetails } from '#trends/trend.ts'
import type { Told } from '../../dossier/dossier.ts'
import { dossierKindOf } from '../../dossier/kinds/index.ts'

const heads: readonly (readonly [keyof Told, RegExp])[] = [
  ['drives', /\bdriv(?:e|es|ers|ing)\b/i],
  ['breaks', /\bbreaks?\b|\bagainst it\b/i],
  ['watch', /\bwatch\b/i],
  ['matters', /\bmatters?\b/i],
  ['background', /\bbackground\b/i],
  ['gains', /\bgains?\b/i],
]

type Telling = { kind: string; body: string; details: Readonly<Record<string, unknown>> }

/** Nothing of a text without such headings. */
export const toldOf = ({ kind, body, details }: Telling): Told => ({
  ...toldIn(body),
  ...(dossierKindOf(kind).isMeasured && toldBy(details)),
})

function toldBy(details: Telling['details']): Told {
  const { drives, breaks, watch } = trendDetails.pick(named).parse(details)
  return {
    ...(drives && { drives: drives.map(({ what }) => what).join(' ') }),
    ...(breaks && { breaks: breaks.map(({ what }) => what).join(' ') }),
    ...(watch && { watch: `${watch.map(({ what }) => what).join('; ')}.` }),
  }
}
const named = { drives: true, breaks: true, watch: true } as const

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
