/** Orders whose work is watched step by step, and stopped where a test wants it. */
import { beforeEach } from 'vitest'
import { givenAnalyses } from '../given/analyses.ts'
import type { Point } from './pipeline.ts'

type Step = { point: Point; section: string | undefined }
/** `passed`: the steps since the last order. `at`: what happens at each. */
type World = { passed: Step[]; at: (step: Step) => Promise<void> | void }

export async function givenWatchedOrders() {
  const world: World = { passed: [], at: () => {} }
  const given = await givenAnalyses({
    at(point, section) {
      world.passed.push({ point, section })
      return world.at({ point, section })
    },
  })
  await given.app.startAnalyses()
  beforeEach(() => {
    world.at = () => {}
  })

  /** Waits at a point until it is told to go on. */
  function waitAt(wanted: Point, { times = 1 } = {}) {
    const arrived = Promise.withResolvers<void>()
    const leave = Promise.withResolvers<void>()
    let stops = times
    world.at = async ({ point }) => {
      if (point !== wanted || stops-- <= 0) return
      arrived.resolve()
      await leave.promise
    }
    return { arrived: arrived.promise, goOn: () => leave.resolve() }
  }

  /** An order is refused where nothing is known: that asks the same steps, and is not what is tested here. */
  async function ordered(units: { analysis?: number; trend?: number }, body?: object) {
    const who = await given.orderer(units)
    const { analysis } = await given.order(who, body)
    world.passed = []
    return { who, id: analysis.id }
  }

  return { ...given, world, waitAt, ordered }
}
