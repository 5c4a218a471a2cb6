/** Its author or an operator says how a question came out. */
import { type FormEvent, useState } from 'react'
import { DayField, TextField } from '#items/web/form/fields.tsx'
import { Ways } from '#items/web/form/Group.tsx'
import { useToday } from '#kit/web/today.ts'
import { useSending } from '#kit/web/use-sending.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Decision } from '../../entry.ts'
import { objectionDays } from '../../words.ts'
import type { Resolvable } from '../asked.ts'
import { callResolution, type Resolving } from '../call-resolution.ts'
import { sayPeople } from '../say-resolution.ts'
import styles from '../Resolution.module.css'
import { ReasonField, Sent } from './ReasonForm.tsx'
import { type SaidWay, sayScored, waysToSay } from './said-ways.ts'

type Props = {
  item: Resolvable
  counts: NonNullable<Resolving['resolving']>
  onDone: (words: string) => void
  onCancel: () => void
}

export function ResolveForm({ item: { id, question, version, publishedAt }, counts, onDone, onCancel }: Props) {
  const ways = waysToSay(question)
  const [way, setWay] = useState<SaidWay | null>(null)
  const [typed, setTyped] = useState('')
  const [knownAt, setKnownAt] = useState(useToday())
  const [evidence, setEvidence] = useState('')
  const [reason, setReason] = useState('')
  const sending = useSending()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!way) return sending.setTrouble(nothingChosen)
    const body = { ...decisionOf(way, { typed, knownAt, evidence, reason }), version }
    if (await sending.send(() => callResolution('resolveQuestion', { params: { id }, query: {}, body })))
      onDone(way.state === 'resolved' ? 'It is kept, and forecasts are scored by it.' : 'It is kept. Nobody is scored.')
  }
  const isTyped = way?.state === 'resolved' && way.value === null
  const { faultOf } = sending
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Ways
        legend="What happened"
        error={faultOf('state')}
        value={way && keyOf(way)}
        onChange={(key) => setWay(ways.find((one) => keyOf(one) === key) ?? null)}
        ways={ways.map((one) => ({ value: keyOf(one), title: one.title, note: one.note }))}
      />
      {isTyped && (
        <TextField
          label="It was"
          error={faultOf('value')}
          type={typeOf(question).outcomeInput}
          step="any"
          maxLength={80}
          value={typed}
          onChange={setTyped}
        />
      )}
      {way?.state === 'resolved' && (
        <DayField
          label="Known since"
          hint="The first day on which one could know it (UTC). What was forecast from then on is not scored."
          error={faultOf('knownAt')}
          value={knownAt}
          onChange={setKnownAt}
        />
      )}
      <TextField
        label="A page that says so (optional)"
        error={faultOf('evidence')}
        type="url"
        maxLength={500}
        placeholder="https://"
        value={evidence}
        onChange={setEvidence}
      />
      <ReasonField value={reason} onChange={setReason} error={faultOf('reason')} />
      {publishedAt !== null && <Does counts={counts} state={way?.state} />}
      <Sent sending={sending} action="Keep this outcome" onCancel={onCancel} />
    </form>
  )
}

const nothingChosen = { message: 'Say first what happened.', faults: [{ field: 'state', reason: 'is not chosen' }] }

function keyOf(way: SaidWay): string {
  return way.state === 'resolved' ? `is ${way.value ?? ''}` : way.state
}

type Typed = { typed: string; knownAt: string; evidence: string; reason: string }

/** As it is sent: what stands empty is not said. */
function decisionOf(way: SaidWay, { typed, knownAt, evidence, reason }: Typed): Decision {
  const said = { reason, ...(evidence.trim() && { evidence: evidence.trim() }) }
  return way.state === 'resolved'
    ? { state: 'resolved', value: way.value ?? typed, knownAt, ...said }
    : { state: way.state, ...said }
}

/** What it will do. */
function Does({
  counts: { forecasters, followers },
  state,
}: Pick<Props, 'counts'> & { state: SaidWay['state'] | undefined }) {
  return (
    <ul className="fine">
      <li>
        {forecasters === 0 ? 'Nobody has forecast it.' : `${sayPeople(forecasters)} forecast it${sayScored(state)}`}
      </li>
      {followers > 0 && (
        <li>
          {sayPeople(followers)} who {followers === 1 ? 'follows it is' : 'follow it are'} told.
        </li>
      )}
      {forecasters > 0 && <li>For {objectionDays} days whoever forecast it may object.</li>}
      <li>Your reason stands on this page for everybody.</li>
    </ul>
  )
}
