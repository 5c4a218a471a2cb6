import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Checkout, CheckoutPage } from './CheckoutScreen.tsx'
import { ControlPage } from './ControlScreen.tsx'
import type { PaymentWorld } from './payments-caller.ts'
import { type Portal, PortalPage } from './PortalScreen.tsx'
import { StandInNote } from './StandInNote.tsx'

const checkout: Checkout = {
  state: 'open',
  mode: 'payment',
  lines: [{ title: 'Five analyses', quantity: 1, amountCents: 2900, currency: 'eur' }],
  amountCents: 2900,
  currency: 'eur',
  interval: null,
  email: 'ada@example.com',
  cancelUrl: 'http://localhost:3000/purchase-cancelled',
  successUrl: null,
}
const acts = { pay: async () => ({ is: 'declined', message: '' }) as const, onOver: () => {} }
const drawn = (given: Partial<Checkout>) =>
  textOf(renderToString(<CheckoutPage checkout={{ ...checkout, ...given }} {...acts} />))

/** As it is read: React marks where texts meet. */
function textOf(html: string): string {
  return html.replaceAll('<!-- -->', '')
}

test('every page says that no card is charged', () => {
  expect(renderToString(<StandInNote />)).toContain('This page stands in for Stripe. No card is charged.')
})

test('R45 the checkout of a pack says what is bought and for how much, and offers a way back', () => {
  const html = drawn({})
  expect(html).toContain('Five analyses')
  expect(html).toContain('Pay €29.00</button>')
  expect(html).toMatch(/<a href="http:\/\/localhost:3000\/purchase-cancelled"[^>]*>Cancel and go back<\/a>/)
  expect(html).toContain('value="4242 4242 4242 4242"')
  expect(html).toContain('AT32 1904 3002 3547 3204')
})

test('R44 the checkout of a membership says how often it is paid, and offers no bank account', () => {
  const html = drawn({ mode: 'subscription', interval: 'month', amountCents: 1900, lines: [] })
  expect(html).toContain('Subscribe for €19.00 a month</button>')
  expect(html).toContain('a month, until cancelled')
  expect(html).not.toContain('AT32')
})

test('a checkout that is over takes no number and leads on', () => {
  const paid = drawn({ state: 'complete', successUrl: 'http://localhost:3000/purchase-success' })
  expect(paid).toContain('This checkout is paid.')
  expect(paid).toContain('href="http://localhost:3000/purchase-success"')
  const late = drawn({ state: 'expired' })
  expect(late).toContain('Nothing was charged')
  expect(paid + late).not.toContain('<input')
})

test('without a way back none is drawn', () => {
  expect(drawn({ cancelUrl: null })).not.toContain('Cancel and go back')
})

const membership: Portal['memberships'][number] = {
  id: 'sub_1',
  title: 'Farsight membership',
  amountCents: 1900,
  currency: 'eur',
  interval: 'month',
  status: 'active',
  card: 'Visa ending in 4242',
  renewsAt: '2026-12-21T10:00:00.000Z',
  endsAt: null,
  owedCents: 0,
  triesAgainAt: null,
}
const memberActs = { cancel: async () => {}, resume: async () => {}, mend: async () => ({ is: 'mended' }) as const }

function portal(given: Partial<typeof membership>, more: Partial<Portal> = {}): string {
  const shown: Portal = {
    email: 'ada@example.com',
    memberships: [{ ...membership, ...given }],
    invoices: [],
    returnUrl: null,
    ...more,
  }
  return textOf(renderToString(<PortalPage portal={shown} acts={memberActs} />))
}

test('R46 the portal says how a membership stands and what may be done with it', () => {
  const html = portal({})
  expect(html).toContain('Active')
  expect(html).toContain('<dt>Renews on</dt><dd>21 Dec 2026</dd>')
  expect(html).toContain('Cancel the membership</button>')
  expect(html).not.toContain('Keep the membership')
})

test('R46 a cancelled one can be kept, until it has ended', () => {
  const html = portal({ renewsAt: null, endsAt: '2026-12-21T10:00:00.000Z' })
  expect(html).toContain('<dt>Ends on</dt><dd>21 Dec 2026</dd>')
  expect(html).toContain('Keep the membership</button>')
  expect(html).not.toContain('Cancel the membership</button>')
  const ended = portal({ status: 'canceled', renewsAt: null })
  expect(ended).toContain('Ended')
  expect(ended).not.toContain('<button')
})

test('a payment that failed is said with its sum, the next try and the way to mend it', () => {
  const html = portal({ status: 'past_due', owedCents: 1900, triesAgainAt: '2026-12-24T10:00:00.000Z' })
  expect(html).toContain('The last payment of €19.00 failed.')
  expect(html).toContain('It is tried again on 24 Dec 2026.')
  expect(html).toContain('Use this card and pay €19.00</button>')
})

test('R46 the portal lists invoices and returns to where one came from', () => {
  const invoices = [
    {
      id: 'in_1',
      number: 'A-0001',
      at: '2026-11-21T10:00:00.000Z',
      status: 'paid',
      amountCents: 1900,
      currency: 'eur',
    },
  ]
  const html = portal({}, { invoices, returnUrl: 'http://localhost:3000/my-stuff' })
  expect(html).toMatch(/21 Nov 2026<\/td><td>A-0001<\/td><td class="num">€19.00<\/td><td>Paid/)
  expect(html).toContain('href="http://localhost:3000/my-stuff"')
})

const world: PaymentWorld = {
  now: '2026-11-21T10:00:00.000Z',
  aheadSeconds: 86_400 * 31,
  afterRetries: 'cancel',
  eventsWaiting: 2,
  memberships: [{ ...membership, who: 'ada@example.com' }],
  payments: [],
}

function payment(given: Partial<PaymentWorld['payments'][number]>) {
  const usual = { id: 'pi_1', who: 'ada@example.com', what: 'Pack', at: world.now, amountCents: 2900, currency: 'eur' }
  return { ...usual, refundedCents: 0, status: 'succeeded', dispute: null, ...given }
}

test.for<[what: string, given: Parameters<typeof payment>[0], offered: string[]]>([
  ['that is paid', {}, ['Refund', 'Dispute']],
  ['that is refunded in part', { refundedCents: 1000 }, ['Refund', 'Dispute']],
  ['that is refunded', { refundedCents: 2900 }, []],
  ['that waits for the bank', { status: 'processing' }, ['Bank pays', 'Bank refuses']],
  ['that is disputed', { dispute: { id: 'du_1', status: 'needs_response' } }, ['Dispute won', 'Dispute lost']],
  ['whose dispute was won', { dispute: { id: 'du_1', status: 'won' } }, ['Refund']],
  ['whose dispute was lost', { dispute: { id: 'du_1', status: 'lost' } }, []],
  ['that failed', { status: 'requires_payment_method' }, []],
])('on the control page a payment %s offers what may still happen to it', ([, given, offered]) => {
  const html = renderToString(
    <ControlPage world={{ ...world, memberships: [], payments: [payment(given)] }} run={() => {}} />,
  )
  const row = /<tbody>.*<\/tbody>/s.exec(html)?.[0] ?? ''
  expect([...row.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, title]) => title)).toEqual(offered)
})

const controlPage = (eventsWaiting: number) =>
  textOf(renderToString(<ControlPage world={{ ...world, eventsWaiting }} run={() => {}} />))

test('the control page says how far the clock is ahead and whether events are on their way', () => {
  const html = controlPage(2)
  expect(html).toContain('Ahead by 31 days')
  expect(html).toContain('2 events are on their way to the webhook.')
  expect(controlPage(1)).toContain('1 event is on its way to the webhook.')
  expect(controlPage(0)).toContain('All events have reached the webhook.')
  expect(html).toContain('aria-label="One that fails, for ada@example.com"')
})
