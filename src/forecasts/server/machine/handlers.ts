/** Answers what operators ask about the language model that forecasts. */
import { dayOf } from '#kit/dates.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { machineContract } from '../../machine/contract.ts'
import type { Store } from '../crowd-now.ts'
import { findAsked, listFaults, totalOf } from './machines-told.ts'
import type { Machine } from './machine-work.ts'
import { countToAsk } from './question-store.ts'

/** `machine`: null where no language model is to forecast. */
export function machineHandlers({ db, pool }: Store, machine: Machine | null): Handlers<typeof machineContract> {
  return {
    async findMachineWork({ now }) {
      const today = dayOf(now)
      const [asked, total, waiting, faults] = await Promise.all([
        findAsked(pool, machine),
        totalOf(pool, today),
        countToAsk(db, today),
        listFaults(pool, today),
      ])
      return { asked, today: total, waiting, faults }
    },
  }
}
