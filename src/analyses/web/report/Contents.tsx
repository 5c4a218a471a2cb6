/** The sections of a report, beside it; the one that is read is marked. */
import { useEffect, useState } from 'react'
import styles from './Contents.module.css'

export type Part = { id: string; title: string }

export function Contents({ parts }: { parts: readonly Part[] }) {
  const current = useCurrent(parts)
  return (
    <nav className={styles.contents} aria-label="Sections">
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The last part that has begun in the upper third of the window. */
function useCurrent(parts: readonly Part[]): string | null {
  const [current, setCurrent] = useState(parts[0]?.id ?? null)
  useEffect(() => {
    const elements = parts.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = () => {
      const begun = elements.filter((element) => element.getBoundingClientRect().top < innerHeight / 3)
      setCurrent((begun.at(-1) ?? elements[0])?.id ?? null)
    }
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [parts])
  return current
}
