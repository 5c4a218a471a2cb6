/** In the form that binds a series: what is made of the source's values, and the parts of an address, a field each. */
import { Field, Input, Select } from '#kit/web/ui/controls/Field.tsx'
import { type Part, type WayName, wayOf } from './made-of.ts'

type MadeProps = {
  way: WayName
  among: readonly WayName[]
  onChoose: (way: WayName) => void
  /** How each country by itself is asked for at this source. */
  eachCountry: string | undefined
}

export function Made({ way, among, onChoose, eachCountry }: MadeProps) {
  const { hint, isOverCountries } = wayOf(way)
  return (
    <Field label="What is made of its values" hint={[hint, isOverCountries && eachCountry].filter(Boolean).join(' ')}>
      {(field) => (
        <Select {...field} value={way} onChange={({ target }) => onChoose(target.value as WayName)}>
          {among.map((name) => (
            <option key={name} value={name}>
              {wayOf(name).title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

export function Parts({ fields }: { fields: readonly Part[] }) {
  return fields.map(({ name, label, example, hint }) => (
    <Field key={name} label={label} hint={hint ?? `Such as ${example}`}>
      {(field) => <Input {...field} name={name} placeholder={example} />}
    </Field>
  ))
}
