/** For operators: binds a series to a source, by a pasted address or by the parts of a connector's address. */
import { useState } from 'react'
import { stale } from '#kit/web/answers/use-answer.ts'
import { troubleOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input, Select } from '#kit/web/ui/controls/Field.tsx'
import { AskedFirst } from './bringing/AskedFirst.tsx'
import { type Place, useAsking } from './bringing/use-asking.ts'
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
  const { state, ask, forget } = useAsking({ itemId: itemId || null })
  const placeIn = (form: HTMLFormElement): Place => {
    const given = new FormData(form)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const address = Object.fromEntries(parts.map(({ name }) => [name, text(name)]))
    const derive = wayOf(way).derivation(text, parts)
    return connector ? { connector: id, address, derive } : { url: text('url'), derive }
  }
  const bind = async (body: Place) => {
    forget()
    try {
      await callSources('bindSource', { params: { id: itemId }, query: {}, body })
      setSaid('It is bound.')
    } catch (error) {
      const { message, faults } = troubleOf(error)
      const all = faults.map(({ field, reason }) => `${labelOf(field, parts)} ${reason}.`)
      setSaid([message, ...all].join(' '))
    }
    stale(callSources, ['listSources'])
  }
  /** What was said of other fields is true no more. */
  const choose = (chosen: string) => {
    setConnector(chosen)
    setWay('as-is')
    setSaid(null)
    forget()
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void bind(placeIn(event.currentTarget))
      }}
    >
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
        <Button
          variant="plain"
          onClick={({ currentTarget: { form } }) => {
            setSaid(null)
            if (form?.reportValidity()) void ask(placeIn(form), {})
          }}
        >
          Ask it first
        </Button>
        <output className="fine">{said}</output>
      </div>
      <AskedFirst state={state} ask={ask} onBind={(binding) => void bind(binding)} />
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
