/** For operators: questions that a rule resolved, and whose series says otherwise since it was revised. */
import type { AnswerOf, Caller } from '#kit/endpoint.ts'
import { sayDay } from '#kit/dates.ts'
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
        Questions that a series resolved stand here once that value is revised to the other side of their threshold.
        Their outcome stays until somebody decides.
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
  const { id, title, outcome, unit, value, answer, at } = item
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
        {outcome.value}, {sayDay(outcome.at)}
        {evidence && `: ${sayMeasured(evidence.value, unit)} in ${sayDay(evidence.at)}`}
      </td>
      <td>
        {value === null ? 'no value any more' : sayMeasured(value, unit)}
        {answer !== null && `, which would be ${answer}`}, since {sayDay(at)}
      </td>
      <td>
        <Button variant="plain" size="small" onClick={() => void judge('kept')}>
          Keep<span className="unseen"> the outcome of {title}</span>
        </Button>{' '}
        {answer !== null && (
          <Button variant="plain" size="small" onClick={() => void judge('corrected')}>
            Resolve anew<span className="unseen">: {title}</span>
          </Button>
        )}
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
