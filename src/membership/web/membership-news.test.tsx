import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { guest, member } from '../../../test/given/membership.ts'
import { analysisPack } from '../catalogue.ts'
import { Due } from './DueNotice.tsx'
import { Standing } from './MembershipPanel.tsx'
import type { MembershipView } from './membership-view.ts'

const drawn = (part: ReactNode) => renderToString(part).replaceAll('<!-- -->', '')
const panel = (found: MembershipView) => drawn(<Standing found={found} canPay />)

describe('my stuff says of money that went wrong', () => {
  test('that a payment which failed is still tried after it was cancelled, and not that nothing more is paid', () => {
    const html = panel({ ...member, status: 'past_due', renewsAt: null, endsAt: '2026-12-12T09:30:00.000Z' })
    expect(html).toContain(
      'You have cancelled: it ends on 12 Dec 2026. Until then the payment that failed is still tried',
    )
    expect(html).not.toContain('nothing more is paid')
  })

  test('of a payment that failed, until when one keeps what', () => {
    const html = panel({ ...member, status: 'past_due' })
    expect(html).toContain(
      'if none succeeds, the membership ends. Of what you paid for, 9 analyses and 39 trend analyses end on 15 Dec 2026.',
    )
    expect(html).not.toContain('You keep what you have')
  })

  test('a membership that rests, and the way to pay what is open; it cannot be begun a second time', () => {
    const html = panel({ ...guest, lapse: { is: 'unpaid', at: null } })
    expect(html).toMatch(/>not paid<\/span>/)
    expect(html.match(/>Pay what is open</g)).toHaveLength(2)
    expect(html).not.toContain('Become a member')
  })

  test('why a membership ended that was not paid, and that it can be begun again', () => {
    const html = panel({ ...guest, lapse: { is: 'ended', at: '2026-12-24T09:30:00.000Z' } })
    expect(html).toContain('Your membership ended on 24 Dec 2026, because its last payment did not go through.')
    expect(html).toContain('>Become a member<')
  })

  test('what is owed, before the button that leads to paying, and what a purchase repays of it', () => {
    const html = panel({ ...guest, owed: { analysis: 10, trend: 0 } })
    const order = [
      '10 analyses are owed',
      '5 analyses of these repay',
      'Buy analyses',
      '10 analyses of these repay',
      'Become a member',
    ]
    const places = order.map((words) => html.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(panel(guest)).not.toContain('owed')
  })

  test('what a bank has yet to pay, and what it did not pay', () => {
    const payments = (['pending', 'failed'] as const).map((state, i) => ({
      product: analysisPack.key,
      state,
      at: `2026-11-2${i}T09:30:00.000Z`,
    }))
    const html = panel({ ...guest, payments })
    expect(html).toContain('Your bank has not yet paid for 5 analyses and 20 trend analyses, bought on 20 Nov 2026.')
    expect(html).toContain('Your bank did not pay for 5 analyses and 20 trend analyses, bought on 21 Nov 2026.')
  })

  test('above everything else that a payment failed, with the way to mend it', () => {
    expect(drawn(<Due canPay />)).toMatch(
      /did not go through\. <a [^>]*href="\/my-stuff\?tab=membership".*Settle the payment<\/button>/,
    )
    expect(drawn(<Due canPay={false} />)).not.toContain('<button')
  })
})
