/** Where this server asks nothing: what was understood of an address alone. What is bound to it is kept until it asks. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { type Fact, Facts } from '#kit/web/ui/figures/Facts.tsx'
import { callSources } from './call-sources.ts'

export function BindUnasked({ url, onBind }: { url: string; onBind: () => void }) {
  const { answer, failure } = useAnswer(callSources, 'understandAddress', { params: {}, query: { url } })
  if (failure) return <p className="fine">{failure.message}</p>
  if (!answer) return null
  const { understood, mayBind, why } = answer
  if (!understood) return <p className="fine">{why}</p>
  const { connector, parts, attribution } = understood
  const facts: Fact[] = [
    ['Site', connector.title],
    ...parts.map(({ label, value }): Fact => [label, value]),
    ['Licence', attribution.licence],
  ]
  return (
    <>
      <Facts facts={facts} />
      {mayBind && (
        <>
          <p className="fine">It can be bound unseen, and is looked at once this server asks.</p>
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
