/** The name of a radar, or of an edition of one, as it is typed. */
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { longestName } from '#items/mine/own-radar.ts'

type Props = { label: string; hint?: string; name: string; onChange(name: string): void }

export function NameField({ label, hint, name, onChange }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(field) => (
        <Input
          {...field}
          required
          pattern=".*\S.*"
          maxLength={longestName}
          autoComplete="off"
          value={name}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
