/** One membership in the portal: how it stands, and what its owner may do with it. */
import { type FormEvent, useId, useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { Facts } from '#kit/web/ui/figures/Facts.tsx'
import { Panel } from '#kit/web/ui/Panel.tsx'
import { sayAmount } from '../amounts.ts'
import { cards, isBankAccount } from '../cards.ts'
import type { localPaymentsContract } from '../contract.ts'
import { CardField } from './CardField.tsx'
import { sayFailure } from './payments-caller.ts'
import styles from './payments.module.css'
import { saySubscription } from './words.ts'

export type Membership = AnswerOf<(typeof localPaymentsContract)['findPortal']>['memberships'][number]
type Mended = AnswerOf<(typeof localPaymentsContract)['mendCard']>

/** Each does it, and shows how things stand afterwards. */
export type MembershipActs = {
  cancel: (id: string) => Promise<unknown>
  resume: (id: string) => Promise<unknown>
  mend: (id: string, number: string) => Promise<Mended>
}

export function MembershipPart({ membership, acts }: { membership: Membership; acts: MembershipActs }) {
  const { title, amountCents, currency, interval, status, card, renewsAt, endsAt, owedCents, triesAgainAt } = membership
  const hasEnded = status === 'canceled'
  return (
    <Panel title={title}>
      {owedCents > 0 && !hasEnded && (
        <Banner tone="warn">
          <p>
            The last payment of {sayAmount(owedCents, currency)} failed.{' '}
            {triesAgainAt ? `It is tried again on ${sayDay(triesAgainAt)}.` : 'It is not tried again by itself.'}{' '}
            Another card, below, pays it at once.
          </p>
        </Banner>
      )}
      <Facts
        facts={[
          ['Status', saySubscription(status)],
          ['Price', `${sayAmount(amountCents, currency)} a ${interval}`],
          renewsAt !== null && (['Renews on', sayDay(renewsAt)] as const),
          endsAt !== null && (['Ends on', sayDay(endsAt)] as const),
          !hasEnded && (['Card', card] as const),
        ]}
      />
      {!hasEnded && <Ending membership={membership} acts={acts} />}
      {!hasEnded && <MendForm membership={membership} acts={acts} />}
    </Panel>
  )
}

/** Cancelling is asked back once; taking it back is not. */
function Ending({ membership: { id, renewsAt, endsAt }, acts }: { membership: Membership; acts: MembershipActs }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const run = async (act: (id: string) => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    setTrouble(await act(id).then(() => null, sayFailure))
    setBusy(false)
    setAsking(false)
  }
  return (
    <div className={styles.form}>
      {trouble && (
        <Banner tone="bad" role="alert">
          <p>{trouble}</p>
        </Banner>
      )}
      <div>
        {endsAt !== null && (
          <Button variant="plain" busy={isBusy} onClick={() => void run(acts.resume)}>
            Keep the membership
          </Button>
        )}
        {renewsAt !== null && (
          <Button variant="plain" onClick={() => setAsking(true)}>
            Cancel the membership
          </Button>
        )}
      </div>
      <Dialog title="Cancel the membership?" isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>
          It goes on until {renewsAt && sayDay(renewsAt)}, and is not renewed then. Until that day you can take this
          back.
        </p>
        <div className="row">
          <Button variant="danger" busy={isBusy} onClick={() => void run(acts.cancel)}>
            Cancel it
          </Button>
          <Button variant="plain" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

const offered = cards.filter((card) => !isBankAccount(card))

function MendForm({ membership: { id, owedCents, currency }, acts }: { membership: Membership; acts: MembershipActs }) {
  const [number, setNumber] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [state, setState] = useState<{ is: 'idle' | 'mended' } | { is: 'trouble'; text: string }>({ is: 'idle' })
  const heading = useId()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const mended = await acts.mend(id, number)
      setState(mended.is === 'mended' ? mended : { is: 'trouble', text: mended.message })
    } catch (problem) {
      setState({ is: 'trouble', text: sayFailure(problem) })
    }
    setBusy(false)
  }
  return (
    <form className={styles.form} aria-labelledby={heading} noValidate onSubmit={(event) => void send(event)}>
      <h3 id={heading}>Another card</h3>
      {state.is === 'trouble' && (
        <Banner tone="bad" role="alert">
          <p>{state.text}</p>
        </Banner>
      )}
      <CardField
        label="Card number"
        offered={offered}
        value={number}
        isWrong={state.is === 'trouble'}
        onChange={setNumber}
      />
      <div className="row">
        <Button type="submit" variant={owedCents > 0 ? 'solid' : 'plain'} busy={isBusy}>
          {owedCents > 0 ? `Use this card and pay ${sayAmount(owedCents, currency)}` : 'Use this card'}
        </Button>
        <output className="soft fine">{state.is === 'mended' && 'This card is used from now on.'}</output>
      </div>
    </form>
  )
}
