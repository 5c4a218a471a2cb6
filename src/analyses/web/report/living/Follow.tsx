/** Has a report followed: it is made again by itself once its answer moves by more than its owner chooses. */
import { type FormEvent, useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import type { Analysis } from '../../../analysis.ts'
import { mostFollowed } from '../../../living/follow-limits.ts'
import { type Measure, measureOf, measures } from '../../../living/measures.ts'
import { figureOf } from '../../../living/moved.ts'
import type { Report } from '../../../report/report.ts'
import { callAnalyses } from '../../call-analyses.ts'
import styles from './Living.module.css'

type Props = { analysis: Analysis; report: Report; onChange: (analysis: Analysis) => void }

export function Follow({ analysis, report, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const figure = figureOf(report)
  const name = figure && measureOf(figure)
  if (name === null) return null
  if (analysis.score) return <p>It is followed no longer: what it was about has come out.</p>
  const measure = measures[name]
  const { follow } = analysis
  return (
    <div className={styles.following}>
      {follow && (
        <p>
          Followed until {sayDay(follow.until)}: made again once its answer moves by more than{' '}
          {measure.say(follow.amount)}.
        </p>
      )}
      <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {follow ? 'Change' : 'Follow'}
        {follow && <span className="unseen"> how it is followed</span>}
      </Button>
      <Dialog title={follow ? 'Following' : 'Follow this report?'} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <Form analysis={analysis} measure={measure} onChange={onChange} onDone={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}

type FormProps = { analysis: Analysis; measure: Measure; onChange: Props['onChange']; onDone: () => void }

function Form({ analysis: { id, follow }, measure, onChange, onDone }: FormProps) {
  const { least, most, usual, says } = measure
  const [amount, setAmount] = useState(String(follow?.amount ?? usual))
  const { isBusy, failure, attempt } = useAttempt(onChange, onDone)
  const begin = (event: FormEvent) => {
    event.preventDefault()
    void attempt(() => callAnalyses('followAnalysis', { params: { id }, query: {}, body: { amount: Number(amount) } }))
  }
  return (
    <form onSubmit={begin} className="stack tight">
      <p>
        Once something that it rests on moves its answer by more than this, it is made again by itself, with the
        difference first, and costs you nothing. You hear of it by mail, unless you have turned mails about reports off.
      </p>
      <Field label={`By more than so many ${says}`} hint={`From ${measure.say(least)} to ${measure.say(most)}.`}>
        {(attributes) => (
          <Input
            {...attributes}
            type="number"
            min={least}
            max={most}
            step="any"
            required
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        )}
      </Field>
      <p className="fine hush">
        Made again once a day at most, for a year, or until what it is about comes out. At most {mostFollowed} reports
        are followed at once.
      </p>
      {failure !== null && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
      <div className="row">
        <Button type="submit" busy={isBusy}>
          {follow ? 'Follow by this amount' : 'Follow'}
        </Button>
        {follow && (
          <Button
            variant="plain"
            busy={isBusy}
            onClick={() => void attempt(() => callAnalyses('unfollowAnalysis', { params: { id }, query: {} }))}
          >
            Stop following
          </Button>
        )}
      </div>
    </form>
  )
}

function useAttempt(onChange: Props['onChange'], onDone: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = async (act: () => Promise<{ analysis: Analysis }>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      onChange((await act()).analysis)
      onDone()
    } catch (error) {
      setFailure(failureOf(error).message)
      setBusy(false)
    }
  }
  return { isBusy, failure, attempt }
}
