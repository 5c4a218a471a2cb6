/** A phone: its number, and the code that was sent to it. */
import { useEffect, useMemo, useState } from 'react'
import { Field, Select } from '#kit/web/ui/controls/Field.tsx'
import { codeLength } from '../../../sign-in-rules.ts'
import { allowedCountries, firstPhone } from '../../../sign-in-phone.ts'
import { optionOf } from '../steps/decisions.ts'
import { Aside, Foot, Frame, OutboxNote, SendButton, Terms, TextField } from '../parts.tsx'
import styles from '../SignInWidget.module.css'
import { confirmCode, resendSeconds, sendCode } from '../steps/with-phone.ts'
import type { PageProps } from './page-props.ts'

export function Phone({ page, widget }: PageProps<'phone'>) {
  const option = useMemo(() => optionOf(widget.config.options, 'phone') ?? {}, [widget.config])
  const countries = useMemo(() => named(allowedCountries(option)), [option])
  const first = firstPhone(option, regionOf(navigator.language))
  return (
    <Frame
      heading="Enter your phone number"
      widget={widget}
      onSend={(typed) => widget.run(sendCode({ iso: typed('country'), number: typed('phone') }))}
    >
      <div className={styles.number}>
        <Field label="Country">
          {(field) => (
            <Select {...field} name="country" autoComplete="tel-country-code" defaultValue={page.iso ?? first.iso}>
              {countries.map(({ iso, prefix, title }) => (
                <option key={iso} value={iso}>
                  {title} {prefix}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          widget={widget}
          label="Phone number"
          name="phone"
          type="tel"
          autoComplete="tel-national"
          defaultValue={page.number ?? first.number}
        />
      </div>
      {!widget.config.hasStandIns && (
        <p className={styles.fine}>A message with a code is sent to it. Your operator may charge for messages.</p>
      )}
      <OutboxNote widget={widget} what="the code" />
      <Foot>
        <Aside onClick={widget.leave}>Cancel</Aside>
        <SendButton widget={widget}>Send code</SendButton>
      </Foot>
      <Terms widget={widget} />
    </Frame>
  )
}

/** `en-GB` is GB. Some systems give languages that are none, such as `en-US@posix`. */
function regionOf(language: string): string | undefined {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1]
}

/** By name, as people look for them. */
function named(countries: { iso: string; prefix: string }[]) {
  const titles = new Intl.DisplayNames(['en'], { type: 'region' })
  return countries
    .map((country) => ({ ...country, title: titles.of(country.iso) ?? country.iso }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

export function PhoneCode({ page: { sent }, widget }: PageProps<'phoneCode'>) {
  const { full, iso, number } = sent
  const seconds = useCountdown(resendSeconds)
  return (
    <Frame heading="Enter the code" widget={widget} onSend={(typed) => widget.run(confirmCode(sent, typed('code')))}>
      <p>
        We sent {codeLength} digits to <b>{full}</b>.{' '}
        <Aside onClick={() => widget.turnTo({ name: 'phone', iso, number })}>Change number</Aside>
      </p>
      <OutboxNote widget={widget} what="the code" />
      <div className={styles.code}>
        <TextField
          widget={widget}
          label={`Code of ${codeLength} digits`}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength}
        />
      </div>
      <Foot>
        {seconds > 0 ? (
          <span className={styles.fine}>Send again in 0:{String(seconds).padStart(2, '0')}</span>
        ) : (
          <Aside onClick={() => widget.run(sendCode({ iso, number }), { by: 'again' })}>Send again</Aside>
        )}
        <SendButton widget={widget}>Verify</SendButton>
      </Foot>
    </Frame>
  )
}

function useCountdown(from: number): number {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
