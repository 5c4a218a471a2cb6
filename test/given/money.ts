/** Membership and money for a test file, gone when it is done. */
import { afterAll } from 'vitest'
import { type MoneyOptions, openMoney } from '../money/world.ts'

export async function givenMoney(options: MoneyOptions) {
  const money = await openMoney(options)
  afterAll(() => money.close())
  return money
}
