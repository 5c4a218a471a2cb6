/**
 * Light or dark, before anything is painted: a file of its own that the head names first, since nothing inline may run
 * and pages are the same for everybody. The choice lies in this browser alone; without one the system's preference
 * decides, in the style sheet. It is written on the root element, where the styles and the field that changes it read it.
 * So is that scripts run here: what only they can do is drawn by the server, and shown where it can be done.
 */
{
  const root = document.documentElement
  const key = 'scheme'

  const kept = (): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // a browser that keeps nothing has kept no choice
    }
  }

  const apply = (choice: string | null) => {
    const chosen = choice === 'light' || choice === 'dark' ? choice : null
    if (chosen) root.dataset['scheme'] = chosen
    else delete root.dataset['scheme']
    // What the browser paints by itself: the ground before there are styles, and the bar around the page.
    document.querySelector('meta[name=color-scheme]')?.setAttribute('content', chosen ?? 'light dark')
    for (const bar of document.querySelectorAll<HTMLElement>('meta[data-scheme]')) {
      const own = bar.dataset['scheme']
      bar.setAttribute('media', chosen ? (own === chosen ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`)
    }
  }

  root.dataset['scripts'] = '' // see base.css
  apply(kept())
  // Another tab of this browser has changed it, or did while this page lay in the history.
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) apply(event.newValue)
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) apply(kept())
  })
  // The field says what was chosen, and is told where that cannot be kept.
  addEventListener('scheme', (event) => {
    const choice = (event as CustomEvent<string>).detail // see use-scheme.ts
    apply(choice)
    try {
      localStorage.setItem(key, choice)
    } catch {
      event.preventDefault()
    }
  })
}
