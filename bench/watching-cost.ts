/** What it costs to count an answer for those who watch: everything that is done for a kept page, and nothing else. */
import { Registry } from '@prometheus-io/client'
import { answered } from '#kit/server/watching/answers.ts'
import { addCounter, addHistogram } from '#kit/server/watching/family.ts'
import { served } from '#kit/server/watching/of-pages.ts'
import { quantile } from './world.ts'

const answers = 200_000
const rounds = 7

/** Microseconds of the processor an answer, the median of some rounds. */
export function microsecondsToCount(): number {
  const registry = new Registry()
  const times = addHistogram(registry, answered)
  const pages = addCounter(registry, served)
  const each = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    for (let nth = 0; nth < answers; nth++) {
      times.observe({ method: 'GET', route: '/*', status: `${Math.floor(200 / 100)}xx` }, (nth % 100) / 1000)
      pages.inc({ outcome: 'hit' })
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / answers
  })
  return quantile(each, 0.5)
}
