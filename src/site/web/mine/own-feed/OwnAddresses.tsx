/** The address of one's own feed, as long as the page that made it is open: in the format that one's program takes. */
import { useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input, Select } from '#kit/web/ui/controls/Field.tsx'
import { paths } from '#items/paths.ts'
import { useCopying } from '../../item/share/use-copying.ts'

const forms = {
  atom: { title: 'Atom, for feed readers', path: (token: string) => paths.ownFeed(token, 'atom') },
  rss: { title: 'RSS, for feed readers', path: (token: string) => paths.ownFeed(token, 'rss') },
  json: { title: 'JSON Feed, for programs', path: (token: string) => paths.ownFeed(token, 'json') },
  ics: { title: 'iCalendar, for calendars', path: (token: string) => paths.ownCalendar(token) },
} as const
type Form = keyof typeof forms

export function OwnAddresses({ token }: { token: string }) {
  const [form, setForm] = useState<Form>('atom')
  const address = location.origin + forms[form].path(token)
  const { shown, said, copy } = useCopying('Address', address)
  return (
    <div className="stack tight">
      <Field label="As">
        {(attributes) => (
          <Select {...attributes} value={form} onChange={({ target }) => setForm(target.value as Form)}>
            {Object.entries(forms).map(([name, { title }]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Your address"
        hint="Copy it now: it is shown this once. Whoever has it sees what you saved that others may read, and nothing else of you."
      >
        {(attributes) => <Input {...attributes} {...shown} />}
      </Field>
      <div className="row">
        <Button onClick={copy}>Copy address</Button>
        {form === 'ics' && <a href={address.replace(/^https?:/, 'webcal:')}>Open in a calendar</a>}
      </div>
      {form === 'ics' && <p className="fine hush">Some calendars look at an address only once a day.</p>}
      <output>{said}</output>
    </div>
  )
}
