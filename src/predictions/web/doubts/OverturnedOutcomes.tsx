/** For operators: questions that a rule resolved, and whose series says otherwise since it was revised. */
import { useState } from 'react'
import type { AnswerOf, Caller } from '#kit/endpoint.ts'
import { sayDay } from '#kit/dates.ts'
import { allDigits, sayQuantity } from '#kit/numbers.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Facts } from '#kit/web/ui/figures/Facts.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { useCall } from '#items/web/call-context.ts'
import type { predictionContract } from '../../contract.ts'
import { typeOf } from '../../question-types/index.ts'
import { judgedWords, judgements, type Judged } from '../../resolving/judging.ts'
import { JudgeDialog } from './JudgeDialog.tsx'
import styles from '../Prediction.module.css'

type Overturned = AnswerOf<typeof predictionContract.listOverturned>['items'][number]

export function OverturnedOutcomes({ call }: { call: Caller<typeof predictionContract> }) {
  return (
    <Section title="Outcomes that a revision contradicts" id="overturned">
      <List call={call} />
    </Section>
  )
}

function List({ call }: { call: Caller<typeof predictionContract> }) {
  const { answer, failure, again } = useAnswer(call, 'listOverturned', { params: {}, query: {} })
  if (failure) return <LoadFailure what="The list" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading</output>
  if (answer.items.length === 0)
    return (
      <Empty title="No outcome is in doubt" level={3}>
        Questions that a series resolved stand here once a revised or withdrawn value would answer them otherwise. Their
        outcome stays until somebody decides.
      </Empty>
    )
  return (
    <ul className={styles.doubts}>
      {answer.items.map((item) => (
        <Doubt key={item.id} item={item} call={call} />
      ))}
    </ul>
  )
}

function Doubt({ item, call }: { item: Overturned; call: Caller<typeof predictionContract> }) {
  const { id, title, answer } = item
  const [asked, setAsked] = useState<Judged | null>(null)
  const callItems = useCall()
  const judge = async (reason: string) => {
    if (asked) await call('judgeOverturned', { params: { id }, query: {}, body: { word: asked, reason } })
    stale(call, ['listOverturned'])
    stale(callItems, ['countWaiting'])
  }
  return (
    <li>
      <h3>
        <Link to={paths.item('prediction', id)}>
          <bdi>
            <Chemical text={title} />
          </bdi>
        </Link>
      </h3>
      <Facts facts={factsOf(item)} />
      <div className="row">
        {judgedWords.map((word) => (
          <Button key={word} variant="plain" size="small" aria-haspopup="dialog" onClick={() => setAsked(word)}>
            {judgements[word](answer).action}
            <span className="unseen">: {title}</span>
          </Button>
        ))}
      </div>
      <JudgeDialog word={asked} answer={answer} onClose={() => setAsked(null)} run={judge} />
    </li>
  )
}

function factsOf({ question, outcome, unit, period, value, answer, at }: Overturned): [string, string][] {
  const { value: came, at: on, evidence } = outcome
  const say = (one: string | null) => (one === null ? 'nothing yet' : typeOf(question).sayOutcome(question, one))
  const measured = (one: number) => sayQuantity(one, unit, allDigits)
  return [
    ['Resolved', `${say(came)}, by its rule on ${sayDay(on)}`],
    ...(evidence ? [[`Then the value of ${sayDay(evidence.at)}`, measured(evidence.value)] as [string, string]] : []),
    [`Since ${sayDay(at)} the value of ${sayDay(period)}`, value === null ? 'withdrawn' : measured(value)],
    ['By it the rule says', say(answer)],
  ]
}
