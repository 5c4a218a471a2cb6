/** Stands in for the page at which one manages a membership at Stripe. */
import { useParams } from 'react-router'
import { sayDay } from '#kit/dates.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { sayAmount } from '../amounts.ts'
import type { localPaymentsContract } from '../contract.ts'
import { type MembershipActs, MembershipPart } from './MembershipPart.tsx'
import { callPayments, useFound } from './payments-caller.ts'
import styles from './payments.module.css'
import { Shown, StandInNote } from './StandInNote.tsx'
import { sayInvoice } from './words.ts'

export type Portal = AnswerOf<(typeof localPaymentsContract)['findPortal']>

export function PortalScreen() {
  const { secret = '' } = useParams()
  const [found, again] = useFound('findPortal', { secret })
  const acts: MembershipActs = {
    cancel: (id) => callPayments('cancelMembership', { params: { secret }, query: {}, body: { id } }).then(again),
    resume: (id) => callPayments('resumeMembership', { params: { secret }, query: {}, body: { id } }).then(again),
    mend: async (id, number) => {
      const mended = await callPayments('mendCard', { params: { secret }, query: {}, body: { id, number } })
      again()
      return mended
    },
  }
  return (
    <div className={styles.page}>
      <h1>Manage the membership</h1>
      <StandInNote />
      <Shown
        found={found}
        again={again}
        looking="Looking for the membership."
        missing="This link has expired: open it again from My stuff. It works on the machine that this server runs on."
      >
        {(portal) => <PortalPage portal={portal} acts={acts} />}
      </Shown>
    </div>
  )
}

export function PortalPage({
  portal: { email, memberships, invoices, returnUrl },
  acts,
}: {
  portal: Portal
  acts: MembershipActs
}) {
  return (
    <>
      {email !== null && <p className="soft">For {email}</p>}
      {memberships.length === 0 && <Empty title="No membership">There is none to manage here.</Empty>}
      {memberships.map((membership) => (
        <MembershipPart key={membership.id} membership={membership} acts={acts} />
      ))}
      {invoices.length > 0 && <Invoices invoices={invoices} />}
      {returnUrl !== null && (
        <div>
          <Link className={buttonClass({ variant: 'plain' })} to={returnUrl}>
            Return to Farsight
          </Link>
        </div>
      )}
    </>
  )
}

function Invoices({ invoices }: Pick<Portal, 'invoices'>) {
  return (
    <Section title="Invoices">
      <Table caption="Invoices, the latest first" isPlain>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Number</th>
            <th scope="col" className="num">
              Amount
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ id, number, at, status, amountCents, currency }) => (
            <tr key={id}>
              <td className="nowrap">{sayDay(at)}</td>
              <td>{number}</td>
              <td className="num">{sayAmount(amountCents, currency)}</td>
              <td>{sayInvoice(status)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
