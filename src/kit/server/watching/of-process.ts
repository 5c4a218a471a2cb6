/** What the process takes, and how late its event loop is. Names are those that the library itself would give them. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { addCounts, addGauge, type Family } from './family.ts'

const gauge = { kind: 'gauge', labels: [], row: 'readers' } as const
export const latest: Family<never> = {
  ...gauge,
  name: 'nodejs_eventloop_lag_max_seconds',
  help: 'How late the event loop was at most, since this was last read.',
  unit: 'seconds',
}
export const late: Family<never> = {
  ...gauge,
  name: 'nodejs_eventloop_lag_p99_seconds',
  help: 'How late the event loop was in all but one of a hundred cases, since this was last read.',
  unit: 'seconds',
}
export const resident: Family<never> = {
  ...gauge,
  name: 'process_resident_memory_bytes',
  help: 'Memory of the process, threads included.',
  unit: 'bytes',
}
export const heap: Family<never> = {
  ...gauge,
  name: 'nodejs_heap_size_used_bytes',
  help: 'Memory that is in use by the program.',
  unit: 'bytes',
}
export const processor: Family<never> = {
  ...gauge,
  name: 'process_cpu_seconds_total',
  help: 'Time of processors that the process took, threads included.',
  kind: 'counter',
  unit: 'seconds',
}

export function addProcess(app: FastifyInstance, registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  addGauge(registry, latest, () => [[{}, inSeconds(delay.max)]])
  addGauge(registry, late, () => {
    const p99 = inSeconds(delay.percentile(99))
    delay.reset() // the last to be read: families are read in their order
    return [[{}, p99]]
  })
  addGauge(registry, resident, () => [[{}, process.memoryUsage.rss()]])
  addGauge(registry, heap, () => [[{}, process.memoryUsage().heapUsed]])
  addCounts(registry, processor, () => {
    const { user, system } = process.cpuUsage()
    return [[{}, (user + system) / 1e6]]
  })
}

/** Where nothing was measured yet, there is no number. */
function inSeconds(ns: number): number {
  return Number.isFinite(ns) ? ns / 1e9 : 0
}
