/** For operators: the language model that forecasts, how much of its day is spent, and what came of nothing. */
import { sayDay } from '#kit/dates.ts'
import { sayCounted, sayNumber } from '#kit/numbers.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Facts } from '#kit/web/ui/figures/Facts.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { addressOfVoice, machineOf } from '../sorts/voices.ts'
import { callForecasts, type MachineWork } from './call-forecasts.ts'
import styles from './OperatorMachine.module.css'

export function OperatorMachine() {
  const { answer, failure, again } = useAnswer(callForecasts, 'findMachineWork', { params: {}, query: {} })
  return (
    <Section title="The machine" note={<Link to={paths.method('machine')}>How a machine is asked</Link>} id="machine">
      {failure && <LoadFailure what="What it was asked" message={failure.message} onAgain={again} />}
      {!answer && !failure && <output className="hush">Loading</output>}
      {answer && <Work {...answer} />}
    </Section>
  )
}

export function Work({ asked, today, waiting, faults }: MachineWork) {
  return (
    <div className={classes('stack tight', styles.work)}>
      {asked ? (
        <Facts
          facts={[
            ['Model', <NameOf key="model" {...asked} />],
            ['Asked today', `${sayNumber(today.asked)} of ${sayCounted(asked.aDay, 'question')}`],
            ['Forecasts today', sayNumber(today.made)],
            ['Tokens today', `${sayNumber(today.promptTokens)} sent, ${sayNumber(today.answerTokens)} answered`],
            ['Waiting', `${sayCounted(waiting, 'question')}, asked each day at 4:40 UTC`],
          ]}
        />
      ) : (
        <Empty title="No language model forecasts" level={3}>
          One does where a model is configured and its jobs name <code>forecast</code>.
        </Empty>
      )}
      {faults.length > 0 && <Faults faults={faults} />}
    </div>
  )
}

/** Its page is there since it was asked for the first time. */
function NameOf({ model, isForecaster }: Pick<NonNullable<MachineWork['asked']>, 'model' | 'isForecaster'>) {
  return isForecaster ? <Link to={paths.forecaster(addressOfVoice(machineOf(model)))}>{model}</Link> : model
}

function Faults({ faults }: Pick<MachineWork, 'faults'>) {
  return (
    <Table caption="Why it made no forecast, in the last thirty days" isPlain>
      <Head columns={['Why', ...numbers('Times'), 'Last', 'Of question']} />
      <tbody>
        {faults.map(({ fault, times, at, predictionId }) => (
          <tr key={fault}>
            <th scope="row">{fault}</th>
            <td className="num">{sayNumber(times)}</td>
            <td>{sayDay(at)}</td>
            <td>
              <Link to={paths.item('prediction', predictionId)}>{predictionId}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
