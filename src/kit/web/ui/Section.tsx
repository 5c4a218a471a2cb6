/** A part of a page: a heading over an ink rule, with a note at its end. */
import { type ReactNode, useId } from 'react'

export function Section({
  title,
  note,
  id,
  children,
}: {
  title: ReactNode
  note?: ReactNode
  id?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section className="section" id={id} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      {children}
    </section>
  )
}
