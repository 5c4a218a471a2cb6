/** The memberships and payments of the control page, each with what may happen to it. */
import { type FormEvent, useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { sayAmount } from '../amounts.ts'
import { cards } from '../cards.ts'
import { callPayments, type Do, type PaymentWorld } from './payments-caller.ts'
import styles from './payments.module.css'
import { sayDispute, sayPayment, saySubscription } from './words.ts'

type Payment = PaymentWorld['payments'][number]
const query = {}
const renewalCards = cards.filter(({ later }) => later === 'pays' || later === 'renewal-fails')

export function MembershipTable({ memberships, run }: Pick<PaymentWorld, 'memberships'> & { run: Do }) {
  const give = (id: string, number: string) =>
    run('The next payment is tried with this card.', () =>
      callPayments('setRenewalCard', { params: { id }, query, body: { number } }),
    )
  return (
    <Table caption="Memberships and their cards" isPlain className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">Whose</th>
          <th scope="col">Status</th>
          <th scope="col">Next</th>
          <th scope="col">Card</th>
          <th scope="col">Give another card</th>
        </tr>
      </thead>
      <tbody>
        {memberships.map(({ id, who, status, renewsAt, endsAt, triesAgainAt, card }) => (
          <tr key={id}>
            <th scope="row">{who}</th>
            <td>{saySubscription(status)}</td>
            <td>{sayNext(triesAgainAt, endsAt, renewsAt)}</td>
            <td>{card}</td>
            <td>
              <div className={styles.actions}>
                {renewalCards.map(({ number, later }) => (
                  <Button
                    key={number}
                    variant="plain"
                    size="small"
                    aria-label={`One that ${later === 'pays' ? 'pays' : 'fails'}, for ${who}`}
                    onClick={() => give(id, number)}
                  >
                    One that {later === 'pays' ? 'pays' : 'fails'}
                  </Button>
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function sayNext(triesAgainAt: string | null, endsAt: string | null, renewsAt: string | null): string {
  if (triesAgainAt) return `Tried again ${sayDay(triesAgainAt)}`
  if (endsAt) return `Ends ${sayDay(endsAt)}`
  return renewsAt ? `Renews ${sayDay(renewsAt)}` : 'Nothing'
}

export function PaymentTable({ payments, run }: Pick<PaymentWorld, 'payments'> & { run: Do }) {
  return (
    <Table caption="Payments, the latest first" isPlain className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col" className="num">
            Amount
          </th>
          <th scope="col">Status</th>
          <th scope="col">What may happen</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <td className="nowrap">{sayDay(payment.at)}</td>
            <td>{payment.who}</td>
            <td>{payment.what}</td>
            <td className="num">{sayAmount(payment.amountCents, payment.currency)}</td>
            <td>{sayState(payment)}</td>
            <td>
              <PaymentActs payment={payment} run={run} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function sayState({ status, dispute, refundedCents, currency }: Payment): string {
  const refunded = refundedCents > 0 ? `${sayAmount(refundedCents, currency)} refunded` : null
  return [sayPayment(status), refunded, dispute && sayDispute(dispute.status)].filter(Boolean).join(', ')
}

function PaymentActs({ payment, run }: { payment: Payment; run: Do }) {
  const { id, status, dispute, refundedCents, amountCents } = payment
  const params = { id }
  const bank = (outcome: 'paid' | 'failed') =>
    run('The bank has answered.', () => callPayments('answerForBank', { params, query, body: { outcome } }))
  if (status === 'processing') {
    return (
      <div className={styles.actions}>
        <Act title="Bank pays" onClick={() => bank('paid')} />
        <Act title="Bank refuses" onClick={() => bank('failed')} />
      </div>
    )
  }
  if (dispute?.status === 'needs_response') return <DisputeActs id={dispute.id} run={run} />
  if (status !== 'succeeded' || dispute?.status === 'lost' || refundedCents === amountCents) return 'Nothing'
  const open = () => run('The payment is disputed.', () => callPayments('disputePayment', { params, query, body: {} }))
  return (
    <div className={styles.actions}>
      <Refund payment={payment} run={run} />
      {!dispute && <Act title="Dispute" onClick={open} />}
    </div>
  )
}

function DisputeActs({ id, run }: { id: string; run: Do }) {
  const close = (outcome: 'won' | 'lost') =>
    run(`The dispute is ${outcome}.`, () => callPayments('closeDispute', { params: { id }, query, body: { outcome } }))
  return (
    <div className={styles.actions}>
      <Act title="Dispute won" onClick={() => close('won')} />
      <Act title="Dispute lost" onClick={() => close('lost')} />
    </div>
  )
}

function Act({ title, onClick }: { title: string; onClick: () => void }) {
  return (
    <Button variant="plain" size="small" onClick={onClick}>
      {title}
    </Button>
  )
}

/** All that is left, unless less is written. */
function Refund({ payment: { id, amountCents, refundedCents, currency }, run }: { payment: Payment; run: Do }) {
  const [isOpen, setOpen] = useState(false)
  const left = amountCents - refundedCents
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const cents = Math.round(Number(new FormData(event.currentTarget).get('amount')) * 100)
    setOpen(false)
    run('The money has gone back.', () =>
      callPayments('refundPayment', { params: { id }, query, body: { amountCents: cents } }),
    )
  }
  return (
    <>
      <Act title="Refund" onClick={() => setOpen(true)} />
      <Dialog title="Refund" isOpen={isOpen} onClose={() => setOpen(false)}>
        <form className={styles.form} onSubmit={send}>
          <Field label={`Amount in ${currency.toUpperCase()}`} hint={`At most ${sayAmount(left, currency)}.`}>
            {(field) => (
              <Input
                {...field}
                name="amount"
                type="number"
                min="0.01"
                max={left / 100}
                step="0.01"
                defaultValue={(left / 100).toFixed(2)}
                required
              />
            )}
          </Field>
          <div className="row">
            <Button type="submit">Refund</Button>
            <Button variant="plain" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
