/** Which feeds have something new by what has happened: of these a hub is told. What comes near by the calendar alone nobody is told of. */

/** By the kind of the event. */
const feeds: Readonly<Record<string, readonly string[]>> = {
  'item.published': ['new'],
  'item.changed': ['revised', 'resolved'],
  'numbers.made': ['moved'],
  'item.moved': ['moved'],
}
const all = [...new Set(Object.values(feeds).flat())]

/** All of them where nobody knows what has happened. */
export function pingedBy(event: string): readonly string[] {
  return feeds[event] ?? all
}

export function isPinged(feed: string): boolean {
  return all.includes(feed)
}
