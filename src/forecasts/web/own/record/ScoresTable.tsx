/** Every question that one was scored on, with all of its scores, and the same as a file. */
import { sayDay } from '#kit/dates.ts'
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { typeOf } from '#predictions/question-types/index.ts'
import { ownRecordAddresses } from '../../../addresses.ts'
import { sayBrier, sayCoverage, sayLog, sayPoints } from '../../../record/say-scores.ts'
import { callForecasts, type MyScore, type MyScorePage } from '../../call-forecasts.ts'
import { QuestionName } from '../../record/QuestionName.tsx'

const how: HowPaged<MyScorePage, MyScore> = { rowsOf: ({ scores }) => scores, idOf: ({ predictionId }) => predictionId }
const heads = ['Covered', 'Brier', 'Log', 'Baseline', 'Peer']
const [, file = ''] = ownRecordAddresses.findMyRecordFile.split(' ')

export function ScoresTable() {
  const input = { params: {}, query: { limit: 50 } }
  const { answer, failure, again, isMore, more } = usePages(callForecasts, 'listMyScores', input, how)
  if (failure) return <LoadFailure what="Your scores" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading your scores</output>
  return (
    <Section title="Question by question" note="The last that came out first">
      <div className="stack">
        <Table caption="Questions that came out, with your scores" isPlain>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Outcome</th>
              {heads.map((name) => (
                <th key={name} scope="col" className="num">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.rows.map((score) => (
              <Row key={score.predictionId} score={score} />
            ))}
          </tbody>
        </Table>
        <p className="row">
          {answer.next && (
            <Button variant="plain" busy={isMore} onClick={() => void more()}>
              Show more
            </Button>
          )}
          <a className={buttonClass({ variant: 'plain' })} href={file} download>
            <Icon name="download" />
            All of it as CSV
          </a>
        </p>
      </div>
    </Section>
  )
}

function Row({ score }: { score: MyScore }) {
  const { predictionId, label, question, outcome, cameOn, coverage, brier, log, baseline, peer, isProvisional } = score
  return (
    <tr>
      <th scope="row">
        <QuestionName id={predictionId} label={label} />
      </th>
      <td>
        {question ? typeOf(question).sayOutcome(question, outcome) : outcome}, {sayDay(cameOn)}
        {isProvisional && <span className="fine soft"> (provisional)</span>}
      </td>
      <td className="num">{sayCoverage(coverage)}</td>
      <td className="num">{brier === null ? 'none' : sayBrier(brier)}</td>
      <td className="num">{sayLog(log)}</td>
      <td className="num">{sayPoints(baseline)}</td>
      <td className="num">{peer === null ? 'none' : sayPoints(peer)}</td>
    </tr>
  )
}
