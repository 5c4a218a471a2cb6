/** How a language model is asked to forecast, what of its answer counts, and which has been asked here. */
import type { MachinesTold } from '#forecasts/machine/told.ts'
import { mostObservations } from '#forecasts/words.ts'
import { addressOfVoice, titleOf } from '#forecasts/sorts/voices.ts'
import { paths } from '#items/paths.ts'
import { sayDay } from '#kit/dates.ts'
import { sayCounted } from '#kit/numbers.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import styles from './Method.module.css'
import { MethodPart } from './MethodPart.tsx'

export function MachinePart({ machines }: { machines: MachinesTold }) {
  return (
    <MethodPart
      name="machine"
      source={<p>No formula: what a language model answers is taken as it is, and judged by how it comes out.</p>}
      example={<Spoke {...machines} />}
    >
      <p>{sayAsked(machines.asked)}</p>
      <p>
        Where one is asked, that is done once a day at most for each open question that lists show and somebody follows;
        which was asked longest ago comes first. It is sent the question, its criteria, days, unit, range and options,
        the question that it counts under with the outcomes that it needs there, and the {mostObservations} newest
        values of the series that decides it. It is never sent what people, Farsight or the model forecast, nor who asks
        or follows.
      </p>
      <p>
        Its answer must be a chance, a chance of each option, or five values from 5% to 95%, within what the question
        asks, with a reason of a few sentences. Anything else is no forecast. Texts of questions are written by people,
        and may tell it what they like: all that can come of it is such numbers and such a reason. Nobody checks the
        reason, so it stands as its own words and holds no link.
      </p>
      <p>
        A machine is scored by the rules of people and has a page of its own. It is in no crowd, has no rank, leads no
        page and enters no other number. A record belongs to the model that earned it: one of another name begins anew.
      </p>
    </MethodPart>
  )
}

function sayAsked(asked: MachinesTold['asked']): string {
  return asked
    ? `The machine is a language model that forecasts like anybody. Here it is ${asked.model}, which is asked about ${sayCounted(asked.aDay, 'question')} a day at most.`
    : 'The machine is a language model that forecasts like anybody. No language model is configured here to forecast.'
}

function Spoke({ spoke }: MachinesTold) {
  if (spoke.length === 0)
    return (
      <p className={styles.example}>
        <span className={styles.of}>No machine has forecast anything here.</span>
      </p>
    )
  return (
    <div className={styles.example}>
      <p className={styles.of}>What has been said here:</p>
      <ul>
        {spoke.map(({ by, since, questions, forecasts }) => (
          <li key={by}>
            <Link to={paths.forecaster(addressOfVoice(by))}>{titleOf(by)}</Link>: {sayCounted(forecasts, 'forecast')} of{' '}
            {sayCounted(questions, 'question')} since {sayDay(since.slice(0, 10))}
          </li>
        ))}
      </ul>
    </div>
  )
}
