/** What people forecast together, beside each of them, Farsight, the model and machines: who was nearer on the same questions. */
import { sayBrier, sayCoverage, sayPoints } from '#forecasts/record/say-scores.ts'
import { isOfPeople, titleOfSpeaker } from '#forecasts/record/together.ts'
import { addressOfVoice, inSentence } from '#forecasts/sorts/voices.ts'
import { Curves } from '#forecasts/web/record/CalibrationCurve.tsx'
import { fewestCompared } from '#forecasts/words.ts'
import { paths } from '#items/paths.ts'
import { sayNumber } from '#kit/numbers.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import type { TrackRecord } from '../record.ts'
import { CrowdWays } from './CrowdWays.tsx'
import styles from './Record.module.css'

type Of = TrackRecord['people']

export function People({ people }: { people: Of }) {
  if (people.questions === 0)
    return (
      <Empty title="No question that people forecast has come out yet" level={3}>
        Once one has, and at least {fewestCompared} people had forecast it, their crowd stands here beside Farsight and
        the model.
      </Empty>
    )
  return (
    <div className={styles.part}>
      <p className={styles.note}>
        {sayQuestions(people.questions)}: each speaker is scored for as long as it spoke, so that rows may be of other
        questions and days. A Brier score of 0 is perfect, always saying 50% scores 0.25; a baseline score of 0 is
        knowing nothing, 100 being sure and right all the time.
      </p>
      <Rows rows={people.rows} />
      {people.against.length > 0 && (
        <ul className={styles.note}>
          {people.against.map((one) => (
            <li key={one.by}>{sayAgainst(one)}</li>
          ))}
        </ul>
      )}
      <Curves {...people.calibration} who="the crowd says" />
      {people.ways.length > 0 && <CrowdWays ways={people.ways} />}
    </div>
  )
}

function sayQuestions(questions: number): string {
  return questions === 1
    ? `One question that ${fewestCompared} people and more forecast has come out`
    : `${sayNumber(questions)} questions that ${fewestCompared} people and more forecast have come out`
}

function Rows({ rows }: Pick<Of, 'rows'>) {
  return (
    <Table caption="Scores of the crowd, of one person on average, of Farsight, of the model and of machines">
      <Head columns={['Who', ...numbers('Questions', 'Brier', 'Where luck could put it', 'Baseline', 'Covered')]} />
      <tbody>
        {rows.map(({ by, questions, brier, baseline, coverage }) => (
          <tr key={by}>
            <th scope="row">
              <Speaker by={by} />
            </th>
            <td className="num">{sayNumber(questions)}</td>
            <td className="num">
              {brier ? <b>{sayBrier(brier.mean)}</b> : 'none'}
              {brier && brier.of < questions && ` of ${sayNumber(brier.of)}`}
            </td>
            <td className="num">
              {brier?.interval ? `${sayBrier(brier.interval.low)} to ${sayBrier(brier.interval.high)}` : 'too few'}
            </td>
            <td className="num">{sayPoints(baseline.mean)}</td>
            <td className="num">{sayCoverage(coverage)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Whoever is no person has a page. */
function Speaker({ by }: Pick<Of['rows'][number], 'by'>) {
  const title = titleOfSpeaker(by)
  return isOfPeople(by) ? title : <Link to={paths.forecaster(addressOfVoice(by))}>{title}</Link>
}

/** Whether luck alone could have turned it stands beside. */
function sayAgainst({ by, crowdNearer, difference: { mean, of, interval } }: Of['against'][number]): string {
  const how =
    mean === 0
      ? 'alike in the mean'
      : `by ${sayBrier(Math.abs(mean))} ${mean < 0 ? 'nearer' : 'farther off'} in the mean`
  return `On ${sayNumber(crowdNearer)} of the ${sayNumber(of)} questions of yes or no and of options that both spoke of, the crowd’s score was better than that of ${by === 'person' ? 'one person on average' : inSentence(by)}: ${how}, ${sayLuck(interval)}.`
}

function sayLuck(interval: Of['against'][number]['difference']['interval']): string {
  if (interval === null) return 'too few to tell it from luck'
  return interval.low <= 0 && interval.high >= 0
    ? 'which luck alone could have turned'
    : 'more than luck alone makes likely'
}
