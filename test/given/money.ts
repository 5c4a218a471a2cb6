/** Membership and money for a test file, gone when it is done. */
import { type MoneyOptions, openMoney } from '../money/world.ts'
import { whenDone } from '../when-done.ts'

export async function givenMoney(options: MoneyOptions) {
  const money = await openMoney(options)
  whenDone(() => money.close())
  return money
}
