import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvents, userStore } from '#accounts/web/user-store.ts'
import { buyer, guest, member } from '../../../test/given/membership.ts'
import { BudgetLine } from './BudgetLine.tsx'
import { Pages } from './Ledger.tsx'
import { Standing } from './MembershipPanel.tsx'
import { NothingBought, PurchaseCancelled } from './outcome/PurchaseCancelled.tsx'
import { PaymentFailed, PurchaseError } from './outcome/PurchaseError.tsx'
import { Paid, PurchaseSuccess } from './outcome/PurchaseSuccess.tsx'
import { departureFrom, nowOf } from './outcome/outcome.ts'
import { startMembership } from './start-membership.ts'
import { MembershipPaid, Success } from './outcome/Success.tsx'
import type { MembershipView } from './membership-view.ts'

/** As it is read: without marks of React's between two texts. */
const drawn = (part: ReactNode) => renderToString(<MemoryRouter>{part}</MemoryRouter>).replaceAll('<!-- -->', '')
const again = () => {}

const panel = (found: MembershipView, canPay = true) => drawn(<Standing found={found} canPay={canPay} />)

describe('my stuff shows of a membership', () => {
  test('where one stands, both budgets, what ends when and what stays', () => {
    const html = panel(member)
    expect(html).toMatch(/>member<\/span>/)
    expect(html).toMatch(/>9<small>of 10<\/small>/)
    expect(html).toMatch(/>47<small>of 48<\/small>/)
    expect(html).toContain('9 analyses and 39 trend analyses end on 15 Dec 2026.')
    expect(html).toContain('8 trend analyses do not expire.')
    expect(html).toContain('It renews on 12 Dec 2026 for 19 euros, until you cancel.')
  })

  test('a mark for each unit that was granted, unseen by those who hear the figure; a bar where they are too many', () => {
    const marks = panel(member).match(/<i(?: class="[^"]*")?><\/i>/g)
    expect(marks).toHaveLength(58)
    expect(marks?.filter((mark) => mark.includes('class'))).toHaveLength(2)
    const many = panel({ ...member, budgets: { ...member.budgets, trend: { left: 120, granted: 160 } } })
    expect(many).toContain('width:75%')
    expect(many.match(/aria-hidden="true"><i/g)).toHaveLength(2)
  })

  test.each<[name: string, found: MembershipView, shown: string[], not: string[]]>([
    ['guest', guest, ['Become a member', 'Buy analyses'], ['Manage membership', 'Change the card']],
    ['member', member, ['Manage membership', 'Buy analyses'], ['Become a member', 'Change the card']],
    [
      'member who is late',
      { ...member, status: 'past_due' },
      ['Change the card', 'Manage membership', 'Buy analyses'],
      ['Become a member'],
    ],
  ])('to a %s the ways on: %j', (_name, found, shown, not) => {
    const buttons = [...panel(found).matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, title]) => title)
    expect(buttons).toEqual(expect.arrayContaining(shown))
    expect(buttons.filter((title) => not.includes(title ?? ''))).toEqual([])
  })

  test('each price before the button that leads to paying it', () => {
    const html = panel(guest)
    const order = ['29 euros', 'Buy analyses', '19 euros', 'Become a member'].map((words) => html.indexOf(words))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(html).toContain('It renews every month until you cancel.')
  })

  test('that the terms have changed, where they have: until somebody agrees, no button leads to paying', () => {
    const asked = panel({ ...guest, termsToAccept: 'a1b2c3' })
    expect(asked).toContain('which have changed since I last did')
    expect(asked.match(/<button[^>]*aria-disabled="true"[^>]*>(Buy analyses|Become a member)/g)).toHaveLength(2)
    const html = panel(guest)
    expect(html).not.toContain('which have changed')
    expect(html).not.toContain('aria-disabled')
    for (const page of [asked, html]) expect(page).toContain('href="/terms"')
  })

  test('that it was cancelled, and until when it lasts', () => {
    const html = panel({ ...member, renewsAt: null, endsAt: '2026-12-12T09:30:00.000Z' })
    expect(html).toContain('You have cancelled: it ends on 12 Dec 2026')
    expect(html).not.toContain('It renews')
  })

  test('that no card is charged, where payments are stood in for, and only there', () => {
    const words = 'Payments are stood in for here: no card is charged.'
    expect([panel(member).includes(words), panel(guest).includes(words)]).toEqual([true, false])
  })

  test('R49 no way to pay, and why, to somebody without an email address', () => {
    const html = panel({ ...member, status: 'past_due' }, false)
    expect(html).not.toContain('<button')
    expect(html).toContain('Your account has no email address, so nothing can be bought with it.')
    expect(html).toContain('19 euros')
  })
})

describe('the ledger shows', () => {
  const pages = { found: null, failure: null, isMore: false, again, more: again }
  const entry = {
    budget: 'analysis',
    kind: 'grant',
    delta: 10,
    balance: 10,
    at: '2026-11-12T09:30:00.000Z',
    reason: 'Allowance',
  } as const

  test('each movement with its day, its reason and its sign', () => {
    const html = drawn(
      <Pages
        {...pages}
        found={{ entries: [entry, { ...entry, budget: 'trend', delta: -3, balance: -3 }], next: null }}
      />,
    )
    expect(html).toContain('12 Nov 2026')
    expect(html).toContain('Allowance')
    expect(html).toMatch(/>\+10<\/span>/)
    expect(html).toMatch(/>−3<\/span>/)
    expect(html).toMatch(/>leaves 10<\/span>.*>owes 3<\/span>/)
    expect(html.match(/<tr>/g)).toHaveLength(2)
    expect(html).not.toContain('Show more')
  })

  test('what was ordered, with a link to it', () => {
    const order = { title: 'Will coal use fall by 2035?', path: '/analysis/12' }
    const entries = [{ ...entry, kind: 'spend', delta: -1, reason: 'Analysis ordered', order }]
    expect(drawn(<Pages {...pages} found={{ entries, next: null }} />)).toMatch(
      /Analysis ordered(<!-- -->)?: <a [^>]*href="\/analysis\/12"[^>]*>Will coal use fall by 2035\?<\/a>/,
    )
  })

  test.each([
    ['that it is being loaded', pages, 'Loading the ledger'],
    [
      'that it failed, with a way to try again',
      { ...pages, failure: 'Nothing answered.' },
      'The ledger could not be loaded. Nothing answered.',
    ],
    ['that nothing has moved yet', { ...pages, found: { entries: [], next: null } }, 'Nothing has moved yet'],
    ['a way to older entries', { ...pages, found: { entries: [entry], next: 'c' } }, 'Show more'],
  ])('%s', (_name, given, words) => {
    const html = drawn(<Pages {...given} />)
    expect(html).toContain(words)
    expect(html.includes('Try again')).toBe(given.failure !== null)
  })
})

describe('the page after a payment', () => {
  const departure = departureFrom('ada', 'pack', member)
  const before = nowOf(member)
  const now = {
    ...before,
    left: { analysis: 14, trend: 67 },
    bought: { ...before.bought, pack: { times: 2, takenBack: null } },
  }

  test('R4 says what was added and what there is now, aloud', () => {
    const html = drawn(<Paid state={{ is: 'changed', departure, now }} again={again} />)
    expect(html).toMatch(
      /<output[^>]*>5 analyses and 20 trend analyses were added\. You now have 14 analyses and 67 trend analyses\.<\/output>/,
    )
    expect(html).toContain('9 before, 5 added')
    expect(html).toContain('47 before, 20 added')
    expect(html).toContain('href="/my-stuff?tab=membership"')
  })

  test('R4 claims nothing of a payment that it has not heard of, and says that nobody has to pay again', () => {
    const html = drawn(<Paid state={{ is: 'late', now: before }} again={again} />)
    expect(html).toContain('<h1>Not yet heard of your payment</h1>')
    expect(html).not.toContain('received')
    expect(html).toContain('You do not have to pay again.')
    expect(html).toContain('Look again')
    expect(html).not.toContain('added')
  })

  test('says that somebody is a member only once they are', () => {
    const titles = (['guest', 'member'] as const).map((status) => {
      const html = drawn(<MembershipPaid state={{ is: 'late', now: { ...before, status } }} again={again} />)
      return html.match(/<h1>(.*)<\/h1>/)?.[1]
    })
    expect(titles).toEqual(['Not yet heard of your payment', 'You are a member'])
  })

  test('R5 R6 that did not happen shows the budgets, unchanged', () => {
    const unbought = { is: 'unbought', now: before, departure } as const
    for (const html of [drawn(<NothingBought unbought={unbought} />), drawn(<PaymentFailed unbought={unbought} />)]) {
      expect(html.match(/unchanged/g)).toHaveLength(2)
      expect(html).toMatch(/>47</)
    }
  })

  test('R5 R6 that was broken off, but paid in another tab, says that it is paid', () => {
    const unbought = { is: 'bought', state: { is: 'changed', departure, now } } as const
    expect(drawn(<NothingBought unbought={unbought} />)).toContain('<h1>You have already paid</h1>')
    for (const html of [drawn(<NothingBought unbought={unbought} />), drawn(<PaymentFailed unbought={unbought} />)]) {
      expect(html).toContain('5 analyses and 20 trend analyses were added.')
      expect(html).not.toMatch(/Nothing was (bought|charged)/)
    }
  })

  test.each([
    ['while it is looked at', { is: 'looking' }],
    ['where nobody could be asked', { is: 'unsure', now: null, departure: null }],
  ] as const)('R5 R6 that was broken off or refused says %s not that nothing was charged', (_name, unbought) => {
    for (const html of [drawn(<NothingBought unbought={unbought} />), drawn(<PaymentFailed unbought={unbought} />)])
      expect(html).not.toMatch(/Nothing was (bought|charged)|did not go through/)
  })

  test.each([
    ['a bank has yet to make', { is: 'pending', now: before }, 'Waiting for your bank', 'Ask a question'],
    ['a bank did not make', { is: 'failed', now: before }, 'Your bank did not pay', 'Pay in another way'],
    ['is disputed', { is: 'returned', why: 'dispute', now: before }, 'The payment is disputed', 'Ask a question'],
  ] as const)('R4 that %s is not said to be received', (_name, state, title, way) => {
    const html = drawn(<Paid state={state} again={again} />)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(way)
    expect(html).not.toMatch(/received|appears here by itself/)
  })

  test.each([
    ['R4', PurchaseSuccess, 'Back from the payment page', 'belongs to the account that paid for it'],
    ['R5', PurchaseCancelled, 'You left the payment page', 'If you left before paying, nothing was charged'],
    ['R6', PurchaseError, 'The payment was interrupted', 'You never have to pay twice'],
    ['R7', Success, 'Done', 'nothing more is needed'],
  ])('%s says to a visitor what holds for everyone, and no figure', (_number, Screen, title, words) => {
    const html = drawn(<Screen />)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(words)
    expect(html).not.toMatch(/\d analys/)
  })

  test.each([PurchaseSuccess, PurchaseCancelled, PurchaseError])(
    'R4 R5 R6 leads a visitor to sign in where it says so',
    (Screen) => {
      expect(drawn(<Screen />)).toMatch(/<a href="\/sign-in\?[^"]*my-stuff[^>]*>Sign in</)
    },
  )
})

test('the question box shows a visitor no budget', () => {
  expect(drawn(<BudgetLine />)).toBe('')
})

afterEach(() => vi.unstubAllGlobals())

test('R25 whoever signs in is looked after once, at the server, and whoever does not costs no call', async () => {
  const calls: [string, unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { body, credentials }: RequestInit) => {
    calls.push([url, body])
    expect(credentials).toBe('same-origin')
    const answer = url.includes('subscription')
      ? { status: 'past_due', analysisBudget: 3 }
      : { analysisBudget: 3, analysisTrendBudget: 20 }
    return new Response(JSON.stringify(answer))
  })
  startMembership()
  await new Promise((done) => setImmediate(done))
  expect(calls).toEqual([])

  userStore.set(buyer)
  expect(userStore.getSnapshot().membershipStatus).toBe('guest')
  userEvents.dispatchEvent(new CustomEvent('user-logged-in', { detail: buyer }))
  await expect.poll(() => userStore.getSnapshot().analysisTrendBudget).toBe(20)
  const body = JSON.stringify({ email: buyer.email })
  expect(calls).toEqual([
    ['/api/subscription/check', body],
    ['/api/purchases/check', body],
  ])
  expect(userStore.getSnapshot()).toMatchObject({ membershipStatus: 'past_due', analysisBudget: 3 })
})
