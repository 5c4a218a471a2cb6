/** Where an item that a report cites can be read: items have pages, sets and the report itself have none. */

export function itemPath(item: string): string | null {
  return /^[a-z]+\/[1-9]\d*$/.test(item) ? `/${item}` : null
}
