/** For operators: what the server still has to do, since when, and what it has given up; that may be done again. */
import { session } from '#accounts/web/session/session.ts'
import { sayDay } from '#kit/dates.ts'
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

type Work = AnswerOf<typeof workContract.findWork>

const call = createCaller<typeof workContract>(workAddresses, session)
const none = { params: {}, query: {} }

export function WaitingWork() {
  return (
    <Section title="Work that waits" id="work">
      <Loaded />
    </Section>
  )
}

function Loaded() {
  const { answer, failure, again } = useAnswer(call, 'findWork', none)
  if (failure) return <LoadFailure what="The counts" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading</output>
  if (answer.tasks.length === 0) return <p className="hush">Nothing waits, and nothing was given up.</p>
  return (
    <div className="stack tight">
      <CountTable {...answer} />
      {answer.givenUp.length > 0 && <GivenUpTable {...answer} />}
    </div>
  )
}

function CountTable({ tasks }: Work) {
  return (
    <Table caption="Jobs by task and state" isPlain>
      <Head columns={['Task', ...numbers('Waiting', 'Under way', 'Given up', 'Oldest')]} />
      <tbody>
        {tasks.map(({ task, waiting, underWay, givenUp, oldestSeconds }) => (
          <tr key={task}>
            <th scope="row">{task}</th>
            <td className="num">{waiting}</td>
            <td className="num">{underWay}</td>
            <td className="num">{givenUp}</td>
            <td className="num">{oldestSeconds === null ? '' : sayAge(oldestSeconds)}</td>
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
          <th scope="col">Day</th>
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
            <td>{sayDay(at)}</td>
            <td>
              <code>{fault}</code>
            </td>
            <td>{canRedo && <Redo id={id} />}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Whatever comes of it, the list says how things stand by then. */
const look = () => stale(call, ['findWork'])

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

function sayAge(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`
  return `${Math.round(seconds / 3600)} h`
}
