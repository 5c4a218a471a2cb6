/** The API's docs for people: how to begin, what holds for all calls, and every call by what it is about. */
import { useLoaderData } from 'react-router'
import type { Guide } from '#kit/api-docs/guide.ts'
import { classes } from '../ui/classes.ts'
import { Section } from '../ui/Section.tsx'
import css from './ApiDocs.module.css'
import { CallDocs } from './CallDocs.tsx'
import { Code } from './Code.tsx'
import { Described } from './Described.tsx'
import { Refusals } from './Refusals.tsx'

export function ApiDocs() {
  const { guide } = useLoaderData<{ guide: Guide }>()
  const parts = guide.parts.filter(({ calls }) => calls.length > 0)
  return (
    <div className={classes('stack loose', css.docs)}>
      <header className={css.head}>
        <h1>{guide.title}</h1>
        <p>
          <Described text={guide.about} /> Answers are JSON, times are ISO 8601 in UTC, ids of items and of people are
          decimal strings, chances run from 0 to 1. A refusal is{' '}
          <code>{'{"error": {"code", "message", "details"}}'}</code> with a matching status.
        </p>
        <p>
          For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>
        </p>
      </header>
      <nav aria-label="Parts of the API">
        <ul className={css.parts}>
          {parts.map(({ name, calls }) => (
            <li key={name}>
              <a href={`#${anchorOf(name)}`}>{name}</a> <span className="hush">{calls.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <Begin {...guide} />
      {parts.map(({ name, calls }) => (
        <Section
          key={name}
          title={name}
          id={anchorOf(name)}
          note={calls.length === 1 ? 'One call' : `${calls.length} calls`}
        >
          <div className={css.calls}>
            {calls.map((call) => (
              <CallDocs key={call.id} call={call} />
            ))}
          </div>
        </Section>
      ))}
    </div>
  )
}

function anchorOf(name: string): string {
  return `part-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
}

function Begin({ origin, always, changing }: Guide) {
  return (
    <Section title="How to begin" id="begin">
      <div className="stack tight">
        <p className="prose small">
          What is open to anyone needs nothing. For the rest sign in with the service that{' '}
          <a href="#findSignInConfig">one call</a> names: its calls are those of Google’s Identity Toolkit, and where{' '}
          <code>isLocal</code> is true this server answers them itself, as below. <a href="#logIn">Begin a session</a>{' '}
          with the identity token that it gives; every call takes that token as a bearer then, for an hour.
        </p>
        <Code>{firstCalls(origin)}</Code>
        <details className={css.fold}>
          <summary>What any call may be refused with</summary>
          <Refusals of={always} />
          <p className="small">And what changes something, with these too:</p>
          <Refusals of={changing} />
        </details>
      </div>
    </Section>
  )
}

function firstCalls(origin: string): string {
  const signIn = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`
  const json = `-H 'content-type: application/json'`
  return [
    `curl '${origin}/api/items?kind=trend&q=solar&limit=3'`,
    `curl '${signIn}' \\\n  ${json} -d '{"email": "…", "password": "…", "returnSecureToken": true}'`,
    `TOKEN=… # its idToken`,
    `curl '${origin}/api/auth/login' \\\n  ${json} -d "{\\"idToken\\": \\"$TOKEN\\"}"`,
    `curl '${origin}/api/me' -H "Authorization: Bearer $TOKEN"`,
  ].join('\n')
}
