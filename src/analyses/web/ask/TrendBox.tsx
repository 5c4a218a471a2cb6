/** Beside the chart of a trend: a question about it, and the order of a trend analysis in one step. Loaded when asked for. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { screenPaths } from '#kit/paths.ts'
import { refusals } from '#kit/refusals.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Field, Textarea } from '#kit/web/ui/controls/Field.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { longestQuestion } from '#accounts/longest-question.ts'
import { analysisKinds } from '../../analysis-kinds.ts'
import { sayCost } from '../../dossier/preview-words.ts'
import { questionOfTrend } from '../../question/question-of-trend.ts'
import { Owned } from './Owned.tsx'
import { useOrder } from './use-order.ts'
import { useOwned } from './use-owned.ts'

type Props = { trendId: string; label: string; left: number }

export function TrendBox({ trendId, label, left }: Props) {
  const [question, setQuestion] = useState(() => questionOfTrend(label))
  const [isMissed, setMissed] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const { busy, failure, order } = useOrder(() => {})
  const owned = useOwned(trendId, question.trim())
  // It takes the place of the button that asked for it.
  useEffect(() => box.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissed(!question.trim())
    if (!question.trim()) box.current?.focus()
    else if (left > 0) order(analysisKinds.trend.budget, { question: question.trim(), trendId, read: null })
  }
  return (
    <form className="stack tight" onSubmit={submit}>
      <Field label="Your question" error={isMissed ? refusals['question-empty'].message : null} isAnswer>
        {(field) => (
          <Textarea
            {...field}
            ref={box}
            rows={2}
            maxLength={longestQuestion}
            value={question}
            onChange={({ target }) => {
              setMissed(false)
              setQuestion(target.value)
            }}
          />
        )}
      </Field>
      {owned && <Owned owned={owned} isFirst={owned.isSame} />}
      {!owned?.isSame && <Order left={left} isBusy={busy !== null} isFirst={owned === null} />}
      {failure && (
        <Banner tone="bad" role="alert">
          <p>{failure}</p>
        </Banner>
      )}
    </form>
  )
}

function Order({ left, isBusy, isFirst }: { left: number; isBusy: boolean; isFirst: boolean }) {
  return (
    <>
      {left > 0 ? (
        <Button type="submit" variant={isFirst ? 'solid' : 'plain'} busy={isBusy}>
          Order a trend analysis
        </Button>
      ) : (
        <Link className={buttonClass({ variant: 'plain' })} to={screenPaths.membership()}>
          Get more trend analyses
        </Link>
      )}
      <p className="fine hush">
        {sayCost(analysisKinds.trend.budget, left)} Nothing is charged where the base holds too little, or answers only
        something else.
      </p>
    </>
  )
}
