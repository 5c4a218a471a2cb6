/**
 * The API's docs for people: every call with its parameters, its answer and its refusals, read from the same OpenAPI
 * document that programs read.
 */
import { useLoaderData } from 'react-router'
import { classes } from './ui/classes.ts'
import css from './ApiDocs.module.css'
import { Section } from './ui/Section.tsx'
import { Table } from './ui/figures/Table.tsx'

/** As much of OpenAPI as this page reads. The server makes it from the contracts. */
type Schema = {
  type?: string
  enum?: string[]
  items?: Schema
  default?: unknown
  minimum?: number
  maximum?: number
  anyOf?: Schema[]
  maxLength?: number
}
type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Operation = {
  operationId: string
  summary: string
  'x-policy': string
  parameters: Parameter[]
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
type Api = {
  info: { title: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

export function ApiDocs() {
  const { api } = useLoaderData<{ api: Api }>()
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return (
    <div className={classes('stack loose', css.docs)}>
      <header className={css.head}>
        <h1>{api.info.title}</h1>
        <p>
          <Described text={api.info.description} /> Answers are JSON, times are ISO 8601 in UTC, ids are decimal
          strings, chances run from 0 to 1. A refusal is <code>{'{"error": {"code", "message", "details"}}'}</code> with
          a matching status.
        </p>
        <p>
          For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>
        </p>
      </header>
      {operations.map((one) => (
        <OperationDocs key={one.operation.operationId} {...one} />
      ))}
    </div>
  )
}

/** In OpenAPI descriptions are Markdown: of this one, only what stands between backticks. */
function Described({ text }: { text: string }) {
  return text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))
}

function OperationDocs({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const { '200': answer, ...refused } = operation.responses
  return (
    <Section
      title={operation.summary}
      id={operation.operationId}
      note={operation['x-policy'] === 'anyone' ? 'Open to anyone' : operation['x-policy']}
    >
      <div className="stack tight">
        <p className={css.address}>
          <b>{method}</b> <code>{path}</code>
        </p>
        {operation.parameters.length > 0 && <Parameters of={operation} />}
        <details className={css.answer}>
          <summary>Answer</summary>
          {/* It scrolls, so the keyboard must reach it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{sayAnswer(answer?.content)}</pre>
        </details>
        <ul className={css.refusals}>
          {Object.entries(refused).map(([status, { description }]) => (
            <li key={status}>
              <b>{status}</b> {description}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** What is no JSON says by its media type what it is. */
function sayAnswer(content: Operation['responses'][string]['content'] = {}): string {
  const json = content['application/json']
  return json ? JSON.stringify(json.schema, null, 2) : Object.keys(content).join(', ')
}

function Parameters({ of: { operationId, parameters } }: { of: Operation }) {
  return (
    <Table caption={`Parameters of ${operationId}`} isPlain>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">In</th>
          <th scope="col">Takes</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, in: place, required, schema }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {required && <span className="hush"> required</span>}
            </th>
            <td>{place}</td>
            <td>{sayType(schema)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** 'one or more of social, technological', 'a whole number, 1 to 100, 20 if not given' */
function sayType({ type, enum: values, items, default: otherwise, minimum, maximum, maxLength }: Schema): string {
  if (items) return `several: ${sayType(items)}`
  const base = values ? values.join(', ') : type === 'integer' ? 'a whole number' : 'text'
  const bounds = minimum !== undefined && maximum !== undefined && maximum < 1e9 ? `, ${minimum} to ${maximum}` : ''
  const length = maxLength ? `, at most ${maxLength} characters` : ''
  return base + bounds + length + (otherwise === undefined ? '' : `, ${String(otherwise)} if not given`)
}
