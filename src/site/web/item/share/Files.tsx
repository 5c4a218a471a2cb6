/** The files beside the page of an item, those that it has: which, it says itself. */
import { paths } from '#items/paths.ts'
import styles from './Share.module.css'
import type { Shared } from './shared.ts'
import { useFile } from '#kit/web/answers/use-file.ts'

const says: Record<string, string> = {
  '.csv': 'The series as CSV, for spreadsheets',
  '.metadata.json': 'What its columns mean, as JSON',
  '.md': 'The page as Markdown',
  '.ics': 'Its days as a calendar',
}

export function Files({ item: { kind, id, version } }: Shared) {
  const all = paths.itemFile(kind, id, '.json', version)
  const { text, isMissing } = useFile(all)
  if (isMissing) return <p>What files there are could not be loaded. Try again in a moment.</p>
  if (text === null) return <output className="hush">Loading</output>
  const { files } = JSON.parse(text) as { files: Record<string, string> } // this site's own
  return (
    <div className={styles.form}>
      <p>Of version {version}, which they name.</p>
      <ul className={styles.files}>
        {Object.entries(says)
          .filter(([ending]) => files[ending])
          .map(([ending, word]) => (
            <li key={ending}>
              <a href={paths.itemFile(kind, id, ending, version)}>{word}</a>
            </li>
          ))}
        <li>
          <a href={all}>Its number and words, as JSON</a>
        </li>
        <li>
          <a href={paths.itemFile(kind, id, '.atom')}>What happens to it from now on, as a feed</a>
        </li>
      </ul>
    </div>
  )
}
