/**
 * What sources have answered whoever looks at them just now: who answers a question about it has the source asked no
 * second time. In memory, for a few minutes, and of no more than a few.
 */
import type { Told } from '../../connector.ts'

export type Answered = { answers: readonly Told[]; weights: readonly Told[] }

const keptMs = 10 * 60_000
const most = { answers: 12, signs: 64_000_000 }

export function createRecall(now: () => Date) {
  /** The oldest first. */
  const known = new Map<string, Answered & { until: number; signs: number }>()
  const forget = () => {
    let signs = [...known.values()].reduce((all, one) => all + one.signs, 0)
    for (const [name, one] of known) {
      if (one.until > now().getTime() && known.size <= most.answers && signs <= most.signs) break
      known.delete(name)
      signs -= one.signs
    }
  }
  return {
    find(name: string): Answered | null {
      forget()
      return known.get(name) ?? null
    },
    keep(name: string, answered: Answered): void {
      known.delete(name)
      const all = [...answered.answers, ...answered.weights]
      const signs = all.reduce((sum, { text, body }) => sum + text.length + (body?.length ?? 0), 0)
      known.set(name, { ...answered, signs, until: now().getTime() + keptMs })
      forget()
    },
  }
}
