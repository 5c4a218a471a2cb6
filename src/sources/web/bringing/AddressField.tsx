/** Where an address stands that may be asked, and the button that asks it. */
import type { Ref } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'

type Props = {
  label: string
  hint: string
  url: string
  canAsk: boolean
  onChange: (url: string) => void
  onAsk: () => void
  ref?: Ref<HTMLInputElement>
}

/** It may stand in a form of something else: the key Enter asks, and sends nothing. */
export function AddressField({ label, hint, url, canAsk, onChange, onAsk, ref }: Props) {
  return (
    <>
      <Field label={label} hint={hint}>
        {(field) => (
          <Input
            {...field}
            ref={ref}
            type="url"
            inputMode="url"
            maxLength={2000}
            placeholder="https://data.worldbank.org/indicator/…"
            value={url}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (canAsk) onAsk()
            }}
          />
        )}
      </Field>
      <p>
        <Button variant="plain" size="small" disabled={!canAsk} onClick={onAsk}>
          Ask this address
        </Button>
      </p>
    </>
  )
}
