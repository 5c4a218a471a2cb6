/** What the page of a set says to programs: a series of creative works, and which. */
import { paths } from '#items/paths.ts'
import { pageWithCrumbs } from '#items/sharing/crumb-list.ts'
import type { SetData } from './set-data.ts'

/** `section`: what the list of worlds is called. */
export function seriesOfWorlds({ set, worlds }: SetData, origin: string, section: string): Record<string, unknown> {
  const url = origin + paths.set(set.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWorkSeries',
    '@id': url,
    url,
    name: set.title,
    headline: set.question,
    description: set.summary,
    keywords: set.tags.join(', '),
    version: set.version,
    temporalCoverage: `${set.horizon.from}/${set.horizon.to}`,
    mainEntityOfPage: pageWithCrumbs(
      [
        { title: 'All stuff', path: paths.allStuff() },
        { title: section, path: paths.allStuff({ kind: ['scenario'] }) },
        { title: set.title, path: paths.set(set.slug) },
      ],
      origin,
    ),
    hasPart: worlds.map(({ id, title }) => ({
      '@type': 'Article',
      name: title,
      url: origin + paths.item('scenario', id),
    })),
  }
}
