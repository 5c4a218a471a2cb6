/** Questions that came out, with all scores of one forecaster. */
import { sayDay } from '#kit/dates.ts'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { typeOf } from '#predictions/question-types/index.ts'
import { sayBrier, sayCoverage, sayLog, sayPoints } from '../../record/say-scores.ts'
import type { MyScore } from '../call-forecasts.ts'
import { QuestionName } from './QuestionName.tsx'

export function ScoredQuestions({ caption, rows }: { caption: string; rows: readonly MyScore[] }) {
  return (
    <Table caption={caption} isPlain>
      <Head columns={['Question', 'Outcome', ...numbers('Covered', 'Brier', 'Log', 'Baseline', 'Peer')]} />
      <tbody>
        {rows.map((score) => (
          <Row key={score.predictionId} score={score} />
        ))}
      </tbody>
    </Table>
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
