/**
 * The twin of an item's page for programs that read text: `/trend/131.md`. The body is as its author wrote it,
 * but that HTML is text there, as on the page.
 */
import { sayDay } from '#kit/dates.ts'
import { escapeMarkdown } from '#kit/escape-markdown.ts'
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import { sayHeadline, type SharedView } from '#items/sharing/shared-view.ts'
import type { Site } from '#items/sharing.ts'
import { saysSimulation } from '#items/sharing/simulation.ts'
import type { WholeRow } from '#items/server/store.ts'
import { withoutHtml } from '#items/server/text/without-html.ts'
import type { View } from '../view.ts'

export const markdownTwin: View = {
  ending: '.md',
  cost: 2,
  alsoSays: ({ row }) => JSON.stringify(row.links),
  make: ({ view, row }, { site }) => ({ type: 'text/markdown; charset=utf-8', body: markdownOf(view, row, site) }),
}

function markdownOf(view: SharedView, { body, links }: WholeRow, { origin, productName, isSimulation }: Site): string {
  const parts = [
    `# ${plain(view.title)}`,
    isSimulation && saysSimulation,
    plain(view.summary),
    factsOf(view).join('\n'),
    withoutHtml(body.trim()),
    ...view.told.map(({ title, text }) => `## ${title}\n\n${withoutHtml(text.trim())}`),
    links.length > 0 &&
      `## Linked items\n\n${links.map(({ to, relation }) => `- ${relation}: ${origin}/${to}`).join('\n')}`,
    `---\n${productName}, version ${view.version} of ${sayDay(view.updatedAt)}: ${origin}${paths.itemThen(view.kind, view.id, view.version)}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function factsOf(view: SharedView): string[] {
  const { kindTitle, category, days, source, author, horizon, tags } = view
  const headline = sayHeadline(view)
  return [
    `- ${kindTitle}, ${categoryTitles[category]}, by ${plain(author)}`,
    ...(headline ? [`- Headline: ${headline}`] : []),
    `- Horizon: ${horizon.from} to ${horizon.to}`,
    ...days.map(({ what, on }) => `- ${plain(what)}: ${on}`),
    ...(source
      ? [`- Source: ${plain(source.name)}, ${source.address}${source.licence && `. Licence: ${source.licence}`}`]
      : []),
    `- Tags: ${tags.join(', ')}`,
  ]
}

/** On a line of its own, and no heading, list, link or picture of somebody's making. */
function plain(text: string): string {
  return escapeMarkdown(text.replaceAll(/\s+/g, ' ')).replace(/^(?=[+-])/, '\\')
}
