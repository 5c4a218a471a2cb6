/** What was last known of so many, and no more: who has not been heard of for longest is forgotten first. */
import { LRUCache } from 'lru-cache'

/** Limited by size, of which each has one: a limit by number would lay out room for all of them at once. */
export function keepLatest<Value extends object | number>(most: number): LRUCache<string, Value> {
  return new LRUCache<string, Value>({ maxSize: most, sizeCalculation: () => 1 })
}
