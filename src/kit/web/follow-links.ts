/**
 * Follows links and searches of this site through the router. What the browser should do by itself is left to it: other
 * sites, parts of this page, new tabs, downloads, the API.
 */

type Navigate = (to: string, options: { replace: boolean; preventScrollReset: boolean }) => unknown

export function followLinks(navigate: Navigate): void {
  followForms(navigate)
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isOurs(link) || isOnThisPage(link) || !isPlain(event)) return
    event.preventDefault()
    const to = link.pathname + link.search + link.hash
    const here = location.pathname + location.search + location.hash
    void navigate(to, { replace: to === here, preventScrollReset: link.dataset['keepsPlace'] !== undefined })
  })
}

/** Forms that only ask are links whose address the reader has written. */
function followForms(navigate: Navigate): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
    const { origin, pathname } = new URL(form.action)
    if (origin !== location.origin) return
    event.preventDefault()
    // A form that only asks has no files: its values are strings.
    const values = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)])
    void navigate(`${pathname}?${new URLSearchParams(values)}`, { replace: false, preventScrollReset: false })
  })
}

function isOurs(link: HTMLAnchorElement): boolean {
  const isPage = link.origin === location.origin && !link.pathname.startsWith('/api/') && !/\.\w+$/.test(link.pathname)
  return isPage && link.hasAttribute('href') && !link.target && !link.hasAttribute('download')
}

/** Another part of the page that is open: the browser goes there, and takes the focus along. */
function isOnThisPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search
}

/** The main button, alone: with a key held it opens elsewhere. */
export function isPlain(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}
