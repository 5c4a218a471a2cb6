/** For operators: questions that a rule resolved, and whose series says otherwise since it was revised. */
import type { AnswerOf, Caller } from '#kit/endpoint.ts'
import { sayDay } from '#kit/dates.ts'
import { allDigits } from '#kit/numbers.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { sayMeasured } from '#series/words.ts'
import type { predictionContract } from '../contract.ts'
import { typeOf } from '../question-types/index.ts'

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
    <Table caption="Outcomes that a later revision contradicts" isPlain>
      <thead>
        <tr>
          {['Question', 'Resolved', 'Known now', 'What can be done'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answer.items.map((item) => (
          <Row key={item.id} item={item} call={call} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ item, call }: { item: Overturned; call: Caller<typeof predictionContract> }) {
  const { id, title, question, outcome, unit, period, value, answer, at } = item
  const say = (came: string) => typeOf(question).sayOutcome(question, came)
  const judge = async (word: 'kept' | 'corrected') => {
    await call('judgeOverturned', { params: { id }, query: {}, body: { word } })
    stale(call, ['listOverturned'])
  }
  const { evidence } = outcome
  return (
    <tr>
      <td>
        <Asked id={id} title={title} />
      </td>
      <td>
        {outcome.value !== null && say(outcome.value)}, {sayDay(outcome.at)}
        {evidence && `: ${sayMeasured(evidence.value, unit, allDigits)} in ${sayDay(evidence.at)}`}
      </td>
      <td>
        {value === null
          ? `no value of ${sayDay(period)} any more`
          : `${sayMeasured(value, unit, allDigits)} in ${sayDay(period)}`}
        , {answer === null ? 'by which nothing is decided' : `which would be: ${say(answer)}`}. Since {sayDay(at)}
      </td>
      <td>
        <Button variant="plain" size="small" onClick={() => void judge('kept')}>
          Keep<span className="unseen"> the outcome of {title}</span>
        </Button>{' '}
        <Button variant="plain" size="small" onClick={() => void judge('corrected')}>
          {answer === null ? 'Open it again' : 'Resolve anew'}
          <span className="unseen">: {title}</span>
        </Button>
      </td>
    </tr>
  )
}

function Asked({ id, title }: Pick<Overturned, 'id' | 'title'>) {
  return (
    <Link to={paths.item('prediction', id)}>
      <bdi>
        <Chemical text={title} />
      </bdi>
    </Link>
  )
}
