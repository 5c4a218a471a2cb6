/** A list of what is told of the server: not there yet, not known since the database was too busy, empty, or full. */
import type { ReactNode } from 'react'
import { useHealth } from './call-health.ts'

type Props<Row> = {
  /** Undefined: not there yet. Null: not known. */
  of: readonly Row[] | null | undefined
  none: string
  children: (rows: readonly Row[]) => ReactNode
}

export function Known<Row>({ of: rows, none, children }: Props<Row>) {
  const { failure } = useHealth()
  if (rows === undefined && failure) return <p className="hush">Not known: see Health.</p>
  if (rows === undefined) return <output className="hush">Loading</output>
  if (rows === null) return <p className="hush">Not known: the database was too busy to say it.</p>
  return rows.length === 0 ? <p className="hush">{none}</p> : children(rows)
}
