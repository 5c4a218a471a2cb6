/**
 * Work of one account waits in memory for the one before, and not in the database for its lock: however many orders
 * somebody sends at once, they hold one connection of this process. Other processes are kept out by the lock.
 */
export type OneByOne = <Answer>(name: string, work: () => Promise<Answer>) => Promise<Answer>

export function createOneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work)
    const ended = mine.catch(() => {}) // whoever asked is told
    last.set(name, ended)
    void ended.then(() => last.get(name) === ended && last.delete(name))
    return mine
  }
}
