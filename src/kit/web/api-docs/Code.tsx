/** It scrolls where it is wide, so the keyboard must reach it. */
export function Code({ children }: { children: string }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <pre tabIndex={0}>{children}</pre>
}
