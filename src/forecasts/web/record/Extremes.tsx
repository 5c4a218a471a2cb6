/** On which questions somebody did best, and on which worst. */
import { Section } from '#kit/web/ui/Section.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { sayPoints } from '../../record/say-scores.ts'
import type { RecordTold } from '../call-forecasts.ts'
import { QuestionName } from './QuestionName.tsx'

type Props = Pick<RecordTold, 'best' | 'worst'> & { isAgainstPeers: boolean }

export function Extremes({ best, worst, isAgainstPeers }: Props) {
  const score = isAgainstPeers ? 'Peer score' : 'Baseline score'
  return (
    <Section title="Best and worst" note={isAgainstPeers ? 'Against the others' : 'Against knowing nothing'}>
      <div className="columns-2">
        {best.length > 0 && <Some title="Nearest to what happened" score={score} rows={best} />}
        {worst.length > 0 && <Some title="Farthest from it" score={score} rows={worst} />}
      </div>
    </Section>
  )
}

function Some({ title, score, rows }: { title: string; score: string; rows: Props['best'] }) {
  return (
    <div>
      <h3>{title}</h3>
      <Table caption={`${title}: questions and scores`} isPlain>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col" className="num">
              {score}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ predictionId, label, score: points }) => (
            <tr key={predictionId}>
              <th scope="row">
                <QuestionName id={predictionId} label={label} />
              </th>
              <td className="num">{sayPoints(points)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
