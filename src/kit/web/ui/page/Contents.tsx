/**
 * What is on a page, always in sight while one reads it: its sections, of which the one that is being read is marked,
 * and under them the number it is about.
 */
import { type ReactNode, useEffect, useState } from 'react'
import styles from './Contents.module.css'

type Props = { entries: readonly { id: string; title: string }[]; children: ReactNode }

export function Contents({ entries, children }: Props) {
  const read = useRead(entries.map(({ id }) => id).join(' '))
  return (
    <div className={styles.rail}>
      <nav aria-label="On this page">
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === read ? 'location' : undefined} ref={id === read ? bringIn : null}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.under}>{children}</div>
    </div>
  )
}

/** Where the contents are a bar, what is marked is brought into it; the page itself does not move. */
function bringIn(link: HTMLAnchorElement | null): void {
  const bar = link?.closest('ol')
  if (bar && link) bar.scrollLeft = link.offsetLeft - bar.offsetLeft - bar.clientWidth / 3
}

/** The id of the section that is being read; null at the top of the page, and where scripts have not come. */
function useRead(ids: string): string | null {
  const [read, setRead] = useState<string | null>(null)
  useEffect(() => {
    const over = new AbortController()
    void startMarking(ids.split(' '), setRead, over.signal)
    return () => over.abort()
  }, [ids])
  return read
}

async function startMarking(ids: string[], tell: (id: string | null) => void, over: AbortSignal): Promise<void> {
  // Without it the contents are a list of links, as before it came.
  const reading = await import('./mark-read.ts').catch(() => null)
  if (!over.aborted) reading?.markRead(ids, tell, over)
}
