/** What a report can give for a part of what was asked, and what it cannot. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { Preview } from '../../dossier/preview.ts'
import styles from './AskPanel.module.css'

export function Gives({ gives: { can, cannot } }: { gives: Preview['gives'][number] }) {
  if (can.length + cannot.length === 0) return null
  return (
    <div className={styles.gives}>
      <List title="We can give" said={can} isPromise />
      <List title="We cannot give" said={cannot} />
    </div>
  )
}

/** What is promised is what is paid for: it is read before all else. */
function List({ title, said, isPromise = false }: { title: string; said: readonly string[]; isPromise?: boolean }) {
  if (said.length === 0) return null
  return (
    <div className={isPromise ? styles.promise : styles.gaps}>
      <h4>{title}</h4>
      <ul>
        {said.map((one) => (
          <li key={one}>
            <Chemical text={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}
