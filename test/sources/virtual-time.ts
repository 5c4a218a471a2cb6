/**
 * Time that passes only while everybody waits for it: a week is as long as what is done in it. Whoever is at work says
 * so by `run`; of those who wait the first is woken once nobody is at work any more.
 */
export function virtualTime(begun: number) {
  let now = begun
  let working = 0
  const sleepers: { at: number; wake(): void }[] = []
  const goOn = () => {
    if (working > 0) return
    const first = sleepers.toSorted((a, b) => a.at - b.at)[0]
    if (!first) return
    sleepers.splice(sleepers.indexOf(first), 1)
    now = Math.max(now, first.at)
    working += 1
    first.wake()
  }
  return {
    now: () => new Date(now),
    /** While nobody is at work. */
    goTo: (at: number) => void (now = Math.max(now, at)),
    async run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      working += 1
      try {
        return await work()
      } finally {
        working -= 1
        goOn()
      }
    },
    wait: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ at: now + ms, wake })
        working -= 1
        goOn()
      }),
  }
}
