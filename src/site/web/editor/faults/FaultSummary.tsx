/**
 * After an attempt to save or to publish: everything that is wanting, each a way to its field. It takes the focus, so that nobody has
 * to look for it.
 */
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import styles from '../Editor.module.css'
import type { Told } from './fault-finder.ts'
import { fieldThatSays, nameOf } from './fault-field.ts'
import { sayPath } from '#items/mine/field-names.ts'
import { type Fault, sayWanting } from './faults.ts'

type Props = {
  faults: readonly Fault[]
  form: RefObject<HTMLFormElement | null> /** The field that shows this fault. */
  toldOf: (fault: Fault) => Told | null
}

export function FaultSummary({ faults, form, toldOf }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const names = useNames({ faults, form, toldOf })
  useEffect(() => element.current?.focus(), [])
  if (faults.length === 0) return null
  const lead = (event: MouseEvent, fault: Fault) => {
    event.preventDefault()
    const field = [fault, ...faults.filter((other) => around(other) === around(fault))]
      .map((one) => fieldThatSays(form.current, toldOf(one)))
      .find((one) => one !== null)
    const place =
      field instanceof HTMLFieldSetElement ? field.querySelector<HTMLElement>('input, select, textarea, button') : field
    place?.focus()
  }
  return (
    <div ref={element} tabIndex={-1} className={styles.faults}>
      <Banner tone="bad" role="alert">
        <p>{sayWanting(faults.length)} first.</p>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.field} ${fault.reason}`}>
              <a href="#main" onClick={(event) => lead(event, fault)}>
                “{names.get(fault.field) ?? sayPath(fault.field)}” {fault.reason}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

/** The part of the form that a fault lies in: where no field tells it, one beside it is led to. */
function around({ field }: Fault): string {
  return field.slice(0, field.lastIndexOf('.'))
}

/**
 * What the form itself calls the fields. They are asked once they are drawn with their faults, and before anybody sees
 * this list.
 */
function useNames({ faults, form, toldOf }: Props): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useLayoutEffect(() => {
    const found = faults.flatMap((fault) => {
      const told = toldOf(fault)
      // Where a group tells it, the fault lies in a field that is not there: its path is all there is to name it by.
      const isOwn = told?.text === `This ${fault.reason}`
      const name = isOwn ? nameOf(fault.field, fieldThatSays(form.current, told)) : null
      return name === null ? [] : [[fault.field, name] as const]
    })
    setNames((before) =>
      found.every(([field, name]) => before.get(field) === name) ? before : new Map([...before, ...found]),
    )
    // toldOf is made anew with each drawing, and says the same of the same faults.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [faults, form])
  return names
}
