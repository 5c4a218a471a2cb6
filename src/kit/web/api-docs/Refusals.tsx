/** What a call may be refused with: status, code and the sentence that people read. */
import type { Refused } from '#kit/api-docs/guide.ts'
import css from './ApiDocs.module.css'

export function Refusals({ of }: { of: readonly Refused[] }) {
  return (
    <ul className={css.refusals}>
      {of.map(({ status, code, message }) => (
        <li key={code}>
          <b>{status}</b> <code>{code}</code> {message}
        </li>
      ))}
    </ul>
  )
}
