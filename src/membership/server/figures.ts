/** What is told of money to those who watch. */
import type { Registry } from '@prometheus-io/client'
import { addGauge, type Family } from '#kit/server/watching/family.ts'
import { seldom } from '#kit/server/watching/seldom.ts'

export const moneyAlarms: Family<never> = {
  name: 'farsight_money_alarms',
  help: 'What somebody must look at, as `/readyz` says it: paid and not granted, wallets that differ from their ledger.',
  kind: 'gauge',
  labels: [],
  unit: 'each',
  row: 'money',
}

export function addMoney(registry: Registry, listAlarms: () => Promise<string[]>): void {
  const find = seldom(listAlarms)
  addGauge(registry, moneyAlarms, async () => {
    const found = await find()
    return found ? [[{}, found.length]] : []
  })
}
