/** After an attempt to save: everything that is wanting, each a way to its field. It takes the focus, so that nobody has to look for it. */
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import styles from './Editor.module.css'
import type { Told } from './fault-finder.ts'
import { sayPath } from '../standing/say-field.ts'
import type { Fault } from './faults.ts'

type Props = {
  faults: readonly Fault[]
  form: RefObject<HTMLFormElement | null> /** The field that shows this fault. */
  toldOf: (fault: Fault) => Told | null
}

export function FaultSummary({ faults, form, toldOf }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  if (faults.length === 0) return null
  const lead = (event: MouseEvent, fault: Fault) => {
    event.preventDefault()
    fieldThatSays(form.current, toldOf(fault))?.focus()
  }
  return (
    <div ref={element} tabIndex={-1} className={styles.faults}>
      <Banner tone="bad" role="alert">
        <p>{faults.length === 1 ? 'Not saved: one thing needs another look.' : `Not saved: ${faults.length} things need another look.`}</p>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.field} ${fault.reason}`}>
              <a href="#main" onClick={(event) => lead(event, fault)}>
                {sayPath(fault.field)} {fault.reason}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

/** The kinds bring their own fields, so a field is known by what it says: the error that it is described by. */
function fieldThatSays(form: HTMLFormElement | null, told: Told | null): HTMLElement | null {
  const marked = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  const alike = told ? marked.filter((one) => describes(one).includes(told.text)) : []
  return alike[told?.before ?? 0] ?? alike[0] ?? marked[0] ?? null
}

function describes(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
