/** For operators: binds a series to a source, by a pasted address or by the parts of a connector's address. */
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#kit/refusal.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input, Select } from '#kit/web/ui/controls/Field.tsx'
import { callSources, type SourceAnswer } from './call-sources.ts'
import styles from './Sources.module.css'

type Health = SourceAnswer<'listSources'>

export function BindForm({ health: { connectors, unbound } }: { health: Health }) {
  const [itemId, setItem] = useState('')
  const [id, setConnector] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const connector = connectors.find((one) => one.id === id)
  const bind = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const address = Object.fromEntries((connector?.fields ?? []).map(({ name }) => [name, text(name)]))
    const body = connector ? { connector: id, address } : { url: text('url') }
    try {
      await callSources('bindSource', { params: { id: itemId }, query: {}, body })
      setSaid('It is bound.')
    } catch (error) {
      const details = isRefusal(error) ? (error.details ?? []) : []
      const all = details.map(({ field, reason }) => `${nameOf(field, connector)} ${reason}.`)
      setSaid([failureOf(error).message, ...all].join(' '))
    }
    stale(callSources, ['listSources'])
  }
  /** What was said of other fields is true no more. */
  const choose = (chosen: string) => {
    setConnector(chosen)
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
        {connector ? <Parts fields={connector.fields} /> : <Address />}
      </div>
      <div className="row">
        <Button type="submit">Bind</Button>
        <output className="fine">{said}</output>
      </div>
    </form>
  )
}

/** 'address.date' as the form calls it: 'Column of the time'. */
function nameOf(field: string, connector: Health['connectors'][number] | undefined): string {
  if (field === 'url') return 'Address'
  return connector?.fields.find(({ name }) => field === `address.${name}`)?.label ?? field
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

function Parts({ fields }: Pick<Health['connectors'][number], 'fields'>) {
  return fields.map(({ name, label, example, hint }) => (
    <Field key={name} label={label} hint={hint ?? `Such as ${example}`}>
      {(field) => <Input {...field} name={name} placeholder={example} />}
    </Field>
  ))
}
