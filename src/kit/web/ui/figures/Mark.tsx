/** The mark: a post (now) from which the possible widens. It reads as F. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M9 15.5 29 3v19.5Z" fill="var(--trend-2)" />
      <path d="M9 15.5 29 8.6v9.3Z" fill="var(--trend)" />
      <path d="M5 3h4v26H5Z" fill="var(--ink)" />
    </svg>
  )
}
