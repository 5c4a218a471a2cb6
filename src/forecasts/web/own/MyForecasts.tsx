/** On my stuff: every prediction that one has forecast, with what one said last of it. */
import { sayDay } from '#kit/dates.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { sayBrier } from '../../record/say-scores.ts'
import { laterDays } from '../../words.ts'
import type { MyForecast } from '../call-forecasts.ts'
import { QuestionName } from '../record/QuestionName.tsx'
import { useMyForecasts } from './my-forecasts.ts'
import { sayOwn } from './say-own.ts'
import { TakeBack } from './TakeBack.tsx'

export function MyForecasts() {
  const { answer, failure, again, isMore, more } = useMyForecasts()
  if (failure) return <LoadFailure what="Your forecasts" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading your forecasts</output>
  if (answer.rows.length === 0) return <Nothing />
  return (
    <Section title="Forecasts" note="Change one on the page of its prediction">
      <div className="stack">
        <Table caption="Predictions that you have forecast, the newest first" isPlain>
          <Head columns={['Prediction', ...numbers('You say', 'Since', 'Brier so far')]} />
          <tbody>
            {answer.rows.map((one) => (
              <Row key={one.predictionId} forecast={one} isOnly={isAlone(one, answer.rows)} />
            ))}
          </tbody>
        </Table>
        {answer.rows.some(({ soFar }) => soFar) && (
          <p className="fine soft">
            So far: of open questions what your forecasts older than {laterDays} days would score by what the crowd said{' '}
            {laterDays} days later. Interim: in no total across questions and on no leaderboard.
          </p>
        )}
        {answer.next && (
          <Button variant="plain" busy={isMore} onClick={() => void more()}>
            Show more
          </Button>
        )}
      </div>
    </Section>
  )
}

/** Questions of one series in several years may have one label. */
function isAlone({ label }: MyForecast, rows: readonly MyForecast[]): boolean {
  return rows.filter((one) => one.label === label).length === 1
}

/** `isOnly`: no other row has its label; else it is called by its title. */
function Row({ forecast, isOnly }: { forecast: MyForecast; isOnly: boolean }) {
  const { predictionId: id, label, title, question, at, canTakeBack, soFar } = forecast
  const [said, since] = [sayOwn(question, forecast), sayDay(at.slice(0, 10))]
  return (
    <tr>
      <th scope="row">
        <QuestionName id={id} label={isOnly ? label : title} />
      </th>
      <td className="num">
        {said}
        {label === null && <TakeBack id={id} what={`${said} since ${since}`} isOffered={canTakeBack} />}
      </td>
      <td className="num">{since}</td>
      <td className="num">{soFar && sayBrier(soFar.brier)}</td>
    </tr>
  )
}

function Nothing() {
  return (
    <Empty
      title="No forecasts yet"
      level={2}
      action={
        <Link className={buttonClass({ variant: 'plain' })} to={paths.allStuff({ kind: ['prediction'] })}>
          Find a question
        </Link>
      }
    >
      Say what you expect of an open question on its page, and change it as often as you like.
    </Empty>
  )
}
