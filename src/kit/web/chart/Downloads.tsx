/** A chart to take away: its data as a file for spreadsheets, itself as a picture. Only where scripts run. */
import { type MouseEvent, useState } from 'react'
import { csvOf, type DataTable, fileNameOf } from '../../chart/csv.ts'
import { classes } from '../ui/classes.ts'
import styles from './Figure.module.css'

/** `isOff`: before scripts run it keeps its place, so that nothing moves when they do. */
type Props = { title: string; data: (() => DataTable) | null; files?: string; isOff?: boolean }

export function Downloads({ title, data, files = title, isOff = false }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const name = fileNameOf(files)
  const draw = async ({ currentTarget }: MouseEvent) => {
    const figure = currentTarget.closest('figure')
    try {
      const { pictureOf } = await import('./picture.ts')
      if (figure) save(`${name}.svg`, pictureOf(figure), 'image/svg+xml')
      setFailed(false)
    } catch {
      setFailed(true) // its code could not be loaded; the button is still there
    }
  }
  return (
    <p className={classes(styles.downloads, isOff && styles.off)}>
      {data && (
        <button type="button" className={styles.more} onClick={() => save(`${name}.csv`, csvOf(data()), 'text/csv')}>
          Data (CSV)<span className="unseen"> of {title}</span>
        </button>
      )}
      <button type="button" className={styles.more} onClick={(event) => void draw(event)}>
        Picture (SVG)<span className="unseen"> of {title}</span>
      </button>
      <output>{hasFailed && 'The picture could not be made. Try again in a moment.'}</output>
    </p>
  )
}

function save(name: string, content: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  // By then the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
