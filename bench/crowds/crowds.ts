/**
 * What forecasts and their crowds cost: the call that makes one, a crowd of 10,000, a history of 100,000, and pages
 * while people forecast. Simulated forecasters on the questions of the starter collection.
 */
import { benchWorld } from '../world.ts'
import { benchCall } from './call.ts'
import { benchHistory } from './history.ts'
import { benchPagesBeside } from './pages-beside.ts'
import { benchSize } from './size.ts'

const parts = { call: benchCall, size: benchSize, history: benchHistory, pages: benchPagesBeside }

/** `only`: one of the parts. */
export async function benchCrowds(only?: string) {
  const world = await benchWorld()
  try {
    const figures: Record<string, unknown> = {}
    for (const [name, bench] of Object.entries(parts)) if (!only || only === name) figures[name] = await bench(world) // eslint-disable-line no-await-in-loop
    return figures
  } finally {
    await world.close()
  }
}
