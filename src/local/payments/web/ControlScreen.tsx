/**
 * Plays what happens later and elsewhere: time goes by, banks answer, cards fail, money goes back. For trying out, on
 * this machine alone.
 */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Check, CheckSet } from '#kit/web/ui/controls/Field.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { callPayments, type Do, type PaymentWorld, sayFailure, useFound } from './payments-caller.ts'
import styles from './payments.module.css'
import { MembershipTable, PaymentTable } from './ControlTables.tsx'
import { Shown, StandInNote } from './StandInNote.tsx'
import { sayWaiting } from './words.ts'

const query = {}

export function ControlScreen() {
  const [found, again] = useFound('findPaymentWorld', {})
  const [state, setState] = useState<{ is: 'idle' | 'busy' } | { is: 'done' | 'failed'; text: string }>({ is: 'idle' })
  const run: Do = async (done, act) => {
    if (state.is === 'busy') return
    setState({ is: 'busy' })
    const trouble = await act().then(() => null, sayFailure)
    again()
    setState(trouble === null ? { is: 'done', text: done } : { is: 'failed', text: trouble })
  }
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <h1>Payments, stood in for</h1>
      <StandInNote />
      {state.is === 'failed' && (
        <Banner tone="bad" role="alert">
          <p>{state.text}</p>
        </Banner>
      )}
      <output aria-busy={state.is === 'busy'}>{state.is === 'done' && state.text}</output>
      <Shown
        found={found}
        again={again}
        looking="Looking at the payments."
        missing="There is nothing here: payments are Stripe’s, or you are not on the machine that this server runs on."
      >
        {(world) => <ControlPage world={world} run={run} />}
      </Shown>
    </div>
  )
}

export function ControlPage({ world, run }: { world: PaymentWorld; run: Do }) {
  return (
    <div className="stack">
      <Clock world={world} run={run} />
      <Section title="Memberships" note="Those that have not ended">
        <div className={styles.form}>
          {world.memberships.length === 0 ? (
            <Empty title="No membership">Whoever becomes a member stands here.</Empty>
          ) : (
            <MembershipTable memberships={world.memberships} run={run} />
          )}
          <AfterRetries outcome={world.afterRetries} run={run} />
        </div>
      </Section>
      <Section title="Payments" note="The latest 50">
        {world.payments.length === 0 ? (
          <Empty title="No payment">What is paid at a checkout stands here.</Empty>
        ) : (
          <PaymentTable payments={world.payments} run={run} />
        )}
      </Section>
      <p className="soft">{sayWaiting(world.eventsWaiting)}</p>
    </div>
  )
}

const steps = [
  { days: 1, title: 'One day on' },
  { days: 7, title: 'A week on' },
  { days: 31, title: 'A month on' },
]
const daySeconds = 86_400

function Clock({ world: { now, aheadSeconds }, run }: { world: PaymentWorld; run: Do }) {
  const days = Math.floor(aheadSeconds / daySeconds)
  return (
    <Section
      title="Clock"
      note={days === 0 ? 'Shows the real time' : `Ahead by ${days === 1 ? 'a day' : `${days} days`}`}
    >
      <div className={styles.form}>
        <p>
          It is <b>{sayDay(now)}</b>, {now.slice(11, 16)} UTC. Moving the clock on renews memberships, repeats payments
          that failed, lets banks answer and checkouts expire. It cannot be moved back.
        </p>
        <div className={styles.actions}>
          {steps.map(({ days: step, title }) => (
            <Button
              key={step}
              variant="plain"
              onClick={() =>
                run('The clock was moved on.', () =>
                  callPayments('movePaymentClock', { params: {}, query, body: { days: step } }),
                )
              }
            >
              {title}
            </Button>
          ))}
        </div>
      </div>
    </Section>
  )
}

const outcomes = [
  { outcome: 'cancel', title: 'The membership ends' },
  { outcome: 'unpaid', title: 'The membership stays, unpaid' },
] as const

function AfterRetries({ outcome: current, run }: { outcome: PaymentWorld['afterRetries']; run: Do }) {
  const choose = (outcome: PaymentWorld['afterRetries']) =>
    run('This holds from now on.', () => callPayments('setAfterRetries', { params: {}, query, body: { outcome } }))
  return (
    <CheckSet legend="When a renewal has failed four times">
      {outcomes.map(({ outcome, title }) => (
        <Check
          key={outcome}
          type="radio"
          name="after-retries"
          checked={outcome === current}
          onChange={() => choose(outcome)}
        >
          {title}
        </Check>
      ))}
    </CheckSet>
  )
}
