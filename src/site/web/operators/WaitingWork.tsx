/**
 * For operators: what the server still has to do, what it did in a day and how long that takes, and what it has given up;
 * that may be done again.
 */
import { session } from '#accounts/web/session/session.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { createCaller } from '#kit/web/call.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { workAddresses } from '#kit/work/addresses.ts'
import type { workContract } from '#kit/work/contract.ts'
import { sayNumber } from '#kit/numbers.ts'
import type { Health } from '../../operators/rate-health.ts'
import { sayAge, sayInstant, sayTook } from '../../operators/say-health.ts'
import { forgetHealth, useHealth } from './today/call-health.ts'
import { Known } from './today/Known.tsx'
import { StateWord } from './today/StateWord.tsx'
import styles from './today/Today.module.css'

type Work = AnswerOf<typeof workContract.findWork>

const call = createCaller<typeof workContract>(workAddresses, session)
const none = { params: {}, query: {} }

export function WaitingWork() {
  return (
    <Section title="Jobs" note="Last 24 hours" id="work">
      <Loaded />
    </Section>
  )
}

function Loaded() {
  const health = useHealth()
  return (
    <div className="stack">
      <Known of={health.answer?.tasks} none="Nothing waits, and nothing was done in a day.">
        {(tasks) => <TaskTable tasks={tasks} />}
      </Known>
      <GivenUp />
    </div>
  )
}

/** Asked apart, so that the counts stand while it is not known. */
function GivenUp() {
  const { answer, failure, again } = useAnswer(call, 'findWork', none)
  if (failure) return <LoadFailure what="What was given up" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">What was given up: loading</output>
  if (answer.givenUp.length === 0) return null
  return (
    <div>
      <h3 className={styles.heading}>Given up</h3>
      <GivenUpTable {...answer} />
    </div>
  )
}

function TaskTable({ tasks }: { tasks: readonly NonNullable<Health['tasks']>[number][] }) {
  return (
    <Table caption="Jobs by task" isPlain>
      <Head
        columns={['Task', 'State', ...numbers('Waiting', 'Under way', 'Given up', 'Done', 'Failed', 'On average')]}
      />
      <tbody>
        {tasks.map(({ task, state, dueSeconds, waiting, underWay, givenUp, done, failed, meanSeconds }) => (
          <tr key={task}>
            <th scope="row">{task}</th>
            <td>
              <StateWord state={state}>{state === 'late' ? `late by ${sayAge(dueSeconds)}` : state}</StateWord>
            </td>
            <td className="num">{sayNumber(waiting)}</td>
            <td className="num">{sayNumber(underWay)}</td>
            <td className="num">{sayNumber(givenUp)}</td>
            <td className="num">{sayNumber(done)}</td>
            <td className="num">{sayNumber(failed)}</td>
            <td className="num">{meanSeconds !== null && sayTook(meanSeconds)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function GivenUpTable({ givenUp }: Work) {
  return (
    <Table caption="Jobs that were given up" isPlain>
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col">Task</th>
          <th scope="col">When, in UTC</th>
          <th scope="col">What failed</th>
          <th scope="col">
            <span className="unseen">What can be done</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {givenUp.map(({ id, task, at, fault, canRedo }) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            <td>{task}</td>
            <td className={styles.when}>{sayInstant(at)}</td>
            <td>
              <code>{fault}</code>
            </td>
            <td>{canRedo ? <Redo id={id} /> : <span className="hush">cannot be done again</span>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Whatever comes of it, the lists say how things stand by then. */
const look = () => {
  stale(call, ['findWork'])
  forgetHealth()
}

function Redo({ id }: { id: string }) {
  return (
    <Button
      variant="plain"
      size="small"
      onClick={() => void call('redoWork', { params: { id }, query: {}, body: {} }).then(look, look)}
    >
      Do it again<span className="unseen">: job {id}</span>
    </Button>
  )
}
