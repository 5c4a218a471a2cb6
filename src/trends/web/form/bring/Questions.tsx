/** What only a person can say of a file, as choices, each with what would come of it drawn. */
import { sayCounted } from '#kit/numbers.ts'
import { decimalYear } from '#kit/dates.ts'
import { Spark } from '#kit/web/chart/Spark.tsx'
import { Field, Select } from '#kit/web/ui/controls/Field.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import type { Preview } from '#series/reading/preview.ts'
import styles from './Bring.module.css'
import { sayAnswer, sayProjections, sayQuestion } from './say-question.ts'
import { type Observed, saySpanOf } from './say-reading.ts'
import type { Answers } from './use-bringing.ts'

type Ask = Preview['asks'][number]
type Props = { asks: readonly Ask[]; today: string; onAnswer: (answer: Answers) => void }

export function Questions({ asks, today, onAnswer }: Props) {
  return asks.map((ask) =>
    ask.ask === 'projections' ? (
      <p key={ask.ask}>{sayProjections(ask)}</p>
    ) : (
      <Question key={ask.ask} ask={ask} today={today} onAnswer={onAnswer} />
    ),
  )
}

function Question({ ask, today, onAnswer }: { ask: Ask; today: string; onAnswer: Props['onAnswer'] }) {
  const { proposals, others = [] } = ask
  return (
    <fieldset className={styles.question}>
      <legend>{sayQuestion(ask)}</legend>
      <ul className={styles.choices}>
        {proposals.map(({ answer, observations }) => (
          <li key={JSON.stringify(answer)}>
            <p className={styles.choice}>{sayAnswer(answer)}</p>
            <Drawn observations={observations} today={today} />
            <p className={styles.fine}>{sayOutcome(observations)}</p>
            <Button variant="plain" size="small" onClick={() => onAnswer(answer)}>
              Take this<span className="unseen"> {sayAnswer(answer)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 && <Others others={others} onAnswer={onAnswer} />}
    </fieldset>
  )
}

/** The last value in digits alone: '1.251' and '1251' are told apart wherever somebody comes from. */
function sayOutcome(observations: Observed): string {
  const last = observations.at(-1)
  if (!last) return 'More is asked after that'
  return `${sayCounted(observations.length, 'value')}, ${saySpanOf(observations)}, the last ${last[1]}`
}

/** Answers whose results are not drawn: there may be hundreds. */
function Others({ others, onAnswer }: { others: readonly Answers[]; onAnswer: Props['onAnswer'] }) {
  return (
    <Field label={`Or one of ${sayCounted(others.length, 'other')}`}>
      {(field) => (
        <Select
          {...field}
          value=""
          onChange={({ target }) => {
            const answer = others[Number(target.value)]
            if (answer) onAnswer(answer)
          }}
        >
          <option value="" disabled>
            Choose
          </option>
          {others.map((answer, i) => (
            <option key={JSON.stringify(answer)} value={i}>
              {sayAnswer(answer)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const mostPoints = 200

export function Drawn({
  observations,
  today,
  height = '3.5rem',
}: {
  observations: Observed
  today: string
  height?: string
}) {
  if (observations.length < 2) return null
  const step = Math.ceil(observations.length / mostPoints)
  const last = observations.length - 1
  const points = observations
    .filter((_, i) => (last - i) % step === 0)
    .map(([at, value]) => [decimalYear(at), value] as const)
  return <Spark points={points} now={decimalYear(today)} height={height} />
}
