/** What can be done with a figure, in one quiet row: taken away, passed on as it is seen, seen large. Where scripts run. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { DataTable } from '../../chart/csv.ts'
import { fileNameOf } from '../../chart/file-name.ts'
import { classes } from '../ui/classes.ts'
import { useToday } from '../today.ts'
import styles from './Figure.module.css'
import type { Format } from './taking/take.ts'

type Props = {
  title: string
  data: (() => DataTable | Promise<DataTable>) | null
  files: string
  /** The address of what is seen of it now. */
  view: () => string
  onFill: () => void
}

export function Controls({ title, data, files, view, onFill }: Props) {
  const [said, setSaid] = useState<ReactNode>('')
  const today = useToday()
  const take = (format: Format) => async (event: MouseEvent) => {
    const figure = event.currentTarget.closest('figure')
    if (!figure) return
    const source = figure.querySelector(`:scope > .${styles.source}`)?.textContent ?? ''
    try {
      const code = await import('./taking/take.ts')
      const table = data ?? (() => ({ head: [], rows: [] }))
      await code.take(format, fileNameOf(files), { figure, title, source, data: table, today })
      setSaid('')
    } catch {
      setSaid('The file could not be made. Try again in a moment.') // its code could not be loaded; the button is still there
    }
  }
  const copy = async () => {
    const link = view()
    try {
      await navigator.clipboard.writeText(link)
      setSaid('Link copied.')
    } catch {
      // The browser may forbid it (no secure connection, no permission).
      setSaid(<Selected link={link} />)
    }
  }
  const formats: readonly Format[] = data ? ['png', 'svg', 'csv', 'json'] : ['png', 'svg']
  const of = <span className="unseen"> of {title}</span>
  return (
    <div className={classes(styles.controls, 'noprint', 'scripted')}>
      <details>
        <summary>Download{of}</summary>
        <p>
          {formats.map((format) => (
            <button key={format} type="button" className={styles.more} onClick={(event) => void take(format)(event)}>
              {format.toUpperCase()}
              {of}
            </button>
          ))}
        </p>
      </details>
      <button type="button" className={styles.more} onClick={() => void copy()}>
        Copy link<span className="unseen"> to this view of {title}</span>
      </button>
      <button type="button" className={styles.more} onClick={onFill}>
        Full screen<span className="unseen">: {title}</span>
      </button>
      <output>{said}</output>
    </div>
  )
}

/** To be copied by the keyboard. */
function Selected({ link }: { link: string }) {
  return (
    <label>
      Copy it from here: <input readOnly value={link} ref={(input) => input?.select()} />
    </label>
  )
}
