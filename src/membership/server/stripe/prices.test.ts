/**
 * Facts about prices: nothing is sold for anything else than the catalogue says, and old prices keep nobody from
 * selling.
 */
import { expect, test } from 'vitest'
import { givenMoney } from '../../../../test/given/money.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { analysisPack, membership, type Product } from '../../catalogue.ts'
import { createPriceList } from './price-list.ts'
import { loadPrices, syncPrices, whyNotPrice, WrongPrices } from './prices.ts'
import { openStripe } from './stripe.ts'

test.for<[what: string, given: object, isRight: boolean]>([
  ['the catalogue’s', {}, true],
  ['a cent less', { unit_amount: 2899 }, false],
  ['no amount', { unit_amount: null }, false],
  ['dollars', { currency: 'usd' }, false],
  ['every month', { recurring: { interval: 'month', interval_count: 1 } }, false],
  ['archived', { active: false }, false],
])('a price at Stripe that is %s', ([, given, isRight]) => {
  const price = { active: true, unit_amount: 2900, currency: 'eur', recurring: null, ...given }
  expect(whyNotPrice(price, analysisPack) === null).toBe(isRight)
})

test('nothing starts where Stripe has no price of ours, and everything where Stripe is only away', async () => {
  const money = await givenMoney({ database: await givenDatabase<never>(), between: true, retries: 0 })
  const { between, stripe, settings } = money
  const quiet = money.app.log
  const list = createPriceList(stripe, { isLocal: false, log: quiet })
  await expect(list.open()).rejects.toThrow(WrongPrices)
  await expect(list.open()).rejects.toThrow('npm run billing:sync')
  await createPriceList(stripe, { isLocal: true, log: quiet }).open()
  await expect(list.open()).resolves.toBeUndefined()
  const config = { host: settings.host, port: between?.port ?? 0, protocol: 'http', maxNetworkRetries: 0 } as const
  const far = openStripe({ secretKey: settings.secretKey, webhookSecret: 'whsec_1', isLocal: true, config })
  const away = createPriceList(far, { isLocal: false, log: quiet })
  if (between) between.trouble = () => 'error'
  await away.open()
  if (between) between.trouble = () => 'none'
  expect((await away.find()).has(analysisPack.key)).toBe(true)
})

/** As many as Stripe does not take in one question. */
const old = (number: number): Product => ({ ...membership, key: `old_${number}`, priceCents: 900 + number })
const range = { onSale: [membership, analysisPack], retired: Array.from({ length: 12 }, (_, number) => old(number)) }

test('an old price may be archived, or missing, and is still known by its key; only what is sold today must be there', async () => {
  const { stripe } = await givenMoney({ database: await givenDatabase<never>() })
  const make = async (number: number, cents = 900 + number) =>
    stripe.prices.create({
      lookup_key: `old_${number}`,
      currency: 'eur',
      unit_amount: cents,
      recurring: { interval: 'month' },
      product_data: { name: 'Old' },
    })
  const archived = await make(11)
  await stripe.prices.update(archived.id, { active: false })
  await syncPrices(stripe, range)
  const prices = await loadPrices(stripe, range)
  expect([...prices.keys()].toSorted()).toEqual([analysisPack.key, membership.key, 'old_11'].toSorted())
  expect(prices.get('old_11')).toBe(archived.id)
  await stripe.prices.update(prices.get(analysisPack.key) ?? '', { active: false })
  await expect(loadPrices(stripe, range)).rejects.toThrow(`${analysisPack.key}: the price is archived at Stripe.`)
  await stripe.prices.update(prices.get(analysisPack.key) ?? '', { active: true })
  await make(3, 5000)
  await expect(loadPrices(stripe, range)).rejects.toThrow(
    'old_3: Stripe asks for 5000 cents and the catalogue for 903.',
  )
})
