/**
 * Every event comes to the webhook three times, out of order: a pack, a membership and a refund move the budgets once
 * each.
 */
import { expect, test } from 'vitest'
import { buyPack, control, givenShop, join } from './world.ts'

const shop = await givenShop({ delivery: { copies: 3, spreadMs: 1500, retryMs: [50] } })

test('events that come three times and shuffled change nothing more than once', async () => {
  const ada = await shop.buyer('Ada Okafor')
  await buyPack(ada)
  await shop.agree(ada, { analysis: 5, trend: 28 })
  await control(ada, 'Dispute', 'The payment is disputed.', ada.email)
  await shop.agree(ada, { analysis: 0, trend: 8 })
  await control(ada, 'Dispute won', 'The dispute is won.', ada.email)
  await shop.agree(ada, { analysis: 5, trend: 28 })
  await control(ada, 'Refund', 'The money has gone back.', ada.email)
  await shop.agree(ada, { analysis: 0, trend: 8 })
  await buyPack(ada)
  await join(ada)
  await shop.agree(ada, { analysis: 15, trend: 68 })
  await shop.passMonth(ada)
  await shop.agree(ada, { analysis: 25, trend: 108 })
  const month = ['in analysis 10', 'in trend 40']
  const pack = ['cs analysis 5', 'cs trend 20']
  expect(await shop.grants(ada)).toEqual(['signup trend 8', ...pack, ...pack, ...month, ...month])
  expect(await deliveries()).toMatchObject({ often: [3], isShuffled: true })
})

/** How often each event came, and whether any came before one that had happened earlier. */
async function deliveries() {
  const { rows } = await shop.pool.query<{ often: number[]; isShuffled: boolean }>(`
    with told as (
        select seq, ended_at as done_at from job join payments_local.event on event.id = payload->>'event' where task = 'local-payments.delivery'
      ),
      copies as (select count(*)::int as often from told group by seq)
    select (select array_agg(distinct often) from copies) as often,
      exists (select from told a join told b on a.seq < b.seq and a.done_at > b.done_at) as "isShuffled"`)
  return rows[0]
}
