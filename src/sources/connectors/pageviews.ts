/** How often an article of Wikipedia is read: attention, and no fact about what the article tells of. */
import { z } from 'zod'
import { connector, type Dated } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { readJson } from '../parsing/json.ts'
import { plain } from '../place.ts'

const host = 'wikimedia.org'
const address = z.strictObject({
  project: z.string().regex(/^[a-z-]{2,12}\.wikipedia$/),
  article: z.string().min(1).max(200),
})
const answer = z.object({
  items: z.array(z.object({ article: z.string(), timestamp: z.string().regex(/^\d{10}$/), views: z.int().min(0) })),
})

export const pageviews = connector<z.output<typeof address>>({
  id: 'pageviews',
  title: 'Wikipedia page views',
  hosts: [host],
  address,
  fields: {
    project: { label: 'Wikipedia', example: 'en.wikipedia' },
    article: { label: 'Article', example: 'Climate_change' },
  },
  matches({ host: asked, path }) {
    const project = /^([a-z-]+\.wikipedia)\.org$/.exec(asked)?.[1]
    const article = /^\/wiki\/([^/]+)$/.exec(path)?.[1]
    return address.safeParse({ project, article: article && plain(article) }).data ?? null
  },
  requests: ({ project, article }) => [
    {
      url: `https://${host}/api/rest_v1/metrics/pageviews/per-article/${project}/all-access/user/${encodeURIComponent(article)}/monthly/2015070100/2100010100`,
    },
  ],
  parse([told], { article }) {
    if (!told) throw new SourceFault('empty')
    const values = readJson(told, answer).items.map(({ timestamp, views }): Dated => [
      `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}`,
      views,
    ])
    if (values.length === 0) throw new SourceFault('no-values')
    return {
      series: [{ name: article, values }],
      title: article,
      id: article,
      unit: 'views per month',
      updated: null,
      next: null,
      notes: [],
    }
  },
  attribution: ({ project, article }) => ({
    text: `Wikimedia Foundation, views of "${article}" on ${project}.org`,
    url: `https://${project}.org/wiki/${encodeURIComponent(article)}`,
    licence: 'CC0',
    mayRepublish: true,
  }),
  pace: { apartMs: 1000 },
  usual: 'monthly',
})
