/**
 * Many questions of one sort as one: what is asked for before anybody has to wait goes into a single look, and nothing
 * is looked for twice.
 */

/** `find` may answer less than it is asked for: what is not there is null. */
export function allAtOnce<Found>(
  find: (keys: string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | null> {
  const known = new Map<string, Promise<Found | null>>()
  let waiting: string[] = []
  let look: Promise<ReadonlyMap<string, Found>> | undefined
  const ask = async (key: string): Promise<Found | null> => {
    waiting.push(key)
    look ??= new Promise((resolve) => setImmediate(resolve)).then(() => {
      const keys = waiting
      waiting = []
      look = undefined
      return find(keys)
    })
    return (await look).get(key) ?? null
  }
  return (key) => {
    const found = known.get(key) ?? ask(key)
    known.set(key, found)
    return found
  }
}
