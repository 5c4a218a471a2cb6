/**
 * For whoever may change a trend: ties its series to a page of a statistics site. What was understood of the address is
 * said before anything is bound.
 */
import { type FormEvent, useState } from 'react'
import { stale } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { screenPaths } from '#kit/paths.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { type Fact, Facts } from '#kit/web/ui/figures/Facts.tsx'
import { callSources, type SourceAnswer } from './call-sources.ts'

type Said = { is: 'nothing' } | { is: 'trouble'; message: string } | { is: 'understood'; url: string; answer: Answer }
type Answer = SourceAnswer<'understandAddress'>

export function BindHere({ trendId }: { trendId: string }) {
  const [said, setSaid] = useState<Said>({ is: 'nothing' })
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const url = String(new FormData(event.currentTarget).get('url') ?? '').trim()
    try {
      const answer = await callSources('understandAddress', { params: {}, query: { url } })
      setSaid({ is: 'understood', url, answer })
    } catch (error) {
      setSaid({ is: 'trouble', message: failureOf(error).message })
    }
  }
  const bind = async (url: string) => {
    try {
      await callSources('bindSource', { params: { id: trendId }, query: {}, body: { url } })
    } catch (error) {
      setSaid({ is: 'trouble', message: failureOf(error).message })
    }
    stale(callSources, ['findSource'], { id: trendId })
  }
  return (
    <>
      <form className="stack tight" onSubmit={(event) => void ask(event)}>
        <Field label="Keep it current from" hint="The address of the series at a statistics site">
          {(field) => (
            <Input {...field} name="url" type="url" required placeholder="https://data.worldbank.org/indicator/…" />
          )}
        </Field>
        <p>
          <Button type="submit" variant="plain" size="small">
            Look at the address
          </Button>
        </p>
      </form>
      <output className="stack tight">
        {said.is === 'trouble' && <p className="fine">{said.message}</p>}
        {said.is === 'understood' && <Understood answer={said.answer} onBind={() => void bind(said.url)} />}
      </output>
    </>
  )
}

function Understood({ answer: { understood, mayBind, why }, onBind }: { answer: Answer; onBind: () => void }) {
  const isOperator = useUser().user?.isOperator ?? false
  if (!understood)
    return (
      <p className="fine">
        {why} {isOperator && <Link to={`${screenPaths.sources()}#bind`}>Bind a table by its columns</Link>}
      </p>
    )
  const { connector, parts, attribution } = understood
  const facts: Fact[] = [
    ['Site', connector.title],
    ...parts.map(({ label, value }): Fact => [label, value]),
    ['Licence', attribution.licence],
  ]
  return (
    <>
      <Facts facts={facts} />
      {why && <p className="fine">{why}</p>}
      {mayBind && (
        <>
          <p className="fine">
            Its newer values become versions of the series; a change that cannot be right waits for an operator.
          </p>
          <p>
            <Button size="small" onClick={onBind}>
              Keep the series current from there
            </Button>
          </p>
        </>
      )}
    </>
  )
}
