/** For operators: binds a series to a source, by a pasted address or by the parts of a connector's address. */
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#kit/refusal.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input, Select } from '#kit/web/ui/controls/Field.tsx'
import { callSources, type SourceAnswer } from './call-sources.ts'
import { labelOf, type WayName, wayOf, waysFor } from './made-of.ts'
import { Made, Parts } from './MadeOf.tsx'
import styles from './Sources.module.css'

type Health = SourceAnswer<'listSources'>

export function BindForm({ health: { connectors, unbound } }: { health: Health }) {
  const [itemId, setItem] = useState('')
  const [id, setConnector] = useState('')
  const [way, setWay] = useState<WayName>('as-is')
  const [said, setSaid] = useState<string | null>(null)
  const connector = connectors.find((one) => one.id === id)
  const parts = connector?.fields ?? []
  const bind = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const address = Object.fromEntries(parts.map(({ name }) => [name, text(name)]))
    const derive = wayOf(way).derivation(text, parts)
    const body = connector ? { connector: id, address, derive } : { url: text('url'), derive }
    try {
      await callSources('bindSource', { params: { id: itemId }, query: {}, body })
      setSaid('It is bound.')
    } catch (error) {
      const details = isRefusal(error) ? (error.details ?? []) : []
      const all = details.map(({ field, reason }) => `${labelOf(field, parts)} ${reason}.`)
      setSaid([failureOf(error).message, ...all].join(' '))
    }
    stale(callSources, ['listSources'])
  }
  /** What was said of other fields is true no more. */
  const choose = (chosen: string) => {
    setConnector(chosen)
    setWay('as-is')
    setSaid(null)
  }
  return (
    <form className="stack" onSubmit={(event) => void bind(event)}>
      <div className={styles.fields}>
        <Field label="Series">
          {(field) => (
            <Select {...field} required value={itemId} onChange={(event) => setItem(event.target.value)}>
              <option value="">Choose one</option>
              {unbound.map((one) => (
                <option key={one.itemId} value={one.itemId}>
                  {one.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Source">
          {(field) => (
            <Select {...field} value={id} onChange={(event) => choose(event.target.value)}>
              <option value="">By its address</option>
              {connectors.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {connector ? <Parts fields={parts} /> : <Address />}
        <Made
          way={way}
          among={waysFor({ canCountry: connector?.eachCountry !== undefined })}
          onChoose={setWay}
          eachCountry={connector?.eachCountry}
        />
        <Parts key={way} fields={wayOf(way).fields?.(parts) ?? []} />
      </div>
      <div className="row">
        <Button type="submit">Bind</Button>
        <output className="fine">{said}</output>
      </div>
    </form>
  )
}

function Address() {
  return (
    <Field label="Address" hint="A page of a statistics site, or a call of its API">
      {(field) => (
        <Input {...field} name="url" type="url" required placeholder="https://data.worldbank.org/indicator/…" />
      )}
    </Field>
  )
}
