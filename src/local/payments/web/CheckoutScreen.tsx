/** Stands in for the page at which one pays at Stripe. */
import { type FormEvent, useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { AnswerOf } from '#kit/endpoint.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Facts } from '#kit/web/ui/figures/Facts.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { sayAmount } from '../amounts.ts'
import { cards, isBankAccount, sayNumber } from '../cards.ts'
import type { localPaymentsContract } from '../contract.ts'
import { CardField } from './CardField.tsx'
import { callPayments, sayFailure, useFound } from './payments-caller.ts'
import styles from './payments.module.css'
import { Shown, StandInNote } from './StandInNote.tsx'

export type Checkout = AnswerOf<(typeof localPaymentsContract)['findCheckout']>
type Paid = AnswerOf<(typeof localPaymentsContract)['payCheckout']>

export function CheckoutScreen() {
  const { id = '' } = useParams()
  const [found, again] = useFound('findCheckout', { id })
  const pay = (number: string) => callPayments('payCheckout', { params: { id }, query: {}, body: { number } })
  return (
    <div className={styles.page}>
      <h1>Checkout</h1>
      <StandInNote />
      <Shown
        found={found}
        again={again}
        looking="Looking for the checkout."
        missing="There is no such checkout here, or you are not on the machine that this server runs on."
      >
        {(checkout) => <CheckoutPage checkout={checkout} pay={pay} onOver={again} />}
      </Shown>
    </div>
  )
}

type Props = { checkout: Checkout; pay: (number: string) => Promise<Paid>; onOver: () => void }

export function CheckoutPage({ checkout, pay, onOver }: Props) {
  if (checkout.state !== 'open') return <Over checkout={checkout} />
  const { lines, amountCents, currency, interval, email } = checkout
  return (
    <>
      <div>
        <p className="soft">
          {lines.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title)).join(', ')}
        </p>
        <p className={styles.total}>
          {sayAmount(amountCents, currency)}
          {interval && <small> a {interval}, until cancelled</small>}
        </p>
      </div>
      {email !== null && <Facts facts={[['For', email]]} />}
      <PayForm checkout={checkout} pay={pay} onOver={onOver} />
    </>
  )
}

function PayForm({ checkout: { mode, interval, amountCents, currency, cancelUrl }, pay, onOver }: Props) {
  const offered = mode === 'subscription' ? cards.filter((card) => !isBankAccount(card)) : cards
  const [number, setNumber] = useState(sayNumber(offered[0]?.number ?? ''))
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setTrouble(null)
    try {
      const paid = await pay(number)
      // Away from here, as from Stripe: the button stays busy until the next page is there.
      if (paid.is === 'paid') return location.assign(paid.url)
      setTrouble(paid.message)
      input.current?.focus()
    } catch (problem) {
      setTrouble(sayFailure(problem))
      onOver()
    }
    setBusy(false)
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {trouble && (
        <Banner tone="bad" role="alert">
          <p>{trouble} Nothing was taken; another number may do.</p>
        </Banner>
      )}
      <CardField
        label={mode === 'subscription' ? 'Card number' : 'Number of a card or bank account'}
        offered={offered}
        value={number}
        isWrong={trouble !== null}
        onChange={setNumber}
        input={input}
      />
      <Button type="submit" wide busy={isBusy}>
        {interval === null
          ? `Pay ${sayAmount(amountCents, currency)}`
          : `Subscribe for ${sayAmount(amountCents, currency)} a ${interval}`}
      </Button>
      {cancelUrl !== null && (
        <Link className={buttonClass({ variant: 'plain', wide: true })} to={cancelUrl}>
          Cancel and go back
        </Link>
      )}
    </form>
  )
}

function Over({ checkout: { state, successUrl, cancelUrl } }: { checkout: Checkout }) {
  const onwards = state === 'complete' ? successUrl : cancelUrl
  return (
    <>
      <Banner tone={state === 'complete' ? 'good' : 'warn'}>
        <p>
          {state === 'complete'
            ? 'This checkout is paid. Paying it a second time is not possible.'
            : 'The time of this checkout has run out. Nothing was charged; start again from My stuff.'}
        </p>
      </Banner>
      {onwards !== null && (
        <Link className={buttonClass({ wide: true })} to={onwards}>
          Go on
        </Link>
      )}
    </>
  )
}
