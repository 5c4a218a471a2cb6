/** The form of a forecast, for every type of question: typed or slid, sent, renewed as it stands, or taken back. */
import { type FormEvent, useRef, useState } from 'react'
import { DayField, LongTextField } from '#items/web/form/fields.tsx'
import { refusals } from '#kit/refusals.ts'
import type { Trouble } from '#kit/web/failure.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { estimatePath } from '#predictions/web/form/question-form.ts'
import { formOf } from '#predictions/web/form/question-forms/index.ts'
import type { GivenEstimate } from '#predictions/web/form/unfinished.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import { GroupRemark } from '../asked-with/GroupRemark.tsx'
import type { Group, Together } from '../call-forecasts.ts'
import styles from '../Forecasts.module.css'
import { EstimateFields } from './EstimateFields.tsx'
import { ForecastActs } from './ForecastActs.tsx'
import { asking, fitting, isFar, isWhole, offersOf, type Standing, unasked } from './standing.ts'
import { useSendingForecast } from './use-sending-forecast.ts'

type Props = {
  id: string
  asked: Together
  standing: Standing | null
  /** What stood last, where nothing does: the form begins with it. */
  before: Estimate | null
  /** Which the question belongs to. */
  group: Group | null
  onChange: () => void
}

/** As the server would say it. */
function troubleWith(reason: string): Trouble {
  return { message: refusals['invalid-input'].message, faults: [{ field: 'estimate', reason }] }
}

/** What it says before anything is typed here. */
function beginWith(question: Question, said: Estimate | null): GivenEstimate {
  return fitting(question, said) ?? formOf(question.type).blankEstimate(question)
}

export function ForecastForm({ id, asked, standing, before, group, onChange }: Props) {
  const { question, wording } = asked
  /** Null until something is typed here: what stands may come to be said elsewhere, as with the others of a group. */
  const [typed, setTyped] = useState<GivenEstimate | null>(null)
  const estimate = typed ?? beginWith(question, standing?.estimate ?? before)
  const [day, setDay] = useState<string | null>(null)
  const until = day ?? standing?.until ?? ''
  const [reason, setReason] = useState('')
  /** Whether this move was asked about: once, until it is another. */
  const [isAsked, setAsked] = useState(false)
  const why = useRef<HTMLDivElement>(null)
  const { said, setSaid, result, doing, trouble, setTrouble, faultOf, renew, say, take } = useSendingForecast(
    { id, wording, reason },
    {
      before() {
        // What is taken back stays in the fields.
        setTyped(estimate)
        setDay(until)
      },
      taken(act) {
        setReason('')
        setAsked(false)
        if (act !== 'still') return
        // Who renews what stands has dropped what the fields said instead.
        setTyped(null)
        setDay(null)
      },
      // What stands may be another by now.
      after: onChange,
    },
  )
  const ask = () => {
    setTrouble(null)
    setAsked(true)
    why.current?.querySelector('textarea')?.focus()
  }
  const keep = (event: FormEvent) => {
    event.preventDefault()
    // What is missing in it the server names, field by field; what is there and is too sure is said here, in per cent.
    const reasonAgainst = isWhole(estimate) ? whyNotForecast(question, estimate) : null
    if (reasonAgainst) return setTrouble(troubleWith(reasonAgainst))
    if (!isAsked && reason.trim() === '' && isFar(question, standing, estimate)) return ask()
    say('keep', { estimate: estimate as Estimate, until: until || null })
  }
  // The fields of an estimate know their place in a prediction that is written; here they stand alone.
  const faultIn = (path: string) => faultOf(path.replace(estimatePath, 'estimate'))
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      renew()
      set(value)
    }
  const changeEstimate = (given: GivenEstimate) => {
    setAsked(false)
    change(setTyped)(given)
  }
  const start = (given: Estimate, what: string) => {
    changeEstimate(given)
    setSaid(`${what} Nothing is sent yet.`)
  }
  return (
    <form className={styles.form} onSubmit={keep} noValidate>
      <EstimateFields {...{ asked, estimate, standing }} onChange={changeEstimate} onStart={start} faultOf={faultIn} />
      {group && <GroupRemark {...{ id, group, estimate }} />}
      <DayField
        label="Until (optional)"
        hint="The last day on which it counts, in UTC; left empty, it counts while the question is open"
        error={faultOf('until')}
        value={until}
        onChange={change(setDay)}
      />
      <div ref={why}>
        <LongTextField
          {...(isAsked ? asking(question, standing) : unasked)}
          error={faultOf('reason')}
          maxLength={3000}
          rows={2}
          value={reason}
          onChange={change(setReason)}
        />
      </div>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      <ForecastActs
        offers={offersOf(question, standing, { estimate, until })}
        isStanding={standing !== null}
        isBusy={doing}
        said={said}
        result={result}
        onStill={() => standing && say('still', standing)}
        onTake={take}
      />
    </form>
  )
}
