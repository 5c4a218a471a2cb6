/** A feed as JSON Feed 1.1. */
import { type Feed, subjectsOf } from './feed.ts'

export function jsonFeedOf({ title, self, home, next, hub, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    ...(next && { next_url: next }),
    ...(hub && { hubs: [{ type: 'WebSub', url: hub }] }),
    language: 'en',
    items: entries.map((entry) => ({
      id: entry.tag,
      url: entry.url,
      title: entry.title,
      summary: entry.says,
      content_html: entry.html,
      image: entry.picture,
      date_published: entry.publishedAt,
      date_modified: entry.at,
      authors: [{ name: entry.author }],
      tags: subjectsOf(entry),
    })),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}
