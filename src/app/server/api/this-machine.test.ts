/** Calls of stand-ins, which nobody reaches from elsewhere. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { contract } from '../../kinds.ts'

const { app } = await givenServer({ stocked: true })

test('what stands in for the services of others is there for this machine alone', async () => {
  for (const [name, { address, policy }] of Object.entries(contract)) {
    if (policy !== 'this-machine') continue
    const [method = '', path = ''] = address.split(' ')
    const url = path.replace(/:\w+/g, 'cs_test_a1')
    for (const from of [
      { headers: { host: 'farsight.example' } },
      { headers: { host: 'localhost', 'x-forwarded-for': '8.8.8.8' } },
      { headers: { host: 'localhost' }, remoteAddress: '192.168.1.7' },
    ]) {
      const body = { number: '4242', seconds: 1, to: 'canceled', card: 'x', answer: 'paid', cents: 1, outcome: 'won' }
      const answer = await app.inject({
        method: method as 'GET',
        url,
        ...from,
        ...(method !== 'GET' && { payload: body }),
      })
      expect([name, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([name, true])
    }
  }
})
