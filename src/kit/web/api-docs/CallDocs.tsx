/** One call, folded to its address and what it does. */
import type { Call } from '#kit/api-docs/guide.ts'
import { Table } from '../ui/figures/Table.tsx'
import css from './ApiDocs.module.css'
import { Code } from './Code.tsx'
import { Described } from './Described.tsx'
import { Refusals } from './Refusals.tsx'

/** A link to what lies in a fold opens it: the name of the call is that of its inner part. */
export function CallDocs({ call }: { call: Call }) {
  const { id, parameters, sends, answer, refused } = call
  return (
    <details className={css.call}>
      <summary>
        <Line of={call} />
      </summary>
      <div id={id} className="stack tight">
        {parameters.length > 0 && <Parameters of={call} />}
        {sends !== null && (
          <div>
            <h3>Sends</h3>
            <Code>{sends}</Code>
          </div>
        )}
        <div>
          <h3>Answers {answer.status}</h3>
          <Code>{answer.says}</Code>
        </div>
        {refused.length > 0 && (
          <div>
            <h3>Is refused with</h3>
            <Refusals of={refused} />
          </div>
        )}
      </div>
    </details>
  )
}

function Line({ of: { method, path, policy, summary } }: { of: Call }) {
  return (
    <span className={css.line}>
      <b>{method}</b> <code>{path}</code>
      <span className={css.policy}>{policy === 'anyone' ? 'Open to anyone' : policy}</span>
      <span className={css.does}>
        <Described text={summary} />
      </span>
    </span>
  )
}

function Parameters({ of: { id, parameters } }: { of: Call }) {
  return (
    <Table caption={`Parameters of ${id}`} isPlain>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">In</th>
          <th scope="col">Takes</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, place, isRequired, takes }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && <span className="hush"> required</span>}
            </th>
            <td>{place}</td>
            <td>{takes}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
